/// Writes the completion script for zsh: one function a command that calls `_arguments`, and one
/// function for each list of values.
struct ZshCompletion {
  let command: CommandDeclaration

  private var function: String { "_" + command.functionName }

  var script: String {
    var lists = CompletionFunctions(prefix: function + "__list")
    let commands = command.completionTree.map { body(of: $0, lists: &lists) }
    let functions = lists.all.map { "\($0.name)() {\n  \($0.body)\n}\n" } + commands
    return """
      #compdef \(command.name.filter { !$0.isWhitespace })

      # Offers values, each with its detail: VALUE DETAIL VALUE DETAIL...
      \(function)__offer() {
        local -a values shown
        local value detail
        for value detail in "$@"; do
          values+=("$value")
          shown+=("$value${detail:+  -- $detail}")
        done
        compadd -l -d shown -a values
      }

      # Offers the lines that a command prints within a second: VALUE, tab, DETAIL.
      \(function)__run() {
        local -a pairs
        local line
        for line in ${(f)"$(timeout 1 sh -c "$1" 2>/dev/null </dev/null)"}; do
          pairs+=("${line%%$'\\t'*}" "${${line#*$'\\t'}:#$line}")
        done
        \(function)__offer "$pairs[@]"
      }

      \(functions.joined(separator: "\n"))
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        \(function) "$@"
      else
        compdef \(function) \(shellQuoted(command.name))
      fi

      """
  }

  private func name(of path: [String]) -> String {
    ([command.functionName] + path.map { CommandDeclaration($0).functionName })
      .reduce("") { $0 + "_" + $1 }
  }

  private func body(of node: CompletionNode, lists: inout CompletionFunctions) -> String {
    var specifications: [String] = []
    for option in node.options {
      let conflicts = node.options.filter { option.conflicts.contains($0.name) }
      specifications += self.specifications(of: option, conflicts, lists: &lists)
    }
    for operand in node.operandCompletions(root: command) {
      let position =
        switch operand.arity {
        case .one: "\(operand.place + 1)"
        case .optional: "\(operand.place + 1):"
        case .many: "*"
        }
      let action = action(for: operand.kind, lists: &lists)
      specifications.append("\(position):\(escaped(operand.title)):\(action)")
    }
    if !node.subcommands.isEmpty { specifications.append("*::argument:->argument") }
    let ending = node.command.placement == .beforeOperands ? " -A '-*'" : ""
    let arguments = specifications.map { " \\\n    " + shellQuoted($0) }.joined()
    return """
      \(name(of: node.path))() {
        local curcontext=$curcontext state state_descr line
        typeset -A opt_args
        _arguments -C -s -S\(ending)\(arguments)
      \(dispatch(from: node))}

      """
  }

  private func dispatch(from node: CompletionNode) -> String {
    guard !node.subcommands.isEmpty else { return "" }
    let rows = node.subcommands.map { subcommand in
      let words = ([subcommand.name] + subcommand.aliases).map(shellQuoted)
      let next = name(of: node.path + [subcommand.name])
      return "    (\(words.joined(separator: "|"))) \(next) ;;\n"
    }
    return """
        [[ $state == argument ]] || return
        case $line[1] in
      \(rows.joined())  esac

      """
  }

  private func specifications(
    of option: OptionDeclaration, _ conflicts: [OptionDeclaration],
    lists: inout CompletionFunctions
  ) -> [String] {
    let value = option.placeholder.map {
      ":\(escaped($0)):\(action(for: option.valueCompletion, lists: &lists))"
    }
    let others = ([option] + conflicts).flatMap(\.spellings)
    let start = option.repetition == .every ? "*" : "(\(others.joined(separator: " ")))"
    let help = "[\(escaped(description(of: option.help)))]"
    let short = option.shortNames.map { "-\($0)" + (value == nil ? "" : "+") }
    let long = option.longNames.map { "--\($0)" + (value == nil ? "" : "=") }
    return (short + long).map { start + $0 + help + (value ?? "") }
      + option.invertedSpellings.map { start + $0 + help }
  }

  private func action(for kind: CompletionKind, lists: inout CompletionFunctions) -> String {
    let body: String
    switch kind {
    case .none: return " "
    case .file: return "_files"
    case .folder: return "_files -/"
    case .values(let values):
      let pairs = values.listable.map { value in
        " \\\n    \(shellQuoted(value.value)) \(shellQuoted(description(of: value.detail)))"
      }
      body = "\(function)__offer" + pairs.joined()
    case .shellCommand(let script): body = "\(function)__run \(shellQuoted(script))"
    }
    return " " + lists.name(of: body)
  }

  /// A text within a specification of `_arguments`.
  private func escaped(_ text: String) -> String {
    text.map { "\\[]:".contains($0) ? "\\" + String($0) : String($0) }.joined()
  }
}
