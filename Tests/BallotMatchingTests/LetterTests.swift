import Testing

@testable import BallotMatching

private func scalar(_ bits: UInt64) -> Unicode.Scalar? {
  Unicode.Scalar(UInt32(truncatingIfNeeded: bits & 0x1F_FFFF))
}

@Test func tablesAreSorted() {
  for (name, table, shift) in [
    ("decompositions", decompositions, 42), ("caseFoldings", caseFoldings, 21),
    ("markRanges", markRanges, 21),
  ] {
    for (before, after) in zip(table, table.dropFirst()) {
      #expect(before >> UInt64(shift) < after >> UInt64(shift), "\(name)")
    }
  }
}

@Test func decompositionsAreCanonical() {
  var strokes = 0
  for entry in decompositions {
    guard let whole = scalar(entry >> 42), let first = scalar(entry >> 21) else { continue }
    let second = entry & 0x1F_FFFF
    if second == 0x338, String(whole) != String(first) + "\u{338}" {
      strokes += 1
      continue
    }
    var parts = String(first)
    if second != 0, let second = scalar(second) { parts.unicodeScalars.append(second) }
    #expect(String(whole) == parts, "U+\(String(whole.value, radix: 16))")
  }
  #expect(strokes == 38)
}

@Test func lettersWithMarksAreThoseOfUnicode() {
  for value in UInt32(0xC0)...0x1FFF {
    // The tables are those of Unicode 15.
    guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 15
    else { continue }
    let name = "U+\(String(value, radix: 16))"
    let properties = scalar.properties
    if properties.canonicalCombiningClass != .notReordered { #expect(isMark(value), "\(name)") }
    let lower = properties.lowercaseMapping.unicodeScalars
    if properties.isUppercase, lower.count == 1, let lower = lower.first {
      let capital = LetterText(String(scalar)).folded
      // Cherokee folds to capitals.
      #expect(capital == LetterText(String(lower)).folded, "\(name)")
    }
  }
}

@Test func canonicallyEquivalentTextsHaveEqualLetters() {
  for (left, right) in [
    ("\u{E9}", "e\u{301}"), ("\u{1EC7}", "e\u{302}\u{323}"), ("\u{1EC7}", "e\u{323}\u{302}"),
    ("\u{1F82}", "\u{3B1}\u{313}\u{300}\u{345}"), ("\u{AC01}", "\u{1100}\u{1161}\u{11A8}"),
    ("\u{212B}", "\u{C5}"), ("\u{304C}", "\u{304B}\u{3099}"), ("\u{344}", "\u{308}\u{301}"),
    ("\u{F900}", "\u{8C48}"),
  ] {
    #expect(LetterText(left).letters == LetterText(right).letters, "\(left)")
    #expect(left == right, "the standard library agrees")
  }
  #expect(LetterText("e\u{301}").letters != LetterText("e\u{300}").letters)
}

@Test func signaturesOfMatchesHoldThoseOfTheirLetters() {
  for (text, typed) in [
    ("Łódź", "lodz"), ("\u{212A}", "k"), ("東京/a", "京a"), ("ÉA", "é"), ("a-b.c/d1", "-./1"),
  ] {
    var store = OptionStore()
    store.append(label: text)
    let required = LetterText(typed).letters.reduce(0) { $0 | Signature.bits(of: $1) }
    #expect(store.chunks[0].signatures[0] & required == required, "\(text)")
  }
}
