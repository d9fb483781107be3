extension ArgumentParser {
  /// Takes an argument that is no option: the name of a subcommand, or an operand.
  mutating func readOperand(_ argument: Argument) {
    guard !command.subcommands.isEmpty else { return operands.append(argument) }
    if let subcommand = command.subcommand(named: argument.text) {
      return enter(subcommand)
    }
    // After an unknown option this may be the option's value.
    guard doubtfulOperands == 0 else { return doubtfulOperands -= 1 }
    reportUnknown(argument, in: command)
    // Nothing is known about what follows but that it may ask for help.
    wantsHelp = wantsHelp || isHelpAsked
    remaining = []
  }

  private mutating func enter(_ subcommand: CommandDeclaration) {
    finishOptions()
    command = subcommand
    path.append(subcommand.name)
    options = subcommand.options
    uses = Array(repeating: OptionUse(), count: options.count)
    areOptionsEnded = false
    doubtfulOperands = 0
  }

  /// Whether the arguments not read yet hold a help option before `--`.
  private var isHelpAsked: Bool {
    let spellings = options.filter { $0.role == .help }.flatMap(\.spellings)
    return remaining.prefix { $0.text != "--" }.contains { spellings.contains($0.text) }
  }

  private mutating func reportUnknown(_ argument: Argument, in command: CommandDeclaration) {
    let names = command.subcommands.filter { !$0.isHidden }.map(\.name)
    report(
      .unknownCommand(
        word: argument.text, suggestion: suggestion(for: argument.text, in: names)),
      at: argument)
  }

  /// Follows the operands of `help` to the command they name.
  mutating func findHelp() {
    path = []
    var command = root
    for argument in operands {
      guard let subcommand = command.subcommand(named: argument.text) else {
        return reportUnknown(argument, in: command)
      }
      command = subcommand
      path.append(subcommand.name)
    }
    wantsHelp = wantsHelp || faults.isEmpty
  }

  /// Gives each operand its arguments, from left to right. An operand that takes one has its
  /// argument before one that may go without.
  mutating func assignOperands() -> [ParsedOperand] {
    guard command.subcommands.isEmpty else {
      if faults.isEmpty { report(.missingCommand, at: nil) }
      return []
    }
    var parsed: [ParsedOperand] = []
    var arguments = operands[...]
    var spare = operands.count - command.operands.count { $0.arity == .one }
    for declaration in command.operands {
      var count = 1
      switch declaration.arity {
      case .one:
        if arguments.isEmpty { report(.missingOperand(name: declaration.name), at: nil) }
      case .optional:
        count = spare > 0 ? 1 : 0
        spare -= count
      case .many:
        count = max(spare, 0)
        spare -= count
      }
      for argument in arguments.prefix(count) {
        check(argument.text, against: declaration.validValues, of: declaration.name, argument)
        parsed.append(ParsedOperand(name: declaration.name, argument: argument))
      }
      arguments = arguments.dropFirst(count)
    }
    if let surplus = arguments.first, arguments.count > doubtfulOperands {
      report(.unexpectedOperand(argument: surplus.text, more: arguments.count - 1), at: surplus)
    }
    return parsed
  }
}
