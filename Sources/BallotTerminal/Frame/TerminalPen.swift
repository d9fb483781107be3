/// Where a terminal's cursor is and in which style it writes. Every change is added to `output`.
struct TerminalPen {
  /// The row, counted from the first row of the frame.
  private(set) var row = 0
  /// The column, or `nil` when terminals disagree about it.
  private(set) var column: Int? = 0
  /// The lowest row that is known to be on the screen.
  private(set) var lowestRow = 0
  /// The bytes that brought the terminal here.
  var output: [UInt8] = []
  private var style = TextStyle.plain

  /// Moves to a row of the frame, making it where it is not there yet: a line feed scrolls on the
  /// last row of the screen.
  mutating func move(toRow target: Int) {
    if target < row { output.appendControl(row - target, final: "A") }
    if target > row {
      if target <= lowestRow && target - row > 3 {
        output.appendControl(target - row, final: "B")
      } else {
        if target > lowestRow { selectErasingStyle() }
        output.append("\n", times: target - row)
        // The terminal driver may add a carriage return (POSIX ONLCR).
        column = nil
      }
    }
    row = target
    lowestRow = max(lowestRow, row)
  }

  /// Moves up by rows of the screen, which may be more than rows of the frame.
  mutating func moveUp(_ rows: Int) {
    if rows > 0 { output.appendControl(rows, final: "A") }
  }

  /// Moves within the row, by whatever is shortest.
  mutating func move(toColumn target: Int) {
    if column == target { return }
    if target == 0 {
      output.append("\r")
    } else if let column, column > target, column - target <= 3 {
      output.append("\u{8}", times: column - target)
    } else {
      output.appendControl(target + 1, final: "G")
    }
    column = target
  }

  /// Writes a cell at a column of the row. Nobody knows where the cursor is after a contested one.
  mutating func write(_ cell: Cell, at target: Int) {
    move(toColumn: target)
    if !(cell.isPlainBlank && style.onBlank == .plain) { select(cell.style) }
    if cell.mayBeNarrow && cell.style.onBlank != .plain {
      // What a narrow glyph leaves free of its columns has the style of the cell too.
      output.append(" ", times: cell.columns)
      output.append("\u{8}", times: cell.columns)
    }
    output.append(contentsOf: cell.text.utf8)
    column = cell.isContested ? nil : target + cell.columns
  }

  /// Switches to a style.
  mutating func select(_ next: TextStyle) {
    output.append(contentsOf: SGR.bytes(from: style, to: next))
    style = next
  }

  /// Erases columns (ECMA-48 ECH) and stays before them.
  mutating func erase(_ columns: Int) {
    selectErasingStyle()
    output.appendControl(columns, final: "X")
  }

  /// Erases to the end of the row (ECMA-48 EL).
  mutating func eraseRest() {
    selectErasingStyle()
    output.appendControl(final: "K")
  }

  /// Erases to the end of the screen (ECMA-48 ED).
  mutating func eraseBelow() {
    selectErasingStyle()
    output.appendControl(final: "J")
  }

  /// Ends the row: what follows is on the next one, wherever the terminal's driver puts it.
  mutating func newline() {
    select(.plain)
    output.append(contentsOf: "\r\n".utf8)
    row += 1
    column = 0
  }

  /// Starts counting at the place the bytes so far have led to.
  mutating func restart() {
    row = 0
    column = 0
    lowestRow = 0
  }

  /// Makes sure that what is erased or scrolls in has the terminal's own background, not that of
  /// the style that is on (xterm's bce).
  private mutating func selectErasingStyle() {
    if style.background != nil { select(.plain) }
  }
}
