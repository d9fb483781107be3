import BallotTerminal
import TestSupport
import Testing

/// Every sequence gives the right key, however it is cut into reads.
struct KeyTableTests {
  /// The written tables, with the keys of which one parameter is a modifier crossed with all eight
  /// sets of modifiers.
  static let rows: [(sequence: String, keys: String)] = {
    let tables = [
      KeySequences.text, KeySequences.plain, KeySequences.modified, KeySequences.numbered,
      KeySequences.silent,
    ]
    let written = tables.flatMap { $0.split(separator: "\n") }.map { line in
      let parts = line.split(separator: " = ", maxSplits: 1).map(String.init)
      return (parts.first ?? "", parts.last ?? "")
    }
    return written + crossed
  }()

  private static let crossed: [(sequence: String, keys: String)] = {
    let lettered = [
      ("A", "up"), ("B", "down"), ("C", "right"), ("D", "left"), ("H", "home"), ("F", "end"),
      ("P", "f1"), ("Q", "f2"), ("S", "f4"),
    ]
    let tilde = [
      (2, "insert"), (3, "delete"), (5, "pageUp"), (6, "pageDown"), (13, "f3"), (15, "f5"),
      (17, "f6"), (18, "f7"), (19, "f8"), (20, "f9"), (21, "f10"), (23, "f11"), (24, "f12"),
    ]
    var rows: [(sequence: String, keys: String)] = []
    for bits in 0..<8 {
      let names = [(1, "shift+"), (2, "alt+"), (4, "control+")]
      let modifiers = names.filter { bits & $0.0 != 0 }.map(\.1).joined()
      for (final, name) in lettered {
        rows.append(("␛[1;\(bits + 1)\(final)", modifiers + name))
        rows.append(("␛[1;\(bits + 1):2\(final)", modifiers + name))
      }
      for (number, name) in tilde {
        rows.append(("␛[\(number);\(bits + 1)~", modifiers + name))
        rows.append(("␛[\(number);\(bits + 193):1~", modifiers + name))
      }
    }
    return rows
  }()

  @Test func theTableHoldsWhatTerminalsSend() {
    #expect(Self.rows.count >= 600)
    for row in Self.rows {
      #expect(KeyNotation.keys(row.keys) != nil, "\(row.keys) is no key")
      #expect(KeyNotation.decode(row.sequence) == KeyNotation.keys(row.keys), "\(row.sequence)")
    }
  }

  @Test func aSequenceCutAnywhereGivesTheSameKeys() throws {
    try trials("B1", "sequences cut at every byte", count: nil, of: Self.rows) { row, _ in
      let bytes = KeyNotation.bytes(row.sequence)
      return (0...bytes.count).compactMap { cut in
        var decoder = KeyDecoder()
        let keys = decoder.feed(Array(bytes[..<cut])) + decoder.feed(Array(bytes[cut...]))
        return keys == KeyNotation.keys(row.keys) ? nil : "cut at \(cut): \(keys)"
      }
    }
  }

  @Test func theKeyAfterASequenceIsItself() {
    for row in Self.rows {
      let expected = (KeyNotation.keys(row.keys) ?? []) + [.character("x"), .up]
      #expect(KeyNotation.decode(row.sequence + "x␛[A") == expected, "\(row.sequence)")
    }
  }

  @Test func nothingIsPendingAfterASequence() {
    for row in Self.rows {
      var decoder = KeyDecoder()
      _ = decoder.feed(KeyNotation.bytes(row.sequence))
      #expect(decoder.waiting == nil, "\(row.sequence)")
      #expect(decoder.flush().isEmpty, "\(row.sequence)")
    }
  }

  @Test func oneByteControlsIntroduceSequencesToo() {
    let rows: [(bytes: [UInt8], keys: [Key])] = [
      ([0x9B, 0x41], [.up]),
      ([0x9B, 0x31, 0x3B, 0x35, 0x43], [Key(.right, .control)]),
      ([0x8F, 0x50], [Key(.function(1))]),
      ([0x1B, 0x9B, 0x41], [Key(.up, .alt)]),
      ([0x9D, 0x31, 0x31, 0x3B, 0x61, 0x9C, 0x78], [.character("x")]),
      ([0x90, 0x61, 0x1B, 0x5C, 0x78], [.character("x")]),
      ([0x98, 0x61, 0x9C, 0x9E, 0x61, 0x9C, 0x9F, 0x61, 0x9C], []),
      ([0xC3, 0xA9, 0x9B, 0x41], [.character("é"), .up]),
      // E2 9C 9C is a character of the string, no end of it.
      ([0x9D, 0x61, 0xE2, 0x9C, 0x9C, 0x62, 0x9C, 0x78], [.character("x")]),
      ([0x85, 0x78], [.character("x")]),
    ]
    for row in rows {
      #expect(KeyNotation.decode(row.bytes) == row.keys, "\(row.bytes)")
    }
  }

  @Test func aByteThatTheGrammarForbidsEndsTheSequenceAndCounts() {
    let rows: [(sequence: String, keys: String)] = [
      ("␛[1;␛[A", "up"),
      ("␛[1;␘x", "control+x x"),
      ("␛[1;␚x", "control+z x"),
      ("␛[1;␃", "control+c"),
      ("␛[12␍", "enter"),
      ("␛[1é", "é"),
      ("␛[[␍", "enter"),
      ("␛O1␍", "enter"),
      ("␛[Ma␛[A", "up"),
      ("␛[Ma␃", "control+c"),
      ("␛]11;rgb␃x", "control+c x"),
      ("␛]11;rgb␘x", "control+x x"),
      ("␛]11;rgb␛[A", "up"),
      ("␛Pabc␛x", "alt+x"),
      ("␛Pabc␛␛\\", "escape alt+\\"),
      ("␛[3$␛[3$␛[A", "shift+delete shift+delete up"),
    ]
    for row in rows {
      #expect(KeyNotation.decode(row.sequence) == KeyNotation.keys(row.keys), "\(row.sequence)")
    }
  }
}
