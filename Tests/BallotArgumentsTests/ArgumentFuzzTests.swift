import BallotArguments
import TestSupport
import Testing

@Test func randomCommandLinesAreParsedOrRefused() {
  let words = [
    "radio", "form", "confirm", "help", "completions", "--", "-", "-o", "-rv", "--option",
    "--option=", "--format=raw", "--formt", "--no-pretty", "--min", "-5", "x", "", "--help", "-h",
    "--version", "--=", "---", "=", "bash", "日本", "-é", "--no-",
  ].map { Array($0.utf8) }
  let seed = UInt64.random(in: 0 ... .max)
  var random = SplitMix64(seed: seed)
  let end = ContinuousClock.now + .seconds(2)
  var runs = 0
  while runs < 200_000, ContinuousClock.now < end {
    runs += 1
    let line: [[UInt8]] = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      if Int.random(in: 0...3, using: &random) > 0 {
        return words.randomElement(using: &random) ?? []
      }
      return (0..<Int.random(in: 0...6, using: &random)).map { _ in
        UInt8.random(in: 1...255, using: &random)
      }
    }
    switch SampleCommand.ballot.parse(line) {
    case .run(let parsed):
      #expect(SampleCommand.ballot.command(at: parsed.path) != nil, "seed \(seed) \(line)")
      let positions = parsed.occurrences.map(\.position)
      #expect(positions == positions.sorted(), "seed \(seed) \(line)")
    case .faults(let faults, _):
      #expect(!faults.isEmpty, "seed \(seed) \(line)")
      for fault in faults {
        #expect(!fault.message.isEmpty, "seed \(seed) \(line)")
        #expect(fault.position ?? 0 <= line.count, "seed \(seed) \(line)")
      }
    case .help(let path):
      #expect(SampleCommand.ballot.command(at: path) != nil, "seed \(seed) \(line)")
    case .version: break
    }
  }
  #expect(runs > 100)
}
