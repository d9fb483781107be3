extension CommandDeclaration {
  /// The manual page of this command and all below it, in the language of mdoc(7).
  ///
  /// `date` is written as mdoc has it, such as `March 1, 2026`; `sections` stand between the
  /// commands and the examples.
  public func manualPage(date: String, sections: [ManualSection] = []) -> String {
    var page = ManualPage(root: self)
    page.writeHeader(date: date)
    page.writeCommands(below: [], of: self, title: ".Sh COMMANDS")
    for section in sections { page.write(section) }
    page.writeExamples()
    return page.lines.joined(separator: "\n") + "\n"
  }
}

/// Writes a manual page line by line.
struct ManualPage {
  let root: CommandDeclaration
  private(set) var lines: [String] = []

  init(root: CommandDeclaration) { self.root = root }

  mutating func writeHeader(date: String) {
    let summary = root.summary.hasSuffix(".") ? String(root.summary.dropLast()) : root.summary
    lines += [".Dd \(date)", ".Dt \(macroArgument(root.name.uppercased())) 1", ".Os", ".Sh NAME"]
    macro("Nm", root.name)
    macro("Nd", summary)
    lines += [".Sh SYNOPSIS", ".Nm"]
    writeSynopsis(of: root)
    lines.append(".Sh DESCRIPTION")
    lines += paragraphs(root.discussion.isEmpty ? root.summary : root.discussion)
    writeTerms(of: root)
  }

  mutating func writeCommands(below path: [String], of parent: CommandDeclaration, title: String?) {
    let shown = parent.subcommands.filter { !$0.isHidden }
    if !shown.isEmpty, let title { lines.append(title) }
    for subcommand in shown {
      let path = path + [subcommand.name]
      let words = path.map(macroArgument).joined(separator: " ")
      macro("Ss", path.joined(separator: " "))
      lines.append(".Nm \(macroArgument(root.name)) Cm \(words)")
      writeSynopsis(of: subcommand)
      for text in [subcommand.summary, subcommand.discussion] where !text.isEmpty {
        lines.append(".Pp")
        lines += paragraphs(text)
      }
      writeTerms(of: subcommand)
      writeCommands(below: path, of: subcommand, title: nil)
    }
  }

  mutating func write(_ section: ManualSection) {
    macro("Sh", section.title)
    lines += paragraphs(section.text)
    writeList(section.terms.map { (macroArgument($0.term), $0.meaning) })
  }

  mutating func writeExamples() {
    let examples = root.completionTree.flatMap(\.command.examples)
    guard !examples.isEmpty else { return }
    lines.append(".Sh EXAMPLES")
    for example in examples {
      if !example.explanation.isEmpty {
        if lines.last == ".Ed" { lines.append(".Pp") }
        lines += paragraphs(example.explanation + ":")
      }
      lines += display(example.command.split(whereSeparator: \.isNewline).map(String.init))
    }
  }

  private mutating func writeSynopsis(of command: CommandDeclaration) {
    let options = command.options.filter { !$0.isHidden }
    if options.contains(where: { !$0.isRequired }) { lines.append(".Op Ar OPTIONS") }
    for option in options where option.isRequired {
      lines.append("." + manualName(option.spelling, option.placeholder))
    }
    if !command.subcommands.isEmpty { lines += [".Ar COMMAND", ".Op Ar ARGUMENTS"] }
    for operand in command.operands {
      let name = "Ar " + macroArgument(operand.name)
      switch operand.arity {
      case .one: lines.append("." + name)
      case .optional: lines.append(".Op " + name)
      case .many: lines.append(".Op \(name) ...")
      }
    }
    if let rest = command.passThrough {
      let name = "Ar " + macroArgument(rest.name) + (rest.arity == .many ? " ..." : "")
      lines.append(".Op Fl \\- \(name)")
    }
  }

  /// The operands and options with their help.
  private mutating func writeTerms(of command: CommandDeclaration) {
    let operands = command.operands + [command.passThrough].compactMap { $0 }
    let described = operands.filter { !$0.help.isEmpty || !$0.validValues.isEmpty }
    let options = command.options.filter { !$0.isHidden }
    writeList(
      described.map { ("Ar " + macroArgument($0.name), text($0.help, $0.validValues)) }
        + options.map { (manualTerm(of: $0), text($0.help, $0.validValues)) })
  }

  private mutating func writeList(_ items: [(term: String, text: String)]) {
    guard !items.isEmpty else { return }
    lines.append(".Bl -tag -width Ds")
    for item in items {
      lines.append(".It " + item.term)
      lines += paragraphs(item.text)
    }
    lines.append(".El")
  }

  private func text(_ help: String, _ values: [String]) -> String {
    TermList.Row(term: "", help: help, values: values).text
  }

  private mutating func macro(_ name: String, _ argument: String) {
    lines.append(".\(name) " + macroArgument(argument))
  }
}

/// Every way to write an option, in macros of mdoc: `Fl f Ar FORMAT , Fl \-format Ar FORMAT`.
private func manualTerm(of option: OptionDeclaration) -> String {
  let inverted = Set(option.invertedSpellings)
  return option.spellings
    .map { manualName($0, inverted.contains($0) ? nil : option.placeholder) }
    .joined(separator: " , ")
}

/// `Fl` and `Ar` for an option as it is written.
private func manualName(_ spelling: String, _ placeholder: String?) -> String {
  let value = placeholder.map { " Ar " + macroArgument($0) } ?? ""
  return "Fl " + macroArgument(String(spelling.dropFirst())) + value
}
