/// The controls a screen obeys (ECMA-48, section 8.3; DEC and xterm modes).
extension Screen {
  /// Does what bytes asked for.
  mutating func perform(_ action: ScreenParser.Action) {
    if case .text(let scalar) = action {
      write(scalar)
      return
    }
    last = nil
    switch action {
    case .text: break
    case .control(let byte): obey(byte)
    case .escape(let text): obey(escape: text)
    case .sequence(let sequence): obey(sequence)
    }
  }

  /// Moves down a row, scrolling on the last one.
  mutating func lineFeed() {
    isWrapPending = false
    if cursor.row < size.rows - 1 {
      cursor.row += 1
      return
    }
    let top = rows.removeFirst()
    if !modes.contains(.alternateScreen) { scrollback.append(top) }
    rows.append(blankRow)
  }

  private mutating func obey(_ byte: UInt8) {
    switch byte {
    case 0x08: move(column: cursor.column - 1)
    case 0x09: move(column: (cursor.column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C:
      lineFeed()
      if modes.contains(.newline) { cursor.column = 0 }
    case 0x0D: move(column: 0)
    default: break
    }
  }

  private mutating func obey(escape text: String) {
    switch text {
    case "7": saved = SavedCursor(position: cursor, style: style, isWrapPending: isWrapPending)
    case "8": restoreCursor()
    case "M":
      if cursor.row > 0 {
        move(row: cursor.row - 1)
      } else {
        rows.removeLast()
        rows.insert(blankRow, at: 0)
      }
    case "\\": break
    default: ignored.append("ESC " + text)
    }
  }

  private mutating func obey(_ sequence: ScreenParser.ControlSequence) {
    let count = sequence.count(0)
    switch (sequence.marker, sequence.final) {
    case (nil, "A"): move(row: cursor.row - count)
    case (nil, "B"): move(row: cursor.row + count)
    case (nil, "C"): move(column: cursor.column + count)
    case (nil, "D"): move(column: cursor.column - count)
    case (nil, "G"): move(column: count - 1)
    case (nil, "d"): move(row: count - 1)
    case (nil, "H"), (nil, "f"):
      move(row: count - 1)
      move(column: sequence.count(1) - 1)
    case (nil, "J") where sequence.number(0) < 4: eraseInDisplay(sequence.number(0))
    case (nil, "K") where sequence.number(0) < 3: eraseInLine(sequence.number(0))
    case (nil, "X"):
      let end = min(cursor.column + count, size.columns)
      blank(cursor.column..<end, row: cursor.row)
      isWrapPending = false
    case (nil, "m"): style.apply(sequence.parameters)
    case (nil, "h"), (nil, "l"), ("?", "h"), ("?", "l"): setModes(sequence)
    default: ignored.append("CSI " + sequence.description)
    }
  }

  private mutating func move(row: Int) {
    cursor.row = min(max(row, 0), size.rows - 1)
    isWrapPending = false
  }

  private mutating func move(column: Int) {
    cursor.column = min(max(column, 0), size.columns - 1)
    isWrapPending = false
  }

  /// ECMA-48 ED: below, above, all; 3 is xterm's: what has scrolled away.
  private mutating func eraseInDisplay(_ part: Int) {
    switch part {
    case 0:
      eraseInLine(0)
      for row in rows.indices.dropFirst(cursor.row + 1) { rows[row] = blankRow }
    case 1:
      eraseInLine(1)
      for row in 0..<cursor.row { rows[row] = blankRow }
    case 2: rows = Array(repeating: blankRow, count: size.rows)
    default: scrollback = []
    }
    isWrapPending = false
  }

  /// ECMA-48 EL: to the end, from the start, all. A row whose first column is erased is no longer
  /// the rest of the one above.
  private mutating func eraseInLine(_ part: Int) {
    let start = part == 0 ? cursor.column : 0
    let end = part == 1 ? cursor.column + 1 : size.columns
    blank(start..<end, row: cursor.row)
    if end == size.columns { rows[cursor.row].isWrapped = false }
    if start == 0 && cursor.row > 0 { rows[cursor.row - 1].isWrapped = false }
    isWrapPending = false
  }

  private mutating func setModes(_ sequence: ScreenParser.ControlSequence) {
    let isOn = sequence.final == "h"
    for case let number? in sequence.parameters {
      switch (sequence.marker, number) {
      case (nil, 20): set(.newline, isOn)
      case ("?", 7): set(.autowrap, isOn)
      case ("?", 25): set(.cursorVisible, isOn)
      case ("?", 1049): showAlternateScreen(isOn)
      case ("?", 2004): set(.bracketedPaste, isOn)
      case ("?", 2026): set(.synchronizedOutput, isOn)
      default: ignored.append("CSI " + sequence.description)
      }
    }
  }

  private mutating func set(_ mode: Modes, _ isOn: Bool) {
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
  }

  /// xterm's 1049: saves the cursor and clears, or brings the main screen and the cursor back.
  private mutating func showAlternateScreen(_ isOn: Bool) {
    if isOn == modes.contains(.alternateScreen) { return }
    set(.alternateScreen, isOn)
    if isOn {
      saved = SavedCursor(position: cursor, style: style, isWrapPending: isWrapPending)
      mainRows = rows
      rows = Array(repeating: blankRow, count: size.rows)
    } else {
      rows = mainRows
      mainRows = []
      restoreCursor()
    }
  }

  private mutating func restoreCursor() {
    move(row: saved.position.row)
    move(column: saved.position.column)
    style = saved.style
    isWrapPending = saved.isWrapPending
  }
}
