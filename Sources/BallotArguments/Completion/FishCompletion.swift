/// Writes the completion script for fish: one `complete` line for each option and operand, under a
/// condition that walks the command line to its command.
struct FishCompletion {
  let command: CommandDeclaration

  private var function: String { "__" + command.functionName }
  private var tree: [CompletionNode] { command.completionTree }

  var script: String {
    var lists = CompletionFunctions(prefix: function + "_list")
    let lines = tree.flatMap { completions(at: $0, lists: &lists) }
    return """
      # fish completion for \(description(of: command.name))

      # Whether the cursor is at a command: PATH, and at the operand of a place: PATH PLACE.
      function \(function)_at
          set -l path ''
          set -l place 0
          set -l ended
          set -l skip
          for word in (commandline -opc)[2..-1]
              if test -n "$skip"
                  set skip
              else if test -n "$ended"; or not string match -q -- '-?*' $word
                  switch "$path $word"
      \(commandTable)                case '*'
                          set place (math $place + 1)
                          contains -- "$path"\(words(tree.endingKeys)); and set ended yes
                  end
              else if test "$word" = --
                  contains -- "$path"\(words(tree.passingKeys)); and return 1
                  set ended yes
              else if contains -- "$path $word"\(words(tree.keysWithValue))
                  set skip yes
              end
          end
          test "$path" = "$argv[1]"; or return 1
          if set -q argv[2]
              test "$argv[2]" = '*' -o "$argv[2]" = $place
          else
              test -z "$ended"
          end
      end

      # The lines that a command prints within a second.
      function \(function)_run
          timeout 1 sh -c $argv[1] 2>/dev/null </dev/null
      end

      \(lists.all.map { "function \($0.name)\n\($0.body)\nend\n" }.joined(separator: "\n"))
      complete -c \(fishQuoted(command.name)) -f
      \(lines.joined(separator: "\n"))

      """
  }

  private var commandTable: String {
    tree.flatMap { node in
      node.command.subcommands.map { subcommand in
        let keys = ([subcommand.name] + subcommand.aliases).map { "\(node.key) \($0)" }
        let path = (node.path + [subcommand.name]).joined(separator: " ")
        return """
                          case\(words(keys))
                              set path \(fishQuoted(path))

          """
      }
    }.joined()
  }

  private func words(_ words: [String]) -> String {
    words.map { " " + fishQuoted($0) }.joined()
  }

  private func completions(at node: CompletionNode, lists: inout CompletionFunctions) -> [String] {
    let start = "complete -c \(fishQuoted(command.name)) -n "
    let here = "\(function)_at \(fishQuoted(node.key))"
    var lines: [String] = []
    for option in node.options {
      let names =
        option.shortNames.map { " -s \(fishQuoted(String($0)))" }
        + option.longNames.map { " -l \(fishQuoted($0))" }
      let value =
        option.placeholder == nil ? "" : " -r" + arguments(option.valueCompletion, lists: &lists)
      let help = " -d \(fishQuoted(description(of: option.help)))"
      lines.append(start + fishQuoted(here) + names.joined() + value + help)
      for name in option.invertedSpellings {
        let inverted = " -l \(fishQuoted(String(name.dropFirst(2))))"
        lines.append(start + fishQuoted(here) + inverted + help)
      }
    }
    for operand in node.operandCompletions(root: command) where operand.kind != .none {
      let place = operand.arity == .many ? "*" : String(operand.place)
      let condition = "\(here) \(fishQuoted(place))"
      lines.append(start + fishQuoted(condition) + arguments(operand.kind, lists: &lists))
    }
    return lines
  }

  /// What is offered, as options of `complete`. Lists are functions, so that fish expands nothing
  /// that stands in them.
  private func arguments(_ kind: CompletionKind, lists: inout CompletionFunctions) -> String {
    let body: String
    switch kind {
    case .none: return " -f"
    case .file: return " -F"
    case .folder: return " -f -a '(__fish_complete_directories)'"
    case .values(let values):
      let lines = values.listable.map { value in
        value.detail.isEmpty ? value.value : value.value + "\t" + description(of: value.detail)
      }
      body = "    printf '%s\\n'" + lines.map { " \\\n        " + fishQuoted($0) }.joined()
    case .shellCommand(let script): body = "    \(function)_run \(fishQuoted(script))"
    }
    let name = lists.name(of: body)
    return " -f -a '(\(name))'"
  }
}
