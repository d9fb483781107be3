/// A command with the subcommand names that lead to it.
struct CompletionNode {
  var path: [String]
  var command: CommandDeclaration

  /// The path as the key of a table in a script.
  var key: String { path.joined(separator: " ") }
  /// The options that a shell offers.
  var options: [OptionDeclaration] { command.options.filter { !$0.isHidden } }
  /// The subcommands that a shell offers.
  var subcommands: [CommandDeclaration] { command.subcommands.filter { !$0.isHidden } }
}

extension [CompletionNode] {
  /// Commands whose options end at their first operand.
  var endingKeys: [String] { filter { $0.command.placement == .beforeOperands }.map(\.key) }

  /// Commands that know nothing of what follows `--`.
  var passingKeys: [String] { filter { $0.command.passThrough != nil }.map(\.key) }

  /// Options that take a value, each after the key of its command.
  var keysWithValue: [String] {
    flatMap { node in
      node.command.options.flatMap(\.spellingsWithValue).map { "\(node.key) \($0)" }
    }
  }
}

extension CommandDeclaration {
  /// This command and all below it, but for hidden ones.
  var completionTree: [CompletionNode] { tree(below: []) }

  private func tree(below path: [String]) -> [CompletionNode] {
    [CompletionNode(path: path, command: self)]
      + subcommands.filter { !$0.isHidden }.flatMap { $0.tree(below: path + [$0.name]) }
  }

  /// The program's name as a part of the name of a shell function.
  var functionName: String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

/// What a shell offers for an operand.
struct OperandCompletion {
  /// The place of the operand, from 0.
  var place: Int
  /// What the operand is called.
  var title: String
  var arity: OperandArity
  var kind: CompletionKind
}

extension CompletionNode {
  /// What a shell offers for each operand: the subcommands where there are some, and for
  /// `help COMMAND` those of the outermost command.
  func operandCompletions(root: CommandDeclaration) -> [OperandCompletion] {
    if !subcommands.isEmpty {
      let kind = CompletionKind.names(of: subcommands)
      return [OperandCompletion(place: 0, title: "COMMAND", arity: .one, kind: kind)]
    }
    let commands = root.subcommands.filter { !$0.isHidden }
    return command.operands.enumerated().map { place, operand in
      OperandCompletion(
        place: place, title: operand.name, arity: operand.arity,
        kind: command.isHelp
          ? .names(of: commands) : operand.completion.orValues(operand.validValues))
    }
  }
}

extension CompletionKind {
  /// The names of commands with their summaries.
  fileprivate static func names(of commands: [CommandDeclaration]) -> CompletionKind {
    .values(commands.map { CompletionValue($0.name, $0.summary) })
  }
}

extension [CompletionValue] {
  /// The values that may stand in a list of one a line with details after a tab.
  var listable: [CompletionValue] {
    filter { value in
      !value.value.isEmpty && !value.value.contains { $0.isNewline || $0 == "\t" || $0 == "\0" }
    }
  }
}

extension OptionDeclaration {
  /// The ways to write it that take a value; none for a flag.
  var spellingsWithValue: [String] {
    guard placeholder != nil else { return [] }
    return shortNames.map { "-" + String($0) } + longNames.map { "--" + $0 }
  }

  /// What a shell offers for the value.
  var valueCompletion: CompletionKind { completion.orValues(validValues) }
}
