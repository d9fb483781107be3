/// An option as it was given once.
public struct OptionOccurrence: Hashable, Sendable {
  /// The option's declared name, whichever of its names was used.
  public var name: String
  /// What was given.
  public var value: OptionValue
  /// The place of the option among the arguments, from 1.
  public var position: Int
  /// The option as it was written: `-o`, `--option`, `--no-option`.
  public var spelling: String

  /// An option as it was given once.
  public init(name: String, value: OptionValue, position: Int, spelling: String) {
    self.name = name
    self.value = value
    self.position = position
    self.spelling = spelling
  }

  /// The text of an option that has one.
  public var text: String? {
    switch value {
    case .text(let text): text
    case .on, .off: nil
    }
  }
}

/// What an option was given.
public enum OptionValue: Hashable, Sendable {
  /// A flag.
  case on
  /// `--no-NAME`.
  case off
  /// A value; may be empty, which is not the same as no option at all.
  case text(String)
}
