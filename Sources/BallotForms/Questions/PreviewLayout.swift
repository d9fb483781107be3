import BallotTerminal

/// How an open list and the preview of the option at its cursor share the screen.
enum PreviewLayout {
  /// The preview has the lower rows, its rule included.
  case below(rows: Int)
  /// The preview has the right columns, behind a rule.
  case beside(columns: Int)

  /// A list and a text beside each other each have the half of a common terminal from here on.
  static let automaticColumns = 100
  /// With fewer columns neither of the two can be read beside the other.
  static let fewestColumns = 60
  /// The columns of the rule and of a blank on both sides of it.
  private static let ruleColumns = 3

  /// The layout on a screen.
  init(_ position: PreviewPosition, _ context: Context) {
    let columns =
      switch position {
      case .automatic: Self.automaticColumns
      case .below: Int.max
      case .beside: Self.fewestColumns
      }
    self =
      context.columns >= columns
      ? .beside(columns: (context.columns - Self.ruleColumns) / 2)
      : .below(rows: max(2, context.rows / 3))
  }

  /// What is left for the list.
  func listContext(_ context: Context) -> Context {
    var context = context
    switch self {
    case .below(let rows): context.rows = max(1, context.rows - rows)
    case .beside(let columns): context.columns -= columns + Self.ruleColumns
    }
    return context
  }

  /// The rows of text that are in view.
  func textRows(_ context: Context, list: Int) -> Int {
    switch self {
    case .below(let rows): max(1, rows - 1)
    // Half of the screen, so that the frame keeps its height while a filter shortens the list.
    case .beside: max(list, context.rows / 2)
    }
  }

  /// The rows of the list and of the preview as one block.
  func lines(_ list: [Line], _ pane: PreviewPane, _ context: Context) -> [Line] {
    let theme = context.theme
    let rows = textRows(context, list: list.count)
    switch self {
    case .below:
      let rule = String(repeating: theme.glyphs.track, count: context.columns)
      var lines = [Line(rule, style: theme.secondary).prefix(context.columns)]
      lines += pane.lines(columns: context.columns, rows: rows)
      while lines.count > 1, lines.last?.text.allSatisfy({ $0 == " " }) == true {
        lines.removeLast()
      }
      return list + lines
    case .beside(let columns):
      let listColumns = listContext(context).columns
      return pane.lines(columns: columns, rows: rows).enumerated().map { index, text in
        var line = index < list.count ? list[index] : Line()
        line.pad(to: listColumns + 1)
        line.append(theme.glyphs.separator, style: theme.secondary)
        line.append(" ")
        line.append(text)
        return line
      }
    }
  }
}
