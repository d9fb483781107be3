import BallotTerminal

/// Lays blocks one below the other and finds the part that is in view: the focused block whole,
/// or, where it is taller than the screen, what it asks to keep.
struct PageLayout {
  /// The rows of the whole page.
  private(set) var lines: [Line] = []
  private var focus: Range<Int> = 0..<0
  private var keep: Range<Int> = 0..<0
  private var cursor: Position?

  /// Adds rows at the end; those of the focused block come with it.
  mutating func add(_ rows: [Line], focus block: Block? = nil) {
    let first = lines.count
    lines += rows
    guard let block else { return }
    focus = first..<lines.count
    keep = (first + block.keep.lowerBound)..<(first + block.keep.upperBound)
    cursor = block.cursor.map { Position(column: $0.column, row: first + $0.row) }
  }

  /// The frame on a screen of so many rows. Where space is short the page gives way before the
  /// focused question does, and the footer last but one.
  func frame(rows: Int, footer: [Line]) -> Frame {
    let footer = rows - footer.count >= 1 ? footer : []
    let height = max(1, rows - footer.count)
    var first = 0
    if lines.count > height {
      let wanted = focus.count <= height ? focus : keep
      let room = height - min(height, wanted.count)
      // The page stays where it begins as long as it can. Then a little of what stands above stays
      // in view, and the rest goes to what comes below.
      first = max(0, min(wanted.lowerBound - room / 2, lines.count - height))
      if wanted.upperBound <= height { first = 0 }
      if wanted.count > height { first = max(0, keep.upperBound - height) }
    }
    let shown = lines[first..<min(lines.count, first + height)]
    var place = cursor
    if let cursor {
      let row = cursor.row - first
      place = row >= 0 && row < shown.count ? Position(column: cursor.column, row: row) : nil
    }
    return Frame(lines: Array(shown) + footer, cursor: place)
  }
}
