public import BallotJSON

/// The options of one question as they are now: records, of any number, by position.
public struct OptionList: Hashable, Sendable {
  /// The options from first to last.
  public private(set) var records: [Option]
  /// Whether more may still arrive.
  public var isLoading: Bool

  /// A list of options; nothing more arrives unless `isLoading`.
  public init(_ records: [Option] = [], isLoading: Bool = false) {
    self.records = records
    self.isLoading = isLoading
  }

  /// How many there are.
  public var count: Int { records.count }

  /// Whether any stands under a heading.
  public var hasSections: Bool { records.contains { $0.section != nil } }

  /// Whether any is in the list only where a condition holds.
  public var hasConditions: Bool { records.contains { !$0.when.isEmpty } }

  /// The option at a position, zero-based; must be below `count`.
  public subscript(position: Int) -> Option { records[position] }

  /// Adds options at the end.
  public mutating func append(_ more: [Option]) { records += more }

  /// Whether the option at a position can be chosen.
  public func isEnabled(_ position: Int) -> Bool { records[position].isEnabled }

  /// The first option that has this value and can be chosen, or has it and cannot.
  public func position(of value: JSON) -> Int? {
    var disabled: Int?
    for (position, option) in records.enumerated() where option.value == value {
      if option.isEnabled { return position }
      disabled = disabled ?? position
    }
    return disabled
  }

  /// The first option whose value is written like this, one that can be chosen before others.
  public func position(ofText text: String) -> Int? {
    var disabled: Int?
    for (position, option) in records.enumerated() where option.value.plainText == text {
      if option.isEnabled { return position }
      disabled = disabled ?? position
    }
    return disabled
  }

  /// The nearest position after `position` in `direction` (1 or -1) that can be chosen; `nil` when
  /// there is none. `nil` as the start means before the first or after the last.
  public func enabledPosition(after position: Int?, by direction: Int, wrapping: Bool = false)
    -> Int?
  {
    guard count > 0 else { return nil }
    var next = (position ?? (direction > 0 ? -1 : count)) + direction
    for _ in 0..<count {
      if wrapping { next = (next % count + count) % count }
      guard next >= 0, next < count else { return nil }
      if isEnabled(next) { return next }
      next += direction
    }
    return nil
  }
}
