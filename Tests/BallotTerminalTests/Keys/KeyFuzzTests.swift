import BallotTerminal
import TestSupport
import Testing

/// Random input. `BALLOT_FUZZ_ROUNDS` sets how many sequences are tried.
struct KeyFuzzTests {
  private static let rounds = variable("BALLOT_FUZZ_ROUNDS").flatMap { Int($0) } ?? 20_000

  @Test func soundButUnknownSequencesTypeNothing() throws {
    try trials("B3", "unknown sequences", count: nil, of: [Self.rounds], countingAs: Self.rounds) {
      rounds, random in
      var decoder = KeyDecoder()
      for round in 0..<rounds {
        let sequence = random.silentSequence()
        let keys = decoder.feed(sequence + [0x78])
        let typed = keys.filter { key in
          switch key.code {
          case .character, .paste: true
          default: false
          }
        }
        guard typed == [.character("x")], keys.last == .character("x") else {
          return ["round \(round): \(sequence) gave \(keys)"]
        }
      }
      return []
    }
  }

  /// However they are cut, they give the same keys, at most two a byte, and no key holds a control
  /// character.
  @Test func randomBytesAreTakenInAnyPieces() throws {
    let rounds = Self.rounds / 20
    try trials("B2", "random bytes, decoded", count: nil, of: [rounds], countingAs: rounds * 200) {
      rounds, random in
      var whole = KeyDecoder()
      var pieces = KeyDecoder()
      for round in 0..<rounds {
        let bytes = random.bytes(0...255, count: 200)
        let expected = whole.feed(bytes)
        let keys = bytes.flatMap { pieces.feed([$0]) }
        guard keys == expected, keys.count <= bytes.count * 2, !keys.contains(where: \.hasControl)
        else { return ["round \(round): \(bytes) gave \(keys), not \(expected)"] }
        if round.isMultiple(of: 10) {
          let end = KeyNotation.bytes("␛[201~")
          guard whole.flush() == pieces.flush(), whole.feed(end) == pieces.feed(end) else {
            return ["round \(round): flushed otherwise"]
          }
        }
        guard whole.waiting == pieces.waiting else { return ["round \(round): waits otherwise"] }
      }
      return []
    }
  }

  @Test func endlessSequencesAreSwallowedAndEnd() {
    for start in ["␛[", "␛[1;", "␛O", "␛]0;", "␛P"] {
      var decoder = KeyDecoder()
      var keys = decoder.feed(KeyNotation.bytes(start))
      for _ in 0..<16 { keys += decoder.feed([UInt8](repeating: 0x31, count: 16_384)) }
      keys += decoder.feed(KeyNotation.bytes("~␛\\␃"))
      #expect(keys.last == .control("c"), "\(start)")
      #expect(!keys.contains(.character("1")), "\(start)")
    }
  }
}

extension Key {
  /// Whether it types a control character.
  fileprivate var hasControl: Bool {
    let text: String
    switch code {
    case .character(let character): text = String(character)
    case .paste(let pasted): text = pasted.filter { $0 != "\n" && $0 != "\t" }
    default: return false
    }
    return text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension SplitMix64 {
  fileprivate mutating func bytes(_ range: ClosedRange<UInt8>, count: Int) -> [UInt8] {
    (0..<count).map { _ in .random(in: range, using: &self) }
  }

  private mutating func bytes(_ range: ClosedRange<UInt8>, upTo count: Int) -> [UInt8] {
    bytes(range, count: number(in: 0...count))
  }

  /// A sequence of sound grammar that types nothing: none of those that stand for text (`CSI u`,
  /// `CSI 27 ~`, the keypad), none that goes on behind its last byte (`CSI M`, `CSI [`).
  fileprivate mutating func silentSequence() -> [UInt8] {
    switch UInt8.random(in: 0..<8, using: &self) {
    case 0: [0x1B, 0x5B] + [.random(in: 0x3C...0x3F, using: &self)] + controlSequenceEnd()
    case 1: [0x9B, 0x3F] + controlSequenceEnd()
    case 2: [0x1B, 0x5B, 0x39] + bytes(0x30...0x3B, upTo: 8) + [letter(in: 0x40...0x74)]
    case 3:
      [0x1B, 0x5B, 0x30] + bytes(0x30...0x3B, upTo: 8) + [.random(in: 0x20...0x2F, using: &self)]
        + [letter(in: 0x40...0x7E)]
    case 4: [0x1B, 0x4F] + bytes(0x30...0x3B, upTo: 4) + [letter(in: 0x40...0x57)]
    case 5: [0x1B, 0x5D, 0x30] + bytes(0x20...0x7E, upTo: 40) + [0x07]
    case 6:
      [0x1B, [0x50, 0x58, 0x5E, 0x5F][Int.random(in: 0..<4, using: &self)], 0x30]
        + bytes(0x20...0x7E, upTo: 40) + [0x1B, 0x5C]
    default: [0x9D, 0x30] + bytes(0x20...0x7E, upTo: 40) + [0x9C]
    }
  }

  private mutating func controlSequenceEnd() -> [UInt8] {
    bytes(0x30...0x3B, upTo: 12) + bytes(0x20...0x2F, upTo: 2) + [letter(in: 0x40...0x7E)]
  }

  private mutating func letter(in range: ClosedRange<UInt8>) -> UInt8 {
    .random(in: range, using: &self)
  }
}
