/// A JSON value (RFC 8259): members keep their order, duplicates are kept, numbers keep their text.
///
/// Strings are compared as Swift compares them: canonically equivalent texts are equal.
public enum JSON: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, as it was written.
  case number(JSONNumber)
  /// A string, without its quotes and escapes.
  case string(String)
  /// The elements of an array, in order.
  case array([JSON])
  /// The members of an object, in order; a name may come twice.
  case object([Member])

  /// One name and value of an object.
  public struct Member: Hashable, Sendable {
    /// The name, without its quotes and escapes.
    public var name: String
    /// The value.
    public var value: JSON

    /// The member of that name and value.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The whole number.
  public static func integer(_ value: Int) -> JSON {
    .number(JSONNumber(value))
  }
}

extension JSON {
  /// The value of the last member of that name, as most readers have it (RFC 8259, section 4);
  /// nil without one, and where this is no object.
  public subscript(name: String) -> JSON? {
    object?.last { $0.name == name }?.value
  }

  /// Whether this is `null`.
  public var isNull: Bool {
    self == .null
  }

  /// `true` or `false`, or nil for any other value.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number, or nil for any other value.
  public var number: JSONNumber? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The number if it is whole and fits `Int` (`3`, `3.0` and `3e0` alike), or nil.
  public var integer: Int? {
    number?.integer
  }

  /// The string, or nil for any other value.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements of the array, or nil for any other value.
  public var array: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members of the object, or nil for any other value.
  public var object: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }
}
