/// What is wrong with a command line.
public struct ArgumentFault: Error, Hashable, Sendable {
  /// What is wrong.
  public var reason: ArgumentFaultReason
  /// The place of the argument at fault, from 1; `nil` where something is missing.
  public var position: Int?
  /// The command as it is called, such as `ballot radio`.
  public var command: String

  /// A fault at a place.
  public init(_ reason: ArgumentFaultReason, position: Int?, command: String) {
    self.reason = reason
    self.position = position
    self.command = command
  }
}

/// The kinds of faults. A suggestion is `nil` where nothing is near.
public enum ArgumentFaultReason: Hashable, Sendable {
  /// Bytes that are not UTF-8; `visibleForm` is quoted and printable.
  case notUTF8(visibleForm: String)
  /// No such option; `suggestion` has its dashes.
  case unknownOption(spelling: String, suggestion: String?)
  /// No such subcommand.
  case unknownCommand(word: String, suggestion: String?)
  /// A command that only groups subcommands was given none.
  case missingCommand
  /// The command line ends before the option's value.
  case missingValue(spelling: String, placeholder: String)
  /// A flag was given a value with `=`; `inversion` is how to switch it off, where it can be.
  case unwantedValue(spelling: String, value: String, inversion: String?)
  /// A value, of an option (`--format`) or an operand (`SHELL`), that is none of those allowed.
  case invalidValue(subject: String, value: String, allowed: [String], suggestion: String?)
  /// An option that may be given once was given again.
  case repeatedOption(spelling: String, firstPosition: Int)
  /// Two options that may not stand side by side.
  case conflictingOptions(spelling: String, other: String)
  /// An option that has to be given was not.
  case missingOption(spelling: String, placeholder: String?)
  /// An argument that begins with `-` after the operands where options come first.
  case misplacedOption(argument: String, firstOperand: String)
  /// An operand that has to be given was not.
  case missingOperand(name: String)
  /// An operand more than the command takes, and how many more follow it.
  case unexpectedOperand(argument: String, more: Int)
}
