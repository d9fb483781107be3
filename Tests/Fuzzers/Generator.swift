#if !LIBFUZZER
  import Foundation

  /// Stands in for libFuzzer: changes the inputs of a corpus at random, for some seconds.
  ///
  ///     fuzzers NAME SECONDS SEED CURRENT CORPUS…
  ///
  /// The file CURRENT holds the input that is being tried, for whoever looks after a trap.
  @main
  enum Generator {
    static func main() throws {
      let words = CommandLine.arguments
      guard words.count > 5, let fuzzer = Fuzzer.all.first(where: { $0.name == words[1] }),
        let seconds = Double(words[2]), let seed = UInt64(words[3])
      else { fatalError("usage: fuzzers NAME SECONDS SEED CURRENT CORPUS…") }
      let corpus = try words[5...].flatMap(inputs)
      var random = SplitMix64(seed: seed)
      let end = ContinuousClock.now + .seconds(seconds)
      var count = 0
      while count < corpus.count || ContinuousClock.now < end {
        var input = count < corpus.count ? corpus[count] : random.pick(corpus, or: [])
        if count >= corpus.count {
          for _ in 0..<random.number(in: 1...6) { random.mutate(&input, with: corpus) }
        }
        try Data(input).write(to: URL(fileURLWithPath: words[4]))
        if let complaint = fuzzer.complaint(input) { fatalError(complaint) }
        count += 1
      }
      print("Done \(count) runs")
    }

    private static func inputs(in folder: String) throws -> [[UInt8]] {
      let url = URL(fileURLWithPath: folder)
      return try FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: nil
      ).sorted { $0.path < $1.path }.map { Array(try Data(contentsOf: $0)) }
    }
  }

  extension SplitMix64 {
    /// Removes, repeats or replaces a few bytes, or copies some from another input.
    fileprivate mutating func mutate(_ input: inout [UInt8], with corpus: [[UInt8]]) {
      let place = number(in: 0...input.count)
      let length = Swift.min(number(in: 0...16), input.count - place)
      let range = place..<place + length
      switch number(in: 0...4) {
      case 0: input.removeSubrange(range)
      case 1: input.insert(contentsOf: input[range], at: place)
      case 2: input.insert(UInt8(number(in: 0...255)), at: place)
      case 3 where length > 0: input[place] = UInt8(number(in: 0...255))
      default:
        let other = pick(corpus, or: [])
        let start = number(in: 0...other.count)
        input.replaceSubrange(range, with: other[start...].prefix(number(in: 0...32)))
      }
    }
  }
#endif
