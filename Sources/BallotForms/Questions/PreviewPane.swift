import BallotTerminal

/// What a preview command wrote of an option, and which part of it is in view. A screen in memory
/// takes the bytes, so that colours stay and nothing else of them reaches the terminal.
struct PreviewPane {
  /// The option that it is of.
  private var subject: String?
  private var bytes: [UInt8] = []
  /// The first line in view.
  private var first = 0

  /// Takes what was written so far; another option is shown from its beginning.
  mutating func show(_ bytes: [UInt8], of subject: String) {
    if subject != self.subject { first = 0 }
    self.subject = subject
    self.bytes = bytes
  }

  /// Moves the part in view by lines, not beyond the first and the last one.
  mutating func scroll(by distance: Int, rows: Int) {
    let count = bytes.count { $0 == 0x0A } + (bytes.last == 0x0A ? 0 : 1)
    first = max(0, min(first + distance, count - rows))
  }

  /// As many rows as are asked for, those below the text empty. Long lines are cut, not wrapped.
  func lines(columns: Int, rows: Int) -> [Line] {
    let rows = max(1, rows)
    var screen = Screen(size: Size(columns: max(1, columns), rows: rows))
    screen.feed("\u{1B}[?7l")  // DECAWM off
    screen.feed(shown(rows: rows))
    return screen.rows.prefix(rows).map { row in
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
      return line.prefix(columns)
    }
  }

  /// The lines down to the last one in view, each ended as a terminal wants it: those above the
  /// first one in view set the colours and scroll away, nothing else does.
  private func shown(rows: Int) -> [UInt8] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .prefix(first + rows)
    return Array(lines.joined(separator: [0x0D, 0x0A]))
  }
}
