import TestSupport

extension SplitMix64 {
  /// A word of random signs of an alphabet.
  mutating func word(of alphabet: [Sign], length: ClosedRange<Int>) -> [Sign] {
    (0..<number(in: length)).map { _ in pick(alphabet, or: alphabet[0]) }
  }
}
