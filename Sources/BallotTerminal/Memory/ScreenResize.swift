/// How a screen takes another size.
extension Screen {
  /// What a terminal does with rows that are too long after a resize.
  public enum Resizing: Hashable, Sendable, CaseIterable {
    /// Cuts them off (xterm, the Linux console).
    case clip
    /// Breaks them, and joins again what was broken (most terminals).
    case reflow
  }

  /// Takes another size; sides below 1 are taken as 1. The row of the cursor stays on the screen.
  /// The alternate screen is always clipped.
  public mutating func resize(to newSize: Size, _ resizing: Resizing) {
    let newSize = Size(columns: max(newSize.columns, 1), rows: max(newSize.rows, 1))
    if newSize == size { return }
    let shown = self
    size = newSize
    last = nil
    isWrapPending = false
    guard modes.contains(.alternateScreen) else {
      take(rows, cursor, resizing)
      return
    }
    // The main screen, and the cursor that it will get back, take the size too.
    take(mainRows, saved.position, resizing)
    mainRows = rows
    saved.position = cursor
    saved.isWrapPending = false
    let mainScrollback = scrollback
    take(shown.rows, shown.cursor, .clip)
    scrollback = mainScrollback
  }

  private mutating func take(_ old: [ScreenRow], _ place: Position, _ resizing: Resizing) {
    rows = old
    cursor = place
    switch resizing {
    case .clip: rows = rows.map(clipped)
    case .reflow: reflow()
    }
    cursor.column = min(cursor.column, size.columns - 1)
    while rows.count > size.rows, rows.count - 1 > cursor.row, rows.last?.text == "" {
      rows.removeLast()
    }
    let surplus = max(rows.count - size.rows, 0)
    // Rows below the cursor go only when the cursor would scroll away otherwise.
    let scrolled = min(surplus, cursor.row)
    scrollback += rows.prefix(scrolled)
    rows = Array(rows.dropFirst(scrolled).prefix(size.rows))
    cursor.row -= scrolled
    while rows.count < size.rows { rows.append(blankRow) }
  }

  private func clipped(_ row: ScreenRow) -> ScreenRow {
    var cells = Array(row.cells.prefix(size.columns))
    let isGlyphCut = row.cells.count > size.columns && row.cells[size.columns].text.isEmpty
    while isGlyphCut, let last = cells.last, last.text.isEmpty { cells.removeLast() }
    if isGlyphCut { cells = cells.dropLast() }
    cells += Array(repeating: .blank, count: size.columns - cells.count)
    return ScreenRow(cells: cells, isWrapped: false)
  }

  /// Joins the rows that were broken and breaks them anew; the cursor stays at its text.
  private mutating func reflow() {
    let screenTop = scrollback.count
    var broken: [ScreenRow] = []
    var newCursor = Position(column: 0, row: 0)
    var line: [ScreenCell] = []
    var cursorOffset: Int?
    for (index, row) in (scrollback + rows).enumerated() {
      if index == screenTop + cursor.row { cursorOffset = line.count + cursor.column }
      line += row.cells
      if row.isWrapped { continue }
      while line.last == .blank { line.removeLast() }
      let pieces = self.pieces(of: line)
      if let offset = cursorOffset {
        // A cursor behind the text stays in its last row.
        let piece = pieces.lastIndex { $0.start <= offset } ?? 0
        newCursor = Position(column: offset - pieces[piece].start, row: broken.count + piece)
        cursorOffset = nil
      }
      broken += pieces.map(\.row)
      line = []
    }
    while broken.count - 1 > newCursor.row, broken.last?.text == "" { broken.removeLast() }
    let top = max(broken.count - size.rows, 0)
    scrollback = Array(broken[..<min(top, newCursor.row)])
    rows = Array(broken[scrollback.count...])
    cursor = Position(column: newCursor.column, row: newCursor.row - scrollback.count)
  }

  /// A line broken at the width of the screen, with the offset at which each row begins.
  private func pieces(of line: [ScreenCell]) -> [(start: Int, row: ScreenRow)] {
    var pieces: [(start: Int, row: ScreenRow)] = []
    var start = 0
    repeat {
      var end = min(start + size.columns, line.count)
      // A glyph that does not fit whole begins the next row.
      while end < line.count, end > start + 1, line[end].text.isEmpty { end -= 1 }
      let padding = size.columns - (end - start)
      let cells = line[start..<end] + Array(repeating: .blank, count: padding)
      pieces.append((start, ScreenRow(cells: Array(cells), isWrapped: end < line.count)))
      start = end
    } while start < line.count
    return pieces
  }
}
