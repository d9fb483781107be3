/// A JSON number (RFC 8259, section 6), kept as its text: what was read is what is written, and no
/// digit is lost to a machine type.
///
/// Two numbers are `==` if their texts are: `1.0` is not `1`. `isEqual(to:)` and `isLess(than:)`
/// compare the values, exactly.
public struct JSONNumber: Hashable, Sendable {
  /// The number as RFC 8259 writes it.
  public let text: String

  /// The number of that text, or nil if RFC 8259 does not call it a number.
  public init?(_ text: String) {
    guard case .number(let number)? = try? JSON(parsing: Array(text.utf8)), number.text == text
    else { return nil }
    self = number
  }

  /// The whole number.
  public init(_ value: Int) {
    self.text = String(value)
  }

  /// The shortest text that reads back as that number (`3` for 3.0), or nil if it is not finite.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    let text = value.description
    self.text = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number of a text that a reader has checked.
  init(checked text: String) {
    self.text = text
  }

  /// The value if it is whole and fits `Int` (`3`, `3.0` and `3e0` alike), or nil.
  public var integer: Int? {
    Decimal(text).integer
  }

  /// The nearest `Double`, or nil if the value is beyond its range.
  public var double: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// Whether both have the same value, compared exactly: `1.0` equals `1`.
  public func isEqual(to other: JSONNumber) -> Bool {
    Decimal(text) == Decimal(other.text)
  }

  /// Whether the value is less than the other's, compared exactly.
  public func isLess(than other: JSONNumber) -> Bool {
    Decimal(text) < Decimal(other.text)
  }
}
