import TestSupport
import Testing

@testable import BallotTerminal

@Test func controlCharactersAreShownAsCaretsOrNumbers() {
  let carets = "@ABCDEFGH IJKLMNOPQRSTUVWXYZ[\\]^_".filter { $0 != " " }
  for (value, caret) in zip(UInt8(0)..<0x20, carets) where value != 9 {
    #expect(harmless("a\(Character(Unicode.Scalar(value)))b") == "a^\(caret)b", "\(value)")
  }
  #expect(harmless("a\tb") == "a b")
  #expect(harmless("\u{7F}") == "^?")
  for value in UInt32(0x80)...0x9F {
    let control = text(ofHexadecimal: String(value, radix: 16))
    let shown = "<U+00" + String(value, radix: 16, uppercase: true) + ">"
    #expect(harmless(control) == shown)
  }
}

@Test func invisibleCharactersAreShownAsNumbers() {
  let values: [ClosedRange<UInt32>] = [
    // Line breaks and bidirectional controls.
    0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069, 0x200E...0x200F, 0x61C...0x61C,
    // Zero width, fillers, annotations, noncharacters, tags, selectors.
    0xAD...0xAD, 0x34F...0x34F, 0x180E...0x180E, 0x200B...0x200D, 0x2060...0x2065,
    0x206A...0x206F, 0xFEFF...0xFEFF, 0x115F...0x1160, 0x3164...0x3164, 0xFFA0...0xFFA0,
    0xFFF9...0xFFFB, 0xFFFE...0xFFFF, 0xFDD0...0xFDEF, 0x1FFFE...0x1FFFF, 0xFE00...0xFE0F,
    0xE0001...0xE0001, 0xE0020...0xE007F, 0xE0100...0xE01EF, 0x1D173...0x1D17A,
  ]
  for range in values {
    for value in range {
      let digits = String(value, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      #expect(harmless("a" + text(ofHexadecimal: digits) + "b") == "a<U+\(padded)>b")
    }
  }
}

@Test func whatTextNeedsStaysAsItIs() {
  let texts = [
    "plain", "é", "e\u{301}", "日本語", "한국어", "\u{1112}\u{1161}\u{11AB}", "\u{115F}\u{1161}",
    "👩‍👩‍👧‍👦", "👍🏽", "🏳️‍🌈", "❤️", "⌚︎", "1️⃣", "🇩🇪", "🇩", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می\u{200C}خواهم", "क्‍ष", "क्‌ष",
    "葛\u{E0100}", "\u{600}1", "\u{E0B0}", "\u{FFFD}", "\u{2800}", "\u{A0}", "\u{3000}",
    "👩🏻‍❤️‍💋‍👩🏻",
  ]
  for text in texts {
    #expect(harmless(text) == text, "\(hexadecimal(text))")
  }
}

@Test func marksWithoutABaseOrTooManyOfThemGetADottedCircle() {
  let mark = "\u{30A}"
  let nine = String(repeating: mark, count: 9)
  #expect(harmless(mark) == "\u{25CC}" + mark)
  #expect(harmless("\u{1B}" + mark) == "^[\u{25CC}" + mark)
  #expect(harmless("a" + nine) == "a" + String(repeating: mark, count: 8) + "\u{25CC}" + mark)
  #expect(harmless("\u{93F}") == "\u{25CC}\u{93F}")
  #expect(harmless("\u{1161}") == "<U+1161>", "a vowel that would join the cell before")
}

@Test func endlessClustersAreCut() {
  let family = String(repeating: "👩\u{200D}", count: 1000) + "👩"
  #expect(family.count == 1)
  for cell in Line(family).cells {
    #expect(cell.text.unicodeScalars.count <= 32)
  }
}

@Test func newlinesAreKeptWhereTheyAreWanted() {
  let text = "one\ntwo\r\nthree\rfour\u{2028}\n"
  #expect(
    harmless(text, keepingNewlines: true) == "one\ntwo\nthree^Mfour<U+2028>\n")
  #expect(harmless(text) == "one^Jtwo^M^Jthree^Mfour<U+2028>^J")
}

@Test func bytesThatAreNotUTF8AreReplaced() {
  #expect(harmless(bytes: [0x61, 0xFF, 0x9B, 0x1B, 0x62]) == "a\u{FFFD}\u{FFFD}^[b")
  #expect(harmless(bytes: [0x61, 0x0A], keepingNewlines: true) == "a\n")
}

@Test func nothingHarmfulComesThrough() {
  for seed in UInt64(0)..<500 {
    var random = SplitMix64(seed: seed)
    let scalars = (0..<20).compactMap { _ in
      Unicode.Scalar(
        UInt32.random(in: 0..<(Bool.random(using: &random) ? 0x3000 : 0xF0000), using: &random))
    }
    var text = awkwardText(6, using: &random)
    text.unicodeScalars.append(contentsOf: scalars)
    for shown in [harmless(text), Line(text).text] {
      for scalar in shown.unicodeScalars {
        let category = scalar.properties.generalCategory
        #expect(
          category != .control && category != .lineSeparator && category != .paragraphSeparator
            && !scalar.properties.isBidiControl, "seed \(seed): \(hexadecimal(shown))")
      }
    }
  }
}
