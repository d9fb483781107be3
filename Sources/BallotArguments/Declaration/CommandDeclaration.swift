/// A command as data: what the parser accepts, and what help, completion scripts and the manual
/// page say about it. Everything may be made at run time, so a form's questions can become options.
public struct CommandDeclaration: Hashable, Sendable {
  /// The word that calls it; of the outermost command, the program's name.
  public var name: String
  /// Other words that call it; shown nowhere but accepted.
  public var aliases: [String]
  /// One line without a full stop.
  public var summary: String
  /// Paragraphs, one a line; a line that begins with a blank is never wrapped.
  public var discussion: String
  /// The options, in the order of the help.
  public var groups: [OptionGroup]
  /// The operands, in the order of the command line.
  public var operands: [OperandDeclaration]
  /// Commands one level down. A command that has any takes no operands of its own.
  public var subcommands: [CommandDeclaration]
  /// Command lines to copy, the most used first.
  public var examples: [ExampleDeclaration]
  /// Where options may stand among the operands.
  public var placement: OptionPlacement
  /// What follows `--`, kept as it came for another parser; `nil` where `--` only ends the options.
  public var passThrough: OperandDeclaration?
  /// Whether the operands name the command whose help is shown, as in `help COMMAND`.
  public var isHelp: Bool
  /// Whether help, completion and suggestions leave it out.
  public var isHidden: Bool

  /// Declares a command.
  public init(
    _ name: String, aliases: [String] = [], summary: String = "", discussion: String = "",
    groups: [OptionGroup] = [], operands: [OperandDeclaration] = [],
    subcommands: [CommandDeclaration] = [], examples: [ExampleDeclaration] = [],
    placement: OptionPlacement = .anywhere, passThrough: OperandDeclaration? = nil,
    isHelp: Bool = false, isHidden: Bool = false
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.discussion = discussion
    self.groups = groups
    self.operands = operands
    self.subcommands = subcommands
    self.examples = examples
    self.placement = placement
    self.passThrough = passThrough
    self.isHelp = isHelp
    self.isHidden = isHidden
  }

  /// The options of all groups.
  public var options: [OptionDeclaration] { groups.flatMap(\.options) }

  /// The subcommand that this word calls.
  public func subcommand(named word: String) -> CommandDeclaration? {
    subcommands.first { $0.name == word || $0.aliases.contains(word) }
  }

  /// The command at the end of a path of subcommand names; the empty path is this command.
  public func command(at path: [String]) -> CommandDeclaration? {
    var command: CommandDeclaration? = self
    for word in path { command = command?.subcommand(named: word) }
    return command
  }
}

/// Where options may stand.
public enum OptionPlacement: Hashable, Sendable {
  /// Before, between and after the operands, as in GNU programs.
  case anywhere
  /// Before the first operand. After it an argument that begins with `-` is a fault, unless `--`
  /// came first: so `COMMAND PROMPT *` cannot be made to obey the name of a file.
  case beforeOperands
}
