/// What a frame writer knows of one surface: the rows it has drawn there and where it left the
/// cursor. Places are counted from the first row of the frame, and no row above that is touched.
struct Canvas {
  private var rows: [DrawnRow] = []
  private var pen = TerminalPen()
  /// The size of the screen for which the rows were drawn; `nil` before the first frame.
  private var size: Size?
  /// Whether the terminal may show something else than `rows`.
  private var isStale = false

  /// Whether nothing has been drawn yet.
  var isFresh: Bool { size == nil }

  /// Draws a frame over the one before and takes the bytes for it.
  mutating func show(
    _ frame: Frame, in size: Size, colors: ColorDepth, start: (inout Canvas) -> Void
  ) -> [UInt8] {
    let shown = size.rows > 0 ? frame.lines.prefix(size.rows) : frame.lines[...]
    let next = shown.map { DrawnRow($0, columns: size.columns, colors: colors) }
    if isFresh || isStale || size != self.size { start(&self) }
    self.size = size
    isStale = false
    for (index, row) in next.enumerated() {
      update(index, to: row)
    }
    if pen.lowestRow < next.count - 1 { pen.move(toRow: next.count - 1) }
    eraseRows(from: next.count)
    rows = next
    rest(at: frame.cursor, columns: size.columns)
    return takeOutput()
  }

  /// Begins on the row of the cursor where that is empty, else on the next one: blanks for a whole
  /// row wrap only after something, so that an unfinished line of a shell is kept.
  mutating func begin(in size: Size) {
    pen.output.append(" ", times: size.columns)
    pen.output.append("\r")
    // From the first column, so that terminals no longer take the row for the rest of a wrapped one.
    pen.eraseBelow()
    restart(in: size)
  }

  /// Goes to the first row as the terminal shows it at this size, and erases from there.
  /// A terminal that `reflows` has broken rows that are too long for it in two.
  mutating func clear(for size: Size, reflows: Bool) {
    let column = pen.column ?? 0
    if reflows && size.columns > 0 && pen.row < rows.count {
      let above = rows[..<pen.row].reduce(0) { $0 + $1.breaks(upTo: .max, at: size.columns) }
      let own = rows[pen.row].breaks(upTo: column, at: size.columns)
      pen.moveUp(pen.row + above + own)
    } else {
      pen.moveUp(pen.row)
    }
    pen.output.append("\r")
    pen.eraseBelow()
    restart(in: size)
  }

  /// Goes to the first row of the screen and erases it all.
  mutating func clearScreen(in size: Size) {
    pen.output.appendControl(final: "H")
    pen.eraseBelow()
    restart(in: size)
  }

  /// Writes lines that stay, each with a newline, and takes the bytes for it.
  mutating func leave(_ lines: [Line], in size: Size, colors: ColorDepth) -> [UInt8] {
    for line in lines {
      let row = DrawnRow(line, columns: size.columns, colors: colors)
      write(row.changes(since: .blank), of: row, over: .blank)
      pen.newline()
    }
    return takeOutput()
  }

  /// The terminal may show something else than was drawn, in the same place.
  mutating func invalidate() { isStale = true }

  private mutating func restart(in size: Size) {
    rows = []
    pen.restart()
    self.size = size
  }

  private mutating func update(_ index: Int, to next: DrawnRow) {
    let old = index < rows.count ? rows[index] : .blank
    if next == old { return }
    pen.move(toRow: index)
    write(next.changes(since: old), of: next, over: old)
    if next.reach < old.reach {
      pen.move(toColumn: next.reach)
      pen.eraseRest()
    }
  }

  /// Writes pieces of the row of the cursor. A narrow contested cell would leave what was there
  /// before, so that is erased first.
  private mutating func write(_ pieces: [DrawnRow.Piece], of row: DrawnRow, over old: DrawnRow) {
    for piece in pieces {
      var column = piece.column
      if piece.isContested && column < old.reach {
        pen.move(toColumn: column)
        pen.erase(piece.end - column)
      }
      for index in piece.indices {
        pen.write(row.cells[index], at: column)
        column += row.cells[index].columns
      }
    }
  }

  /// Erases what the frame before had below the last row of this one.
  private mutating func eraseRows(from index: Int) {
    guard index < rows.count, rows[index...].contains(where: { $0 != .blank }) else { return }
    pen.move(toRow: index)
    pen.move(toColumn: 0)
    pen.eraseBelow()
  }

  /// Leaves the cursor at its place in the frame, the start of the last row if it has none.
  private mutating func rest(at cursor: Position?, columns: Int) {
    pen.select(.plain)
    let lastRow = max(rows.count - 1, 0)
    let place = cursor ?? Position(column: 0, row: lastRow)
    pen.move(toRow: min(max(place.row, 0), lastRow))
    pen.move(toColumn: columns > 0 ? min(max(place.column, 0), columns - 1) : max(place.column, 0))
  }

  private mutating func takeOutput() -> [UInt8] {
    defer { pen.output = [] }
    return pen.output
  }
}
