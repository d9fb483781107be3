import BallotArguments
import Testing

@Test func bytesThatAreNotUTF8AreNamedByPlaceAndShown() {
  let rows: [(bytes: [UInt8], shown: String)] = [
    ([0xFF], #""\xFF""#),
    ([0x61, 0xFF, 0x62], #""a\xFFb""#),
    ([0xC3], #""\xC3""#),
    ([0xC0, 0x80], #""\xC0\x80""#),
    ([0xED, 0xA0, 0x80], #""\xED\xA0\x80""#),
    ([0xF4, 0x90, 0x80, 0x80], #""\xF4\x90\x80\x80""#),
    (Array("--x".utf8) + [0x80], #""--x\x80""#),
    ([0x1B, 0x5B, 0xFF], #""\x1B[\xFF""#),
    (Array(repeating: 0x61, count: 70) + [0xFF], "\"" + String(repeating: "a", count: 60) + "…\""),
  ]
  for row in rows {
    let result = SampleCommand.ballot.parse([Array("form".utf8), row.bytes]).transcript
    #expect(result == "@2 bytes \(row.shown)", "\(row.bytes)")
  }
}

@Test func damagedArgumentHasNoOtherFault() {
  let damaged: [UInt8] = [0xFF]
  let rows: [(arguments: [[UInt8]], result: String)] = [
    (arguments("form --format") + [damaged], #"@3 bytes "\xFF""#),
    (arguments("completions") + [damaged], #"@2 bytes "\xFF""#),
    ([damaged], #"@1 bytes "\xFF""#),
    (arguments("form x") + [damaged], #"@3 bytes "\xFF""#),
    (
      arguments("form --bad") + [damaged, damaged],
      #"@2 unknown --bad; @3 bytes "\xFF"; @4 bytes "\xFF""#
    ),
    (arguments("form --") + [damaged], #"@3 bytes "\xFF""#),
    (arguments("form --help") + [damaged], "help form"),
  ]
  for row in rows {
    let result = SampleCommand.ballot.parse(row.arguments).transcript
    #expect(result == row.result, "\(row.arguments)")
  }
}

@Test func noArgumentsAtAllAreParsed() {
  #expect(SampleCommand.ballot.parse([[UInt8]]()).transcript == "no command")
  #expect(SampleCommand.answers.parse([[UInt8]]()).transcript == "")
  #expect(CommandDeclaration("bare").parse([[UInt8]]()).transcript == "")
  #expect(CommandDeclaration("bare").parse([[]]).transcript == "@1 unexpected +0")
}

@Test func tenThousandArgumentsAndLongOnesTakeLinearTime() throws {
  let long = String(repeating: "x", count: 128 * 1024)
  let many = (1...10_000).map { "option \($0)" }
  let command = SampleCommand.ballot
  let clock = ContinuousClock()
  let time = clock.measure {
    guard case .run(let parsed) = command.parse(words(["radio", "p"] + many)) else {
      Issue.record("operands are refused")
      return
    }
    #expect(parsed.operands(of: "OPTION") == many)

    guard case .run(let repeated) = command.parse(words(["form"] + many.map { "-o\($0)" })) else {
      Issue.record("repeated options are refused")
      return
    }
    #expect(repeated.values(of: "option") == many)

    for prefix in ["--option=", "-o", "--", "-", "", "--format=", "-f", "--no-"] {
      _ = command.parse(words(["form", prefix + long]))
    }
    _ = command.parse(words(["form", "-" + String(repeating: "r", count: 128 * 1024)]))
    _ = command.parse(words(["form"] + many.map { "--x" + $0 }))
    _ = command.parse(words(["form"] + many.flatMap { ["--min", $0] }))
    _ = command.parse(Array(repeating: [0xFF], count: 10_000))
  }
  #expect(time < .seconds(20))
}

@Test func faultsOfOneCommandLineAreBounded() {
  let unknown = (1...10_000).map { "--x\($0)" }
  guard case .faults(let faults, _) = SampleCommand.ballot.parse(words(["form"] + unknown)) else {
    Issue.record("unknown options are accepted")
    return
  }
  #expect(faults.count == 100)
  #expect(faults.first?.position == 2)
}

/// Arguments as the system gives them.
func words(_ words: [String]) -> [[UInt8]] {
  words.map { Array($0.utf8) }
}
