/// The exact value of a JSON number, with one form for each value: ±0.DIGITS × 10^exponent, where
/// the digits neither begin nor end with a zero; zero has no digits.
struct Decimal: Equatable {
  private(set) var isNegative: Bool
  /// The significant digits, each 0...9.
  private(set) var digits: [UInt8] = []
  private(set) var exponent = 0

  /// The value of a text that is a number by RFC 8259, section 6.
  init(_ text: String) {
    let parts = text.utf8.split(maxSplits: 1) { $0 | 0x20 == UInt8(ascii: "e") }
    isNegative = text.utf8.first == UInt8(ascii: "-")
    var isFraction = false
    for byte in parts[0] {
      switch byte {
      case UInt8(ascii: "-"):
        continue
      case UInt8(ascii: "."):
        isFraction = true
      case UInt8(ascii: "0") where digits.isEmpty:
        exponent -= isFraction ? 1 : 0
      default:
        digits.append(byte - UInt8(ascii: "0"))
        exponent += isFraction ? 0 : 1
      }
    }
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty {
      (isNegative, exponent) = (false, 0)
    } else if parts.count == 2 {
      exponent += Self.writtenExponent(parts[1])
    }
  }

  /// The exponent after the `e`. Beyond 10^17 it stays about there, so that nothing overflows.
  private static func writtenExponent(_ text: Substring.UTF8View) -> Int {
    var value = 0
    for byte in text where byte >= UInt8(ascii: "0") && value < 100_000_000_000_000_000 {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return text.first == UInt8(ascii: "-") ? -value : value
  }

  /// The value if it is whole and fits `Int`, or nil.
  var integer: Int? {
    guard digits.count <= exponent || digits.isEmpty, exponent <= 19 else { return nil }
    var value = 0
    for place in 0..<max(exponent, 0) {
      let digit = place < digits.count ? Int(digits[place]) : 0
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      // Built towards the sign, as Int.min has no positive counterpart.
      let (sum, carry) = product.addingReportingOverflow(isNegative ? -digit : digit)
      if overflow || carry { return nil }
      value = sum
    }
    return value
  }

  static func < (left: Decimal, right: Decimal) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative
      ? right.hasLesserMagnitude(than: left) : left.hasLesserMagnitude(than: right)
  }

  private func hasLesserMagnitude(than other: Decimal) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return digits.count < other.digits.count }
    if exponent != other.exponent { return exponent < other.exponent }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}
