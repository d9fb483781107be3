/// An argument that is no option and no value of one (POSIX XBD 12.1).
public struct OperandDeclaration: Hashable, Sendable {
  /// What stands for it in the usage line, by custom in capitals.
  public var name: String
  /// How many arguments it takes.
  public var arity: OperandArity
  /// What it means.
  public var help: String
  /// What a shell offers for it.
  public var completion: CompletionKind
  /// The only values it may have; empty: any.
  public var validValues: [String]

  /// Declares an operand.
  public init(
    _ name: String, _ arity: OperandArity = .one, help: String = "",
    completion: CompletionKind = .none, validValues: [String] = []
  ) {
    self.name = name
    self.arity = arity
    self.help = help
    self.completion = completion
    self.validValues = validValues
  }
}

/// How many arguments an operand takes.
public enum OperandArity: Hashable, Sendable {
  /// Exactly one.
  case one
  /// None or one.
  case optional
  /// None or more. At most one operand of a command is of this kind.
  case many
}
