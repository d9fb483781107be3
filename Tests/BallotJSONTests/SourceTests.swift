import BallotJSON
import Testing

@Test func positionsAreCountedInLinesAndCharacters() {
  // The place is marked with ^, which is taken out.
  let table: [(String, Int, Int)] = [
    ("^", 1, 1), ("ab^c", 1, 3), ("a\n^b", 2, 1), ("a^\nb", 1, 2), ("a\r\n^b", 2, 1),
    ("a\r^b", 2, 1), ("a\r\r^b", 3, 1), ("a\n\n\nb^", 4, 2), ("\t^x", 1, 2), ("é^", 1, 2),
    ("日本^", 1, 3), ("e\u{301}^", 1, 2), ("👩‍👩‍👧^x", 1, 2), ("\u{FEFF}^a", 1, 1),
    ("\u{FEFF}a\nb^", 2, 2),
  ]
  for (marked, line, column) in table {
    let parts = marked.split(separator: "^", omittingEmptySubsequences: false)
    let offset = parts[0].utf8.count
    let position = SourceText(Array(parts.joined().utf8)).position(at: offset)
    #expect(position.offset == offset, "\(marked)")
    #expect((position.line, position.column) == (line, column), "\(marked)")
  }
}

@Test func placesOutsideTheTextAreItsEnds() {
  let text = SourceText(Array("ab\nc".utf8))
  #expect(text.position(at: 99).description == "2:2")
  #expect(text.position(at: -1).description == "1:1")
  #expect(text.excerpt(at: 99).caret == " ^")
  #expect(text.excerpt(at: -1).line == "ab")
}

/// The excerpt at the place marked with ^.
private func excerpt(
  _ marked: String, columns: Int = 76, width: (Character) -> Int = { _ in 1 }
) -> String {
  let parts = marked.split(separator: "^", omittingEmptySubsequences: false)
  let text = SourceText(Array(parts.joined().utf8))
  let excerpt = text.excerpt(at: parts[0].utf8.count, columns: columns, width: width)
  return excerpt.line + "|" + excerpt.caret
}

@Test func excerptsShowTheLineAndThePlace() {
  let letters = "abcdefghijklmnopqrstuvwxyz"
  let table: [(String, Int, String)] = [
    ("[1,\n [2^,\n 3]]", 20, " [2,|   ^"),
    ("^", 20, "|^"),
    ("[1^\r\n]", 20, "[1|  ^"),
    ("\u{FEFF}^[1]", 20, "[1]|^"),
    // Cut at one end or both, with … inside the width.
    ("^" + letters, 10, "abcdefghi…|^"),
    ("ab^cdefghijklmnopqrstuvwxyz", 10, "abcdefghi…|  ^"),
    ("abcdefghijklm^nopqrstuvwxyz", 10, "…jklmnopq…|     ^"),
    ("abcdefghijklmnopqrstuvwxy^z", 10, "…rstuvwxyz|         ^"),
    (letters + "^", 10, "…rstuvwxyz|          ^"),
    ("abcdefghi^j", 10, "abcdefghij|         ^"),
  ]
  for (marked, columns, expected) in table {
    #expect(excerpt(marked, columns: columns) == expected, "\(marked)")
  }
}

@Test func excerptsAreHarmless() {
  #expect(
    excerpt("\t\"a\u{1B}[31m\u{202E}\u{9B}\"^x")
      == " \"a\\u001b[31m\\u202e\\u009b\"x|                          ^")
  let broken = SourceText([0x22, 0xFF, 0x22]).excerpt(at: 2)
  #expect(broken.line == "\"\u{FFFD}\"")
  #expect(broken.caret == "  ^")
}

@Test func excerptsCountColumnsAsTold() {
  let wide = { (character: Character) in character.isASCII || character == "…" ? 1 : 2 }
  #expect(excerpt("日本^x", width: wide) == "日本x|    ^")
  #expect(excerpt("日本日本日本日本^x", columns: 8, width: wide) == "…本日本x|       ^")
}

@Test func excerptsOfOneLongLineAreFound() {
  let line = Array(String(repeating: "é", count: 100_000).utf8)
  for offset in [0, 1001, 100_000, 200_000] {
    let excerpt = SourceText(line).excerpt(at: offset)
    #expect(excerpt.line.count <= 76, "\(offset)")
    #expect(excerpt.caret.count <= 77, "\(offset)")
  }
}
