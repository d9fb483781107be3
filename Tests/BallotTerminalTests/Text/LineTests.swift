import TestSupport
import Testing

@testable import BallotTerminal

private let bold = TextStyle(attributes: .bold)

@Test func aLineAddsUpTheWidthsOfItsCells() {
  var line: Line = "ab"
  line.append("字", style: bold)
  line.append(Line("👨‍👩‍👧"))
  #expect(line.text == "ab字👨‍👩‍👧")
  #expect(line.width == 6)
  #expect(line.reach == 10, "a family may take six columns")
  #expect(line.cells.map(\.isContested) == [false, false, false, true])
  #expect(line.cells[2].style == bold)
}

@Test func escapesStandOutInEitherLight() {
  let plain = Line("a\u{1B}")
  #expect(plain.text == "a^[")
  #expect(plain.cells.map(\.style.attributes) == [[], .inverse, .inverse])
  let inverse = Line("a\u{1B}", style: TextStyle(attributes: [.inverse, .bold]))
  #expect(inverse.cells.map(\.style.attributes) == [[.inverse, .bold], .bold, .bold])
}

@Test func textsDoNotJoinAcrossTheirBorder() {
  var line: Line = "e"
  line.append("\u{301}")
  #expect(line.cells.map(\.text) == ["e", "\u{25CC}\u{301}"])
}

@Test func appendingStopsWhereThereIsNoRoom() {
  let rows: [(text: String, columns: Int, shown: String)] = [
    ("abc", 3, "abc"), ("abc", 2, "ab"), ("abc", 0, ""), ("abc", -1, ""), ("a字b", 2, "a"),
    ("a字b", 3, "a字"), ("abe\u{301}", 3, "abe\u{301}"), ("ab\u{301}", 2, "ab\u{301}"),
    ("…", 1, "…"), ("👨‍👩‍👧", 4, ""), ("👨‍👩‍👧", 5, "👨‍👩‍👧"),
  ]
  for row in rows {
    var line = Line()
    let isWhole = line.append(row.text, upTo: row.columns)
    #expect(line.text == row.shown, "\(row)")
    #expect(isWhole == (row.text == row.shown), "\(row)")
  }
}

@Test func longLinesEndInAnEllipsis() {
  let rows: [(text: String, columns: Int, ellipsis: String, shown: String)] = [
    ("abcdef", 6, "…", "abcdef"), ("abcdef", 5, "…", "abcd…"), ("abcdef", 5, "...", "ab..."),
    ("abcdef", 1, "…", "…"), ("abcdef", 2, "...", "ab"), ("abcdef", 0, "…", ""),
    ("字字字", 5, "…", "字字…"), ("字字字", 4, "…", "字…"), ("", 0, "…", ""),
    ("ab👨‍👩‍👧", 4, "…", "ab…"), ("ab👨‍👩‍👧", 7, "…", "ab👨‍👩‍👧"),
  ]
  for row in rows {
    let cut = Line(row.text).truncated(to: row.columns, ellipsis: row.ellipsis)
    #expect(cut.text == row.shown, "\(row)")
    let direct = Line(row.text, truncatedTo: row.columns, ellipsis: row.ellipsis)
    #expect(direct == cut, "\(row)")
  }
}

@Test func theEllipsisLooksLikeWhatItStandsFor() {
  var line = Line("ab")
  line.append("cdef", style: bold)
  #expect(line.truncated(to: 4).cells.last?.style == bold)
  #expect(line.truncated(to: 2).cells.last?.style == bold)
}

@Test func paddingFillsWithBlanksOfAStyle() {
  var line: Line = "字"
  line.pad(to: 4, style: bold)
  #expect(line.text == "字  ")
  #expect(line.cells.last?.style == bold)
  line.pad(to: 2)
  #expect(line.width == 4)
}

@Test func stylesChangeCellByCell() {
  var line = Line("a", style: bold)
  line.append("b")
  let changed = line.styled { $0.attributes.insert(.dim) }
  #expect(changed.cells.map(\.style.attributes) == [[.bold, .dim], .dim])
  #expect(changed.text == line.text)
}

@Test func cutLinesNeverTakeMoreThanTheyMay() {
  for seed in UInt64(0)..<500 {
    var random = SplitMix64(seed: seed)
    let text = awkwardText(15, using: &random)
    let columns = Int.random(in: 0...40, using: &random)
    let line = Line(text)
    for cut in [line.truncated(to: columns), line.prefix(columns)] {
      #expect(cut.width <= columns && cut.reach - 1 <= columns, "seed \(seed)")
    }
    #expect(
      Line(text, truncatedTo: columns).text == line.truncated(to: columns).text, "seed \(seed)")
    #expect(line.text.hasPrefix(line.prefix(columns).text), "seed \(seed)")
  }
}

@Test func aHugeTextCostsNoMoreThanWhatIsSeenOfIt() {
  let huge = String(repeating: "字", count: 350_000)
  let clock = ContinuousClock()
  let whole = clock.measure { _ = displayWidth(huge) }
  let seen = clock.measure { _ = Line(huge, truncatedTo: 80) }
  #expect(seen < whole)
  #expect(Line(huge, truncatedTo: 80).width == 79)
}
