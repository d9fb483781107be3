import BallotTerminal
import Testing

/// Text: whole characters whatever the reads, and nothing for what is no UTF-8.
struct KeyUTF8Tests {
  @Test func everyScalarThatIsTextIsAKey() {
    for value in UInt32(0)...0x10FFFF where value < 0x3000 || value % 37 == 0 {
      guard let scalar = Unicode.Scalar(value), value > 0x7F else { continue }
      let keys = KeyNotation.decode(Array(String(scalar).utf8))
      let expected: [Key] = value < 0xA0 ? [] : [.character(Character(scalar))]
      if keys != expected { Issue.record("U+\(String(value, radix: 16)) gave \(keys)") }
    }
  }

  @Test func combiningScalarsAreKeysOfTheirOwn() {
    #expect(KeyNotation.decode("e\u{301}") == [.character("e"), .character("\u{301}")])
  }

  /// Two bytes that are no text type at most the ASCII that is in them.
  @Test func noPairOfBytesTypesWhatIsNotInIt() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max where first >= 0x80 || second >= 0x80 {
        let bytes = [first, second]
        // 8F is SS3, behind which a letter is a key of the keypad.
        if first == 0x8F || String(validating: bytes, as: UTF8.self) != nil { continue }
        for key in KeyNotation.decode(bytes) {
          guard case .character(let character) = key.code, key.modifiers.isEmpty else { continue }
          let isThere = character.asciiValue.map(bytes.contains) ?? false
          if !isThere { Issue.record("\(bytes) typed \(character)") }
        }
      }
    }
  }

  @Test func illFormedSequencesAreDroppedAndTheNextKeyIsRight() {
    let rows: [[UInt8]] = [
      [0x80], [0xBF], [0x80, 0xBF], [0xC0, 0x80], [0xC0, 0xAF], [0xC1, 0xBF],  // overlong
      [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xF0, 0x80, 0x80, 0x80],  // overlong
      [0xF0, 0x8F, 0xBF, 0xBF], [0xC0, 0x9B], [0xE0, 0x80, 0x9B],  // an overlong ESC or CSI
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xED, 0xA0, 0x80, 0xED, 0xB0, 0x80],  // surrogates
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
      [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xFE, 0xFE, 0xFF, 0xFF],
      [0xC3], [0xE2], [0xE2, 0x82], [0xF0], [0xF0, 0x9F], [0xF0, 0x9F, 0x99],  // cut
      [0xE2, 0xE2, 0x82], [0xC3, 0xFF], [0xF0, 0x9F, 0xC3],
    ]
    for row in rows {
      for cut in 0...row.count {
        var decoder = KeyDecoder()
        let keys = decoder.feed(Array(row[..<cut])) + decoder.feed(row[cut...] + [0x61])
        #expect(keys == [.character("a")], "\(row) cut at \(cut)")
      }
    }
  }

  @Test func altGoesWithTheCharacterItWasSentWith() {
    #expect(KeyNotation.decode([0x1B, 0xC3, 0x61]) == [.character("a")])
    #expect(KeyNotation.decode([0x1B, 0xFF, 0x61]) == [.character("a")])
    #expect(KeyNotation.decode([0x1B, 0xC3, 0xC3, 0xA9]) == [.character("é")])
    #expect(KeyNotation.decode([0x1B, 0xC3, 0xA9, 0x61]) == [.alt("é"), .character("a")])
  }
}
