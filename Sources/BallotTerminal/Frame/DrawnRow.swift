/// One row as a terminal shows it: cut to the screen, in colours that it has, without blanks at
/// the end.
struct DrawnRow: Equatable {
  /// The cells from column 0.
  let cells: [Cell]
  /// The column behind all that a terminal may show of them.
  let reach: Int

  /// A row with nothing on it.
  static let blank = DrawnRow(Line(), columns: 0, colors: .none)

  /// What is shown of a line on a screen of so many columns (0: not known, nothing is cut). The
  /// last column stays free: a glyph there would make the terminal wrap.
  init(_ line: Line, columns: Int, colors: ColorDepth) {
    var cells: [Cell] = []
    cells.reserveCapacity(line.cells.count)
    var length = 0
    var width = 0
    var reach = 0
    for var cell in line.cells {
      if columns > 0 && !cell.fits(at: width, columns: columns) { break }
      cell.style = colors.nearest(cell.style)
      if cell.text == " " { cell.style = cell.style.onBlank }
      cells.append(cell)
      if !cell.isPlainBlank {
        length = cells.count
        reach = max(reach, width + cell.reach)
      }
      width += cell.columns
    }
    cells.removeLast(cells.count - length)
    self.cells = cells
    self.reach = reach
  }

  /// Cells that are only right when all of them are written after each other: a cell, those that a
  /// terminal may attach to it, and those in columns into which it may reach.
  struct Piece: Equatable {
    /// The column of the first cell.
    let column: Int
    /// The column behind all that a terminal may show of the cells.
    var end: Int
    /// The cells. Blanks after contested ones are left out, as writing them could cut a glyph.
    var cells: ArraySlice<Cell>
    /// Whether terminals disagree about what the cells look like.
    var isContested: Bool

    /// Whether it is one letter that can be written as fast as jumped over.
    fileprivate func isCheap(after style: TextStyle) -> Bool {
      guard let cell = cells.first, !isContested, cell.text.isASCII else { return false }
      return cell.style == style || cell.isPlainBlank && style.onBlank == .plain
    }

    static func == (left: Piece, right: Piece) -> Bool {
      left.column == right.column && left.end == right.end && left.cells == right.cells
    }
  }

  /// The pieces that must be written where the old row is on the screen, from left to right.
  func changes(since old: DrawnRow) -> [Piece] {
    let oldPieces = old.pieces
    let pieces = pieces
    var changed: [Int] = []
    var oldIndex = 0
    for (index, piece) in pieces.enumerated() {
      while oldIndex < oldPieces.count && oldPieces[oldIndex].column < piece.column {
        oldIndex += 1
      }
      let isSame =
        oldIndex < oldPieces.count
        ? oldPieces[oldIndex] == piece
        : piece.column >= old.reach && piece.cells.allSatisfy(\.isPlainBlank)
      if isSame { continue }
      // Up to three letters between changes are written again: a jump takes four bytes.
      if let last = changed.last, index - last <= 4, !pieces[last].isContested,
        let style = pieces[last].cells.last?.style,
        pieces[last + 1..<index].allSatisfy({ $0.isCheap(after: style) })
      {
        changed += last + 1..<index
      }
      changed.append(index)
    }
    return changed.map { pieces[$0] }
  }

  /// How often a terminal that rewraps its rows breaks this one up to the cell at a column.
  func breaks(upTo column: Int, at columns: Int) -> Int {
    var breaks = 0
    var start = 0
    var position = 0
    for cell in cells {
      if start > column { break }
      if position + cell.columns > columns {
        breaks += 1
        position = 0
      }
      position += cell.columns
      start += cell.columns
    }
    return breaks
  }

  /// The row cut into its pieces, from left to right.
  private var pieces: [Piece] {
    var pieces: [Piece] = []
    pieces.reserveCapacity(cells.count)
    var column = 0
    for (index, cell) in cells.enumerated() {
      let end = column + cell.reach
      let last = pieces.count - 1
      if last >= 0, column < pieces[last].end || cell.mayAttach {
        pieces[last].end = max(pieces[last].end, end)
        pieces[last].isContested = true
        if !cell.isPlainBlank {
          pieces[last].cells = cells[pieces[last].cells.startIndex...index]
        }
      } else {
        pieces.append(
          Piece(
            column: column, end: end, cells: cells[index...index], isContested: cell.isContested))
      }
      column += cell.columns
    }
    return pieces
  }
}

/// The one place that says how cells are laid out on a terminal whose widths are not known.
extension Cell {
  /// The columns the cell takes in the layout.
  var columns: Int { Int(width) }
  /// The columns the cell may take or a terminal may draw in.
  var reach: Int { max(Int(width), Int(highWidth)) }
  /// Whether a terminal may draw the cell into the one before it.
  var mayAttach: Bool { lowWidth == 0 }
  /// Whether a terminal may leave columns of the cell as they were.
  var mayBeNarrow: Bool { lowWidth < width }
  /// Whether the cell looks like erased screen.
  var isPlainBlank: Bool { text == " " && style.onBlank == .plain }

  /// Whether the cell fits on a screen whose last column stays free; only a terminal that draws a
  /// contested cell wide may use that one too, which does not make it wrap.
  func fits(at column: Int, columns: Int) -> Bool {
    column + self.columns < columns && column + reach <= columns
  }
}

extension TextStyle {
  /// What can be seen of the style on a blank: colour and weight of the text only show where
  /// there is a line or where they are inverted.
  var onBlank: TextStyle {
    if !attributes.isDisjoint(with: [.inverse, .underline, .strikethrough]) { return self }
    return TextStyle(background: background)
  }
}
