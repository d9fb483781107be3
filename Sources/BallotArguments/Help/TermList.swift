/// Terms with what they mean, under one heading.
struct TermList {
  /// A term with what it means.
  struct Row {
    var term: String
    var help: String
    /// The only values allowed; empty: any.
    var values: [String]

    init(term: String, help: String, values: [String] = []) {
      self.term = harmless(term)
      self.help = help
      self.values = values
    }

    /// The help, with the values allowed.
    var text: String {
      let allowed = values.isEmpty ? "" : "One of: " + list(of: values) + "."
      return help.isEmpty || allowed.isEmpty ? help + allowed : help + " " + allowed
    }
  }

  var title: String
  var rows: [Row]

  /// The rows as lines: beside each other in two columns, or the help under its term where
  /// `termColumns` is `nil` or the term is wider.
  func lines(_ layout: HelpLayout, termColumns: Int?) -> [String] {
    rows.flatMap { row -> [String] in
      let indent = termColumns.map { 2 + $0 + 2 } ?? 6
      let help = row.text.isEmpty ? [] : layout.wrap(row.text, indent: indent)
      let termWidth = layout.width(row.term)
      guard let termColumns, termWidth <= termColumns, let first = help.first else {
        return layout.fill(words(of: row.term), indent: 2, hanging: 2) + help
      }
      let gap = layout.blanks(termColumns - termWidth + 2)
      return ["  " + row.term + gap + first.dropFirst(indent)] + help.dropFirst()
    }
  }

  /// The words of a term; blanks that align it stay with the first.
  private func words(of term: String) -> [String] {
    let margin = term.prefix { $0 == " " }
    let words = term.split(separator: " ").map(String.init)
    return [margin + (words.first ?? "")] + words.dropFirst()
  }
}
