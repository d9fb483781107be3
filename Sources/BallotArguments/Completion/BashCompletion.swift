/// Writes the completion script for bash.
///
/// One function walks the command line to the word at the cursor; two tables, made from the
/// declarations, say which options take a value and what is offered at a place. Candidates never
/// pass through `compgen -W`, which would expand what stands in them.
struct BashCompletion {
  let command: CommandDeclaration

  private var function: String { "_" + command.functionName }

  var script: String {
    """
    # bash completion for \(description(of: command.name))

    # Whether the option takes a value: `PATH OPTION`.
    \(function)_takes_value() {
      case $1 in
    \(valueTable)    *) return 1 ;;
      esac
    }

    # Sets what is offered: `PATH OPTION`, or `PATH PLACE` of an operand.
    \(function)_offer() {
      case $1 in
    \(offerTable)  esac
    }

    # Goes from a command to one below it: `PATH WORD`.
    \(function)_enter() {
      case $1 in
    \(commandTable)    *) return 1 ;;
      esac
    }

    # The lines that a command prints within a second, each up to its tab.
    \(function)_run() {
      local line
      while IFS= read -r line; do
        candidates+=("${line%%$'\\t'*}")
      done < <(timeout 1 sh -c "$1" 2>/dev/null </dev/null)
    }

    \(walk)
    complete -F \(function) -- \(shellQuoted(command.name))

    """
  }

  private var walk: String {
    """
    \(function)() {
      local line=$COMP_LINE path= option= ended= operands=0 kind= prefix= kept= quote=
      local i j n=-1 word whole current reply mark head
      local -a words=() candidates=()
      COMPREPLY=()

      # Bash cuts words at "=" and ":" too; put together what no blank parts.
      for ((i = 0; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if ((n < 0)) || [[ $line == [[:blank:]]* ]]; then
          line=${line#"${line%%[![:blank:]]*}"}
          words[++n]=$word
        else
          words[n]+=$word
        fi
        line=${line#"$word"}
      done

      for ((i = 1; i < n; i++)); do
        word=${words[i]}
        if [[ $ended || $word != -?* ]]; then
          \(function)_enter "$path $word" && continue
          ((operands += 1))
          case $path in \(casePattern(tree.endingKeys))) ended=1 ;; esac
        elif [[ $word == -- ]]; then
          case $path in \(casePattern(tree.passingKeys))) return ;; esac
          ended=1
        elif [[ $word == --* ]]; then
          if [[ $word != *=* ]] && \(function)_takes_value "$path $word"; then
            ((++i == n)) && option=$word
          fi
        else
          for ((j = 1; j < ${#word}; j++)); do
            if \(function)_takes_value "$path -${word:j:1}"; then
              ((j + 1 == ${#word} && ++i == n)) && option=-${word:j:1}
              break
            fi
          done
        fi
      done

      whole=${words[n]} current=${words[n]}
      if [[ $option ]]; then
        \(function)_offer "$path $option"
      elif [[ ! $ended && $current == --*=* ]]; then
        prefix=${current%%=*}=
        current=${current#*=}
        \(function)_offer "$path ${prefix%=}"
      elif [[ ! $ended && $current == -* ]]; then
        \(function)_offer "$path -"
      else
        \(function)_offer "$path $operands"
      fi

      case $current in
      [\\'\\"]*) quote=${current:0:1} current=${current:1} ;;
      *) current=${current//\\\\/} ;;
      esac
      case $kind in
      file | folder)
        compopt -o filenames 2>/dev/null
        mark=-f
        [[ $kind == folder ]] && mark=-d
        while IFS= read -r reply; do
          COMPREPLY+=("$reply")
        done < <(compgen "$mark" -- "$current")
        return
        ;;
      esac

      # Readline replaces only what follows the last character at which it cuts words.
      for mark in = :; do
        if [[ $COMP_WORDBREAKS == *"$mark"* && $whole == *"$mark"* ]]; then
          head=${whole%"${whole##*"$mark"}"}
          ((${#head} > ${#kept})) && kept=$head
        fi
      done
      for word in ${candidates[@]+"${candidates[@]}"}; do
        [[ $word == "$current"* ]] || continue
        if [[ $quote ]]; then
          COMPREPLY+=("$word")
        else
          reply=$prefix$word
          printf -v reply %q "${reply#"$kept"}"
          COMPREPLY+=("$reply")
        fi
      done
    }
    """
  }

  private var tree: [CompletionNode] { command.completionTree }

  private var valueTable: String {
    let keys = tree.keysWithValue
    return keys.isEmpty ? "" : row(keys, ":")
  }

  private var commandTable: String {
    tree.flatMap { node in
      node.command.subcommands.map { subcommand in
        let path = (node.path + [subcommand.name]).joined(separator: " ")
        let keys = ([subcommand.name] + subcommand.aliases).map { "\(node.key) \($0)" }
        return row(keys, "path=\(shellQuoted(path))")
      }
    }.joined()
  }

  private var offerTable: String {
    tree.map { node in
      let names = node.options.flatMap(\.spellings)
      var rows = names.isEmpty ? "" : row(["\(node.key) -"], assignment(names))
      for option in node.options where option.placeholder != nil {
        guard let action = action(for: option.valueCompletion) else { continue }
        rows += row(option.spellingsWithValue.map { "\(node.key) \($0)" }, action)
      }
      for operand in node.operandCompletions(root: command) {
        guard let action = action(for: operand.kind) else { continue }
        rows +=
          operand.arity == .many
          ? "    \(shellQuoted(node.key + " "))[0-9]*) \(action) ;;\n"
          : row(["\(node.key) \(operand.place)"], action)
      }
      return rows
    }.joined()
  }

  private func action(for kind: CompletionKind) -> String? {
    switch kind {
    case .none: nil
    case .file: "kind=file"
    case .folder: "kind=folder"
    case .values(let values): assignment(values.listable.map(\.value))
    case .shellCommand(let script): "\(function)_run \(shellQuoted(script))"
    }
  }

  private func assignment(_ words: [String]) -> String {
    "candidates=(\(words.map(shellQuoted).joined(separator: " ")))"
  }

  private func row(_ keys: [String], _ action: String) -> String {
    "    \(casePattern(keys))) \(action) ;;\n"
  }

  /// A pattern that matches these words and no other; for none of them, one that never matches.
  private func casePattern(_ words: [String]) -> String {
    words.isEmpty ? "/" : words.map(shellQuoted).joined(separator: " | ")
  }
}
