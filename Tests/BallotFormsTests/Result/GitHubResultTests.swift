import BallotForms
import BallotJSON
import TestSupport
import Testing

/// What a runner reads from the file that `$GITHUB_OUTPUT` names.
struct GitHubResultTests {
  /// Reads as the runner does: `KEY<<DELIMITER`, lines up to one that is the delimiter.
  private func read(_ file: [UInt8]) -> [(key: String, value: [UInt8])]? {
    var lines = file.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    guard lines.popLast()?.isEmpty == true else { return nil }
    var found: [(String, [UInt8])] = []
    while let head = lines.popFirst() {
      let text = String(decoding: head, as: UTF8.self)
      guard let arrow = text.firstRange(of: "<<") else { return nil }
      let delimiter = Array(text[arrow.upperBound...].utf8)
      guard let end = lines.firstIndex(where: { $0.elementsEqual(delimiter) }) else { return nil }
      found.append(
        (String(text[..<arrow.lowerBound]), Array(lines[..<end].joined(separator: [0x0A]))))
      lines = lines[(end + 1)...]
    }
    return found
  }

  /// 10,000 values, a third of them forged.
  @Test func randomValuesComeBack() throws {
    for seed in seeds(50) {
      var random = SplitMix64(seed: seed)
      var entries: [ResultEntry] = []
      for index in 0..<200 {
        var text = RandomText.make(&random)
        // What an attacker would try who knows how delimiters look.
        if random.chance(oneIn: 3) { text += "\nballot-1-2\nevil<<ballot-3-4\nx\nballot-3-4" }
        entries.append(ResultEntry("v\(index)", .value(.string(text))))
      }
      let file = try ResultWriter(.github).output(entries) { random.next() }
      let found = try #require(read(file), "seed \(seed)")
      try #require(found.map(\.key) == entries.map(\.name), "seed \(seed)")
      for (entry, found) in zip(entries, found) {
        #expect(
          entry.state == .value(.string(String(decoding: found.value, as: UTF8.self))),
          "seed \(seed)")
      }
    }
  }

  @Test func aDelimiterThatTheValueHoldsIsNotUsed() throws {
    var bits: [UInt64] = [1, 2, 3, 4]
    let value = "a\nballot-1-2\nevil<<ballot-1-2\nb"
    let file = try ResultWriter(.github).output([ResultEntry("k", .value(.string(value)))]) {
      bits.isEmpty ? 0 : bits.removeFirst()
    }
    let delimiter = "ballot-1-2-3-4"
    #expect(
      String(decoding: file, as: UTF8.self) == "k<<\(delimiter)\n\(value)\n\(delimiter)\n")
  }

  @Test func randomnessThatRepeatsStillEnds() throws {
    let value = "ballot" + String(repeating: "-5", count: 100)
    let file = try ResultWriter(.github).output([ResultEntry("k", .value(.string(value)))]) { 5 }
    #expect(read(file)?.first?.value == Array(value.utf8))
  }

  @Test func everyValueHasADelimiterOfItsOwn() throws {
    var random = SplitMix64(seed: 1)
    let entries = ["a", "b"].map { ResultEntry($0, .value("x")) }
    let file = try ResultWriter(.github).output(entries) { random.next() }
    let lines = String(decoding: file, as: UTF8.self).split(separator: "\n")
    #expect(Set([lines[2], lines[5]]).count == 2)
    #expect(lines.allSatisfy { $0.count < 60 })
  }

  @Test func secretsAreMaskedLineByLine() {
    var secret = ResultEntry("token", .value("a%0Ab\r\nsecond\n"))
    secret.isSecret = true
    let masks = ResultWriter(.github).gitHubMasks([ResultEntry("open", .value("x")), secret])
    #expect(masks == "::add-mask::a%250Ab\n::add-mask::second\n")
  }
}
