extension CommandDeclaration {
  /// The help of the command at a path of subcommand names, as lines that end with a newline; of
  /// this command where the path leads nowhere. It leads with what is used most: how to call it,
  /// examples, then the commands, operands and options in the order they were declared.
  public func help(at path: [String] = [], layout: HelpLayout) -> String {
    let found = command(at: path)
    let page = HelpPage(command: found ?? self, layout: layout)
    return page.text(invocation: invocation(at: found == nil ? [] : path))
  }
}

/// Lays out the help of one command.
struct HelpPage {
  let command: CommandDeclaration
  let layout: HelpLayout

  func text(invocation: String) -> String {
    let lists = lists
    let sections =
      [usage(invocation), layout.wrap(command.summary, indent: 0), examples]
      + lists.map { list in
        // Terms of all lists stand in one column where there is room for that.
        let columns = termColumns(of: isNarrow ? [list] : lists)
        return [heading(list.title)] + list.lines(layout, termColumns: columns)
      }
      + [command.discussion.isEmpty ? [] : layout.wrap(command.discussion, indent: 0)]
    return sections.filter { $0 != [] && $0 != [""] }
      .map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private func heading(_ title: String) -> String {
    layout.fill((title + ":").split(separator: " ").map(String.init), indent: 0)
      .map(layout.heading).joined(separator: "\n")
  }

  private func usage(_ invocation: String) -> [String] {
    let lines = layout.fill([invocation] + command.usageParts, indent: 2, hanging: 2)
    return [heading("Usage")] + lines
  }

  /// Command lines stay in one piece, to be copied; the terminal wraps them.
  private var examples: [String] {
    guard !command.examples.isEmpty else { return [] }
    return [heading("Examples")]
      + command.examples.flatMap { example in
        (example.explanation.isEmpty
          ? [] : layout.wrap("# " + example.explanation, indent: 2, hanging: 2))
          + example.command.split(separator: "\n").map { "  " + $0 }
      }
  }

  private var lists: [TermList] {
    let commands = command.subcommands.filter { !$0.isHidden }.map {
      TermList.Row(term: $0.name, help: $0.summary)
    }
    let operands = (command.operands + [command.passThrough].compactMap { $0 })
      .filter { !$0.help.isEmpty || !$0.validValues.isEmpty }
      .map { TermList.Row(term: $0.name, help: $0.help, values: $0.validValues) }
    let groups = command.groups.map { group in
      TermList(
        title: group.title,
        rows: group.options.filter { !$0.isHidden }.map {
          TermList.Row(term: alignedTerm(of: $0), help: $0.help, values: $0.validValues)
        })
    }
    return
      ([TermList(title: "Commands", rows: commands)]
      + [TermList(title: "Arguments", rows: operands)] + groups).filter { !$0.rows.isEmpty }
  }

  /// Long names stand under each other where some options have a letter and there is room.
  private func alignedTerm(of option: OptionDeclaration) -> String {
    let isAligned = !isNarrow && command.options.contains { !$0.shortNames.isEmpty && !$0.isHidden }
    return (isAligned && option.shortNames.isEmpty ? "    " : "") + option.term
  }

  private var isNarrow: Bool { layout.columns < 60 }

  /// Columns that the terms take beside their help; `nil` where the help has to stand below.
  private func termColumns(of lists: [TermList]) -> Int? {
    let widths = lists.flatMap(\.rows).map { layout.width($0.term) }
    let limit = isNarrow ? layout.columns - 24 : layout.columns * 2 / 5
    let isStacked = isNarrow && widths.contains { $0 > limit }
    return isStacked ? nil : widths.filter { $0 <= limit }.max()
  }
}
