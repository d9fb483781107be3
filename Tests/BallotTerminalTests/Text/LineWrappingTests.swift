import TestSupport
import Testing

@testable import BallotTerminal

@Test func textWrapsWhereAReaderWouldBreakIt() {
  let rows: [(text: String, columns: Int, lines: [String])] = [
    ("", 5, [""]),
    ("one two", 7, ["one two"]),
    ("one two", 6, ["one", "two"]),
    ("one   two", 5, ["one", "two"]),
    ("one two ", 7, ["one two"]),
    ("  indented text", 10, ["  indented", "text"]),
    ("one\ntwo", 9, ["one", "two"]),
    ("one\r\n\ntwo\n", 9, ["one", "", "two", ""]),
    ("unbreakable", 4, ["unbr", "eaka", "ble"]),
    ("a unbreakable", 4, ["a", "unbr", "eaka", "ble"]),
    ("well-known", 6, ["well-", "known"]),
    ("use --flag", 6, ["use", "--flag"]),
    ("src/main.swift", 10, ["src/", "main.swift"]),
    ("日本語入力", 4, ["日本", "語入", "力"]),
    ("日本語。", 6, ["日本", "語。"]),
    ("日本（語）", 6, ["日本", "（語）"]),
    ("日本abc", 5, ["日本", "abc"]),
    ("字", 1, [""]),
    ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("a\u{1B}b", 3, ["a^[", "b"]),
  ]
  for row in rows {
    let lines = Line.wrap(row.text, to: row.columns)
    #expect(lines.map(\.text) == row.lines, "\(row.text) in \(row.columns)")
  }
}

@Test func onlyTheRowsAskedForAreMade() {
  let text = String(repeating: "word ", count: 10_000)
  #expect(Line.wrap(text, to: 9, upTo: 2).map(\.text) == ["word word", "word word"])
  let gaps = "a" + String(repeating: " ", count: 100) + "b c"
  #expect(Line.wrap(gaps, to: 1, upTo: 2).map(\.text) == ["a", "b"])
  #expect(Line.wrap("a\nb\nc", to: 9, upTo: 2).map(\.text) == ["a", "b"])
  #expect(Line.wrap("a", to: 9, upTo: 0) == [])
}

@Test func wrappingKeepsStyles() {
  var line = Line("one ")
  line.append("two", style: TextStyle(attributes: .bold))
  let rows = line.wrapped(to: 4)
  #expect(rows.map(\.text) == ["one", "two"])
  #expect(rows[1].cells.allSatisfy { $0.style.attributes == .bold })
}

@Test func wrappedRowsFitAndLoseNoText() {
  for seed in UInt64(0)..<1000 {
    var random = SplitMix64(seed: seed)
    let text = awkwardText(25, using: &random)
    // A family of four needs seven columns beside the one that is always free.
    let columns = Int.random(in: 7...40, using: &random)
    let rows = Line.wrap(text, to: columns)
    for row in rows {
      #expect(row.fits(in: columns), "seed \(seed)")
    }
    let wrapped = rows.map(\.text).joined().filter { $0 != " " }
    let whole = text.split(whereSeparator: isNewline).map { Line(String($0)).text }.joined()
    #expect(wrapped == whole.filter { $0 != " " }, "seed \(seed)")
  }
}
