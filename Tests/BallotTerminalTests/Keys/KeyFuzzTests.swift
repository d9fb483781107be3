import BallotTerminal
import TestSupport
import Testing

/// Seeded random input. `BALLOT_FUZZ_ROUNDS` sets how many sequences are tried.
struct KeyFuzzTests {
  private static let seed: UInt64 = 0x6B65_7973
  private static let rounds = variable("BALLOT_FUZZ_ROUNDS").flatMap { Int($0) }

  @Test func soundButUnknownSequencesTypeNothing() {
    var random = SplitMix64(seed: Self.seed)
    var decoder = KeyDecoder()
    for round in 0..<(Self.rounds ?? 20_000) {
      let sequence = random.silentSequence()
      let keys = decoder.feed(sequence + [0x78])
      let typed = keys.filter { key in
        switch key.code {
        case .character, .paste: true
        default: false
        }
      }
      guard typed == [.character("x")], keys.last == .character("x") else {
        Issue.record("seed \(Self.seed), round \(round): \(sequence) gave \(keys)")
        return
      }
    }
  }

  @Test func randomBytesAreTakenInAnyPieces() {
    var random = SplitMix64(seed: Self.seed)
    var whole = KeyDecoder()
    var pieces = KeyDecoder()
    for round in 0..<(Self.rounds ?? 20_000) / 100 {
      let bytes = random.bytes(0...255, upTo: 400)
      let expected = whole.feed(bytes)
      let keys = bytes.flatMap { pieces.feed([$0]) }
      guard keys == expected, keys.count <= bytes.count * 2 else {
        Issue.record("seed \(Self.seed), round \(round): \(bytes) gave \(keys), not \(expected)")
        return
      }
      if round.isMultiple(of: 10) {
        #expect(whole.flush() == pieces.flush())
        let end = KeyNotation.bytes("␛[201~")
        #expect(whole.feed(end) == pieces.feed(end))
      }
      #expect(whole.waiting == pieces.waiting)
    }
  }

  /// No key holds a control character, whatever came in.
  @Test func noKeyTypesAControlCharacter() {
    var random = SplitMix64(seed: Self.seed)
    var decoder = KeyDecoder()
    for _ in 0..<(Self.rounds ?? 20_000) / 100 {
      for key in decoder.feed(random.bytes(0...255, upTo: 400)) + decoder.flush() {
        let text: String
        switch key.code {
        case .character(let character): text = String(character)
        case .paste(let pasted): text = pasted.filter { $0 != "\n" && $0 != "\t" }
        default: continue
        }
        let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
        #expect(controls.isEmpty, "seed \(Self.seed): \(key)")
      }
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

extension SplitMix64 {
  fileprivate mutating func bytes(_ range: ClosedRange<UInt8>, upTo count: Int) -> [UInt8] {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in .random(in: range, using: &self) }
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
