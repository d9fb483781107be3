/// A command line that can be run.
public struct ParsedCommand: Hashable, Sendable {
  /// The names of the subcommands that lead to the command; empty for the outermost.
  public var path: [String]
  /// Every option in the order it was given, those of outer commands first.
  public var occurrences: [OptionOccurrence]
  /// Every operand in the order it was given.
  public var operands: [ParsedOperand]
  /// What followed `--` where the command passes it through; `nil` where there was no `--`.
  public var rest: [Argument]?

  /// Every time the option was given, by its declared name.
  public func occurrences(of name: String) -> [OptionOccurrence] {
    occurrences.filter { $0.name == name }
  }

  /// The texts that the option was given, in order.
  public func values(of name: String) -> [String] {
    occurrences(of: name).compactMap(\.text)
  }

  /// The text that the option was given last: `nil` when it was not given, or `--no-NAME` came
  /// after it; empty when it was given with nothing.
  public func value(of name: String) -> String? {
    occurrences.last { $0.name == name }?.text
  }

  /// Whether the option is on: `nil` when it was not given, `false` when `--no-NAME` came last.
  public func flag(_ name: String) -> Bool? {
    occurrences.last { $0.name == name }.map { $0.value != .off }
  }

  /// The texts of an operand, in order.
  public func operands(of name: String) -> [String] {
    operands.filter { $0.name == name }.map(\.argument.text)
  }

  /// The first text of an operand.
  public func operand(_ name: String) -> String? {
    operands.first { $0.name == name }?.argument.text
  }
}

/// An argument with the operand it was taken for.
public struct ParsedOperand: Hashable, Sendable {
  /// The operand's declared name.
  public var name: String
  /// The argument.
  public var argument: Argument

  /// An argument with the operand it was taken for.
  public init(name: String, argument: Argument) {
    self.name = name
    self.argument = argument
  }
}
