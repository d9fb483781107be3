/// An option: `-o`, `--option`, with a value or without.
public struct OptionDeclaration: Hashable, Sendable {
  /// Long names without dashes; the first is the one that results and help use.
  public var longNames: [String]
  /// One-letter names without the dash. A letter is one Unicode scalar.
  public var shortNames: [Character]
  /// What stands for the value in help, by custom in capitals; `nil` makes the option a flag.
  public var placeholder: String?
  /// Whether `--no-NAME` is accepted too: a flag that is off, or an option with none of its values.
  public var isInvertible: Bool
  /// What it means when the option is given several times.
  public var repetition: RepetitionPolicy
  /// Whether leaving it out is a fault.
  public var isRequired: Bool
  /// The only values it may have; empty: any.
  public var validValues: [String]
  /// Names of options that may not stand beside it; said by one of two is enough.
  public var conflicts: [String]
  /// What it does.
  public var help: String
  /// What a shell offers for its value.
  public var completion: CompletionKind
  /// Whether help, completion and suggestions leave it out.
  public var isHidden: Bool
  /// What the parser itself does with it.
  public var role: OptionRole

  /// Declares an option; long names come without dashes.
  public init(
    _ longNames: String..., short shortNames: [Character] = [], value placeholder: String? = nil,
    isInvertible: Bool = false, repetition: RepetitionPolicy = .once, isRequired: Bool = false,
    validValues: [String] = [], conflicts: [String] = [], help: String = "",
    completion: CompletionKind = .none, isHidden: Bool = false, role: OptionRole = .ordinary
  ) {
    self.longNames = longNames
    self.shortNames = shortNames
    self.placeholder = placeholder
    self.isInvertible = isInvertible
    self.repetition = repetition
    self.isRequired = isRequired
    self.validValues = validValues
    self.conflicts = conflicts
    self.help = help
    self.completion = completion
    self.isHidden = isHidden
    self.role = role
  }

  /// `-h`, `--help`: the help of the command is the result of parsing.
  public static let help = OptionDeclaration(
    "help", short: ["h"], repetition: .last, help: "Show this help.", role: .help)

  /// `--version`: the version is the result of parsing.
  public static let version = OptionDeclaration(
    "version", repetition: .last, help: "Show the version.", role: .version)

  /// The name that results use: the first long one, else the first letter.
  public var name: String { longNames.first ?? shortNames.first.map { String($0) } ?? "" }
}

/// What it means when an option is given several times.
public enum RepetitionPolicy: Hashable, Sendable {
  /// A fault.
  case once
  /// The last one counts.
  case last
  /// Every one counts, in order.
  case every
}

/// What the parser itself does with an option.
public enum OptionRole: Hashable, Sendable {
  /// Nothing: the caller reads it.
  case ordinary
  /// The result is the help, whatever else is wrong with the command line.
  case help
  /// The result is the version, whatever else is wrong with the command line.
  case version
}
