/// Text on a screen: graphemes, their widths, and the end of a row.
extension Screen {
  /// Shows a character, or adds it to the one before where the two are one grapheme.
  mutating func write(_ scalar: Unicode.Scalar) {
    if let last, last.text.unicodeScalars.last.map({ !$0.isASCII }) == true || !scalar.isASCII {
      let joined = last.text + String(scalar)
      if joined.count == last.text.count {
        write(joined, at: last.position)
        return
      }
    }
    let text = String(scalar)
    let width = columns(of: text)
    if width == 0 {
      attach(text)
      return
    }
    if isWrapPending || (cursor.column + width > size.columns && modes.contains(.autowrap)) {
      rows[cursor.row].isWrapped = true
      lineFeed()
      cursor.column = 0
    }
    write(text, at: Position(column: min(cursor.column, size.columns - 1), row: cursor.row))
  }

  /// A row without text, in the background of the style that is on.
  var blankRow: ScreenRow {
    ScreenRow(cells: Array(repeating: blankCell, count: size.columns))
  }

  /// A column without text, in the background of the style that is on (xterm's bce).
  var blankCell: ScreenCell {
    ScreenCell(text: " ", style: TextStyle(background: style.background))
  }

  /// Blanks columns of a row, and what reaches into them from the left or out of them to the right.
  mutating func blank(_ columns: Range<Int>, row: Int) {
    guard !columns.isEmpty else { return }
    var start = columns.lowerBound
    while start > 0 && rows[row].cells[start].text.isEmpty { start -= 1 }
    var end = columns.upperBound
    while end < size.columns && rows[row].cells[end].text.isEmpty { end += 1 }
    for column in start..<end { rows[row].cells[column] = blankCell }
  }

  /// The columns this terminal gives a grapheme.
  private func columns(of text: String) -> Int {
    guard let width = text.first.map(DisplayWidth.init(of:)) else { return 0 }
    switch widths {
    case .low: return Int(width.low)
    case .usual: return Int(width.usual)
    case .high: return Int(width.high)
    }
  }

  /// Puts a grapheme at a place and the cursor behind it.
  private mutating func write(_ text: String, at position: Position) {
    let width = max(columns(of: text), 1)
    let end = min(position.column + width, size.columns)
    blank(position.column..<end, row: position.row)
    for column in position.column..<end {
      rows[position.row].cells[column] = ScreenCell(
        text: column == position.column ? text : "", style: style)
    }
    last = LastGrapheme(position: position, text: text)
    isWrapPending = end == size.columns && modes.contains(.autowrap)
    cursor = Position(column: min(end, size.columns - 1), row: position.row)
  }

  /// Adds text without a width of its own to what stands before the cursor.
  private mutating func attach(_ text: String) {
    var column = isWrapPending ? cursor.column : cursor.column - 1
    while column > 0 && rows[cursor.row].cells[column].text.isEmpty { column -= 1 }
    if column >= 0 { rows[cursor.row].cells[column].text += text }
    last = nil
  }
}
