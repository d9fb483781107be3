import TestSupport
import Testing

@testable import BallotTerminal

/// Clusters with their fewest, usual and most columns; each range holds what tmux 3.3a, xterm 379,
/// kitty 0.26.5 and VTE 0.70 were measured to do, which stands in the last column.
private let clusters: [(name: String, text: Character, widths: [UInt8], measured: [UInt8])] = [
  ("letter", "a", [1, 1, 1], [1, 1, 1, 1]),
  ("ideograph", "字", [2, 2, 2], [2, 2, 2, 2]),
  ("Hangul syllable", "각", [2, 2, 2], [2, 2, 2, 2]),
  ("halfwidth katakana", "ｱ", [1, 1, 1], [1, 1, 1, 1]),
  ("fullwidth letter", "Ａ", [2, 2, 2], [2, 2, 2, 2]),
  ("combining accent", "e\u{301}", [1, 1, 1], [1, 1, 1, 1]),
  ("ambiguous letter", "д", [1, 1, 1], [1, 1, 1, 1]),
  ("ambiguous ellipsis", "…", [1, 1, 2], [1, 1, 1, 1]),
  ("box drawing", "━", [1, 1, 2], [1, 1, 1, 1]),
  ("neutral glyph", "❯", [1, 1, 1], [1, 1, 1, 1]),
  ("private use", "\u{E0B0}", [1, 1, 2], [1, 1, 1, 1]),
  ("replacement character", "\u{FFFD}", [1, 1, 2], [1, 1, 1, 1]),
  ("braille", "⠿", [1, 1, 1], [1, 1, 1, 1]),
  ("old emoji", "🚀", [2, 2, 2], [2, 2, 2, 2]),
  ("emoji of 15.0", "🫨", [0, 2, 2], [0, 1, 2, 2]),
  ("symbol widened in 16.0", "☰", [1, 2, 2], [1, 1, 1, 1]),
  ("heart and VS16", "❤️", [1, 2, 2], [1, 1, 2, 1]),
  ("keycap", "1️⃣", [1, 2, 2], [1, 1, 2, 1]),
  ("watch and VS15", "⌚︎", [1, 2, 2], [2, 2, 1, 2]),
  ("flag", "🇩🇪", [1, 2, 4], [2, 2, 2, 2]),
  ("lone regional indicator", "🇩", [1, 2, 2], [1, 1, 2, 1]),
  ("thumb and skin tone", "👍🏽", [2, 2, 4], [4, 4, 2, 4]),
  ("lone skin tone", "🏽", [0, 2, 2], [2, 2, 0, 2]),
  ("family", "👨‍👩‍👧", [2, 2, 6], [2, 6, 6, 6]),
  ("rainbow flag", "🏳️‍🌈", [1, 2, 4], [1, 3, 4, 3]),
  ("conjoining jamo", "\u{1112}\u{1161}\u{11AB}", [2, 2, 4], [2, 2, 4, 2]),
  ("Indic vowel sign", "कि", [1, 2, 2], [2, 2, 1, 2]),
  ("virama and joiner", "\u{DC1}\u{DCA}\u{200D}", [0, 1, 1], [1, 1, 1, 1]),
  ("soft hyphen", "\u{AD}", [0, 1, 1], [1, 1, 0, 1]),
]

@Test func clustersHaveTheWidthsThatTerminalsGiveThem() {
  for row in clusters {
    let width = DisplayWidth(of: row.text)
    #expect([width.low, width.usual, width.high] == row.widths, "\(row.name)")
    for measured in row.measured {
      #expect((width.low...width.high).contains(measured), "\(row.name): \(measured)")
    }
  }
}

@Test func everyScalarHasTheWidthThatWcwidthGivesIt() throws {
  let runs = try dataLines("scalar-widths.txt").map { line in
    let fields = line.split(separator: "; ")
    return (
      start: try #require(UInt32(fields[0], radix: 16)),
      // Control characters, -1 there, never reach the table.
      width: UInt8(max(0, try #require(Int(fields[1]))))
    )
  }
  var misses: [String] = []
  for (index, run) in runs.enumerated() {
    let end = index + 1 < runs.count ? runs[index + 1].start : 0x110000
    for value in run.start..<end {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = DisplayWidth(of: scalar)
      if width.usual != run.width || width.low > width.usual || width.high < width.usual {
        misses.append(hexadecimal(String(scalar)))
      }
    }
  }
  #expect(misses == [])
}

@Test func emojiSequencesHaveTheWidthThatWcwidthGivesThem() throws {
  var narrowed = 0
  for line in try dataLines("cluster-widths.txt") {
    let fields = line.split(separator: "; ")
    let sequence = text(ofHexadecimal: fields[0])
    let expected = try #require(UInt8(fields[1]))
    #expect(sequence.count == 1, "\(fields[0])")
    let width = DisplayWidth(of: Character(sequence))
    if fields[0].hasSuffix("FE0E"), width.usual == 2, expected == 1 {
      // Most terminals leave a wide emoji wide before U+FE0E, so layout does too.
      narrowed += 1
      #expect(width.low == 1, "\(fields[0])")
    } else {
      #expect(width.usual == expected, "\(fields[0])")
    }
    #expect((width.low...width.high).contains(expected), "\(fields[0])")
  }
  #expect(narrowed == 141, "the wide ones of the 354 bases with variants")
}

@Test func onlyOneLineOfUnicodesGraphemeBreakTestDiffers() throws {
  var misses: [String] = []
  for line in try dataLines("GraphemeBreakTest.txt") {
    let expected = line.split(separator: "÷").map { text(ofHexadecimal: $0) }
      .filter { !$0.isEmpty }
    if expected.joined().map(String.init) != expected {
      misses.append(hexadecimal(expected.joined()))
    }
  }
  // U+2701 is no longer Extended_Pictographic in the newer Unicode that Swift follows.
  #expect(misses == ["2701 200D 2701"])
}

@Test func theWidthOfATextIsTheWidthOfItsLine() {
  for seed in UInt64(0)..<300 {
    var random = SplitMix64(seed: seed)
    let text = awkwardText(12, using: &random)
    #expect(displayWidth(text) == Line(text).width, "seed \(seed)")
  }
  #expect(displayWidth("plain") == 5)
  #expect(displayWidth("\u{1B}") == 2)
}
