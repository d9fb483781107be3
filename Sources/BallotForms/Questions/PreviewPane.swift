import BallotTerminal

/// What a preview command wrote, below the list. A screen in memory takes the bytes, so that colours
/// stay and nothing else of them reaches the terminal.
enum PreviewPane {
  /// The rows of the pane, its rule included: a third of what there is.
  static func rows(of context: Context) -> Int { max(2, context.rows / 3) }

  /// A rule, and as many rows of the preview as fit.
  static func lines(_ bytes: [UInt8], rows: Int, _ context: Context) -> [Line] {
    let rule = String(repeating: context.theme.glyphs.track, count: context.columns)
    var lines = [Line(rule, style: context.theme.secondary).prefix(context.columns)]
    var screen = Screen(size: Size(columns: context.columns, rows: max(1, rows - 1)))
    // Long lines are cut, not wrapped (DECAWM off).
    screen.feed("\u{1B}[?7l")
    screen.feed(shown(bytes, rows: rows - 1))
    for row in screen.rows.prefix(rows - 1) {
      var line = Line()
      var run = ""
      var style = TextStyle.plain
      for cell in row.cells {
        if cell.style != style {
          line.append(run, style: style)
          run = ""
          style = cell.style
        }
        run += cell.text
      }
      line.append(run, style: style)
      lines.append(line.prefix(context.columns))
    }
    while lines.count > 1, lines.last?.text.allSatisfy({ $0 == " " }) == true {
      lines.removeLast()
    }
    return lines
  }

  /// The first lines, each ended as a terminal wants it, so that nothing scrolls away.
  private static func shown(_ bytes: [UInt8], rows: Int) -> [UInt8] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).prefix(max(0, rows))
    return Array(lines.joined(separator: [0x0D, 0x0A]))
  }
}
