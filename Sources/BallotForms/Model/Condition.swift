public import BallotJSON

/// A test on one earlier answer or fact. A question is shown where all its conditions hold.
public struct Condition: Hashable, Sendable {
  /// How the answer is compared.
  public enum Comparison: Hashable, Sendable {
    /// The answer is one of the values; an answer of several contains one of them.
    case isAny
    /// The answer is none of the values; an answer of several contains none of them.
    case isNone
  }

  /// The name of the earlier question or fact.
  public var name: String
  /// How it is compared.
  public var comparison: Comparison
  /// The values, compared as text, so that `"1"` and `1` are the same.
  public var values: [JSON]

  /// A condition on the answer with this name.
  public init(_ name: String, _ comparison: Comparison = .isAny, _ values: [JSON]) {
    self.name = name
    self.comparison = comparison
    self.values = values
  }

  /// Whether it holds for an answer. One that is hidden or open (`nil` or `null`) satisfies no
  /// condition, neither `isAny` nor `isNone`.
  public func holds(for answer: JSON?) -> Bool {
    let present: [String]
    switch answer {
    case nil, .null?: return false
    case .array(let elements)?: present = elements.map(\.plainText)
    case .some(let single): present = [single.plainText]
    }
    let found = values.contains { value in
      if case .bool(let flag) = value, let word = Self.flag(present) { return flag == word }
      return present.contains(value.plainText) || Self.isSameFlag(value.plainText, present)
    }
    switch comparison {
    case .isAny: return found
    case .isNone: return !found
    }
  }

  private static func flag(_ present: [String]) -> Bool? {
    present.count == 1 ? Toggled.value(of: present[0]) : nil
  }

  /// A toggle's answer is `true`; a condition may say `on` or `yes` for it.
  private static func isSameFlag(_ text: String, _ present: [String]) -> Bool {
    guard present == ["true"] || present == ["false"], let word = Toggled.value(of: text) else {
      return false
    }
    return present == [word ? "true" : "false"]
  }
}

/// The words that mean on and off wherever an answer is given as text.
public enum Toggled {
  /// `true` for true, on, yes and 1, `false` for false, off, no and 0, in any case; else `nil`.
  public static func value(of text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "on", "yes", "1": true
    case "false", "off", "no", "0": false
    default: nil
    }
  }
}
