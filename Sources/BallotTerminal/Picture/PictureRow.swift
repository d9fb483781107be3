/// A row of a screen, cut into what a picture draws.
struct PictureRow {
  /// Columns with one background.
  struct Fill: Hashable {
    /// The columns.
    var columns: Range<Int>
    /// The colour behind them.
    var paint: PicturePaint
  }

  /// The backgrounds from the left, without the page's own.
  private(set) var fills: [Fill] = []
  /// The text from the left, without blanks at the end.
  private(set) var pieces: [PicturePiece] = []

  /// Cuts a row.
  init(_ row: ScreenRow) {
    for (column, cell) in row.cells.enumerated() {
      fill(column, cell.style)
      write(cell, at: column)
    }
    trimEnd()
  }

  /// Takes off blanks at the end that cannot be seen.
  private mutating func trimEnd() {
    while var last = pieces.popLast() {
      let hasLine = !last.style.attributes.isDisjoint(with: [.underline, .strikethrough])
      while !hasLine, last.text.last == " " {
        last.text.removeLast()
        last.columns -= 1
      }
      if last.text.isEmpty { continue }
      pieces.append(last)
      return
    }
  }

  private mutating func fill(_ column: Int, _ style: TextStyle) {
    guard let paint = style.backgroundPaint else { return }
    if let last = fills.last, last.columns.upperBound == column, last.paint == paint {
      fills[fills.count - 1].columns = last.columns.lowerBound..<column + 1
    } else {
      fills.append(Fill(columns: column..<column + 1, paint: paint))
    }
  }

  /// Adds a cell to the piece before it, or begins one: with each word, so that letters of another
  /// width than the cells move nothing but themselves, and with each glyph that is not ASCII, as
  /// those often come from another font.
  private mutating func write(_ cell: ScreenCell, at column: Int) {
    guard var last = pieces.popLast() else {
      pieces.append(PicturePiece(cell, at: column))
      return
    }
    if cell.text.isEmpty {
      last.columns += 1
      pieces.append(last)
    } else if last.style == cell.style, last.isASCII, cell.text.utf8.count == 1,
      cell.text == " " || last.text.last != " "
    {
      last.text += cell.text
      last.columns += 1
      pieces.append(last)
    } else {
      pieces += [last, PicturePiece(cell, at: column)]
    }
  }
}

/// Text of one style that is placed as a whole: a word with the blanks after it, or one glyph.
struct PicturePiece: Hashable {
  /// The first column.
  let column: Int
  /// The columns that it takes.
  var columns = 1
  /// The text.
  var text: String
  /// How it looks.
  let style: TextStyle

  /// The piece that begins with a cell.
  init(_ cell: ScreenCell, at column: Int) {
    self.column = column
    text = cell.text
    style = cell.style
  }

  /// Whether it is text that most fonts for terminals draw one cell wide.
  var isASCII: Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  /// The piece as an element of a `text`. Words are stretched to their cells; a glyph stands in the
  /// middle of its own, whatever its width.
  func element(_ sheet: inout PictureStyleSheet) -> String {
    var names: [String] = []
    let left = column * PictureLayout.cell.width
    let width = columns * PictureLayout.cell.width
    var place = "x=\"\(left.pixels)\""
    if !isASCII {
      place = "x=\"\((left + width / 2).pixels)\""
      names.append(sheet.use(.centered))
    } else if columns > 1 {
      place += " textLength=\"\(width.pixels)\""
    }
    names += style.pictureClasses.map { sheet.use($0) }
    let classes = names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
    return "<tspan \(place)\(classes)>\(xmlEscaped(text))</tspan>"
  }
}
