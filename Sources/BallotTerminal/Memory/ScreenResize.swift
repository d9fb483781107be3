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

  /// The cells of each line, rows that were broken joined again. Where a glyph did not fit into
  /// the last column, the blank there is left out.
  static func unbroken(_ rows: [ScreenRow]) -> [[ScreenCell]] {
    var lines: [[ScreenCell]] = []
    var isContinued = false
    for (index, row) in rows.enumerated() {
      let next = row.isWrapped && index + 1 < rows.count ? rows[index + 1].cells : []
      let isPadded = row.cells.last?.text == " " && next.dropFirst().first?.text == ""
      let cells = isPadded ? row.cells.dropLast() : row.cells
      if isContinued, let line = lines.popLast() {
        lines.append(line + cells)
      } else {
        lines.append(cells)
      }
      isContinued = row.isWrapped
    }
    return lines
  }

  /// Joins the rows that were broken and breaks them anew; the cursor stays at its text.
  private mutating func reflow() {
    let all = scrollback + rows
    let cursorRow = scrollback.count + cursor.row
    let start = all[..<cursorRow].lastIndex { !$0.isWrapped }.map { $0 + 1 } ?? 0
    let cursorLine = all[..<start].count { !$0.isWrapped }
    let before = Self.unbroken(Array(all[start...cursorRow])).first?.count ?? 0
    let offset = before - all[cursorRow].cells.count + cursor.column

    var broken: [ScreenRow] = []
    for (index, var line) in Self.unbroken(all).enumerated() {
      while line.last == .blank { line.removeLast() }
      let pieces = self.pieces(of: line)
      if index == cursorLine {
        // A cursor behind the text stays in its last row.
        let piece = pieces.lastIndex { $0.start <= offset } ?? 0
        cursor = Position(column: offset - pieces[piece].start, row: broken.count + piece)
      }
      broken += pieces.map(\.row)
    }
    while broken.count - 1 > cursor.row, broken.last?.text == "" { broken.removeLast() }
    let top = min(max(broken.count - size.rows, 0), cursor.row)
    scrollback = Array(broken[..<top])
    rows = Array(broken[top...])
    cursor.row -= top
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
