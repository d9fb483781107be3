/// One row as a terminal shows it: cut to the screen, in colours that it has, without blanks at
/// the end.
struct DrawnRow: Equatable {
  /// The cells from column 0.
  let cells: [Cell]
  /// The columns they take.
  let width: Int

  /// A row with nothing on it.
  static let blank = DrawnRow(cells: [], width: 0)

  private init(cells: [Cell], width: Int) {
    self.cells = cells
    self.width = width
  }

  /// What is shown of a line on a screen of so many columns (0: not known, nothing is cut). The
  /// last column stays free: a glyph there would make the terminal wrap.
  init(_ line: Line, columns: Int, colors: ColorDepth) {
    var cells: [Cell] = []
    var width = 0
    var length = (cells: 0, width: 0)
    for var cell in line.cells {
      if columns > 0 && width + cell.columns > columns - 1 { break }
      cell.style = colors.nearest(cell.style)
      if cell.text == " " { cell.style = cell.style.onBlank }
      cells.append(cell)
      width += cell.columns
      if !cell.isPlainBlank { length = (cells.count, width) }
    }
    self.init(cells: Array(cells.prefix(length.cells)), width: length.width)
  }

  /// For each cell, whether it must be written where the old row is on the screen. Columns are
  /// certain even after contested cells, as what follows those is placed by absolute column.
  func changes(since old: DrawnRow) -> [Bool] {
    var changes: [Bool] = []
    var column = 0
    var oldIndex = 0
    var oldColumn = 0
    for index in cells.indices {
      while oldIndex < old.cells.count && oldColumn < column {
        oldColumn += old.cells[oldIndex].columns
        oldIndex += 1
      }
      let isSame: Bool
      if oldIndex < old.cells.count {
        isSame = oldColumn == column && attached(to: index) == old.attached(to: oldIndex)
      } else {
        isSame =
          column >= old.width && cells[index].isPlainBlank
          && attached(to: index).count == 1
      }
      let isAttachedToChange = cells[index].mayAttach && changes.last == true
      changes.append(!isSame || isAttachedToChange)
      column += cells[index].columns
    }
    return joiningShortGaps(changes)
  }

  /// How often a terminal that rewraps its rows breaks this one before a column.
  func breaks(before column: Int, at columns: Int) -> Int {
    var breaks = 0
    var position = 0
    var start = 0
    for cell in cells {
      if position + cell.columns > columns {
        breaks += 1
        position = 0
      }
      position += cell.columns
      start += cell.columns
      if start > column { break }
    }
    return breaks
  }

  /// A cell and those after it that a terminal may attach to it, as it gives them no column.
  private func attached(to index: Int) -> ArraySlice<Cell> {
    let end = cells[(index + 1)...].firstIndex { !$0.mayAttach } ?? cells.endIndex
    return cells[index..<end]
  }

  /// Up to three letters between changes are written again: jumping over them takes four bytes.
  private func joiningShortGaps(_ changes: [Bool]) -> [Bool] {
    var joined = changes
    guard var last = changes.firstIndex(of: true) else { return changes }
    for index in changes.indices where changes[index] {
      let gap = last + 1..<max(index, last + 1)
      let isCheap = cells[gap].allSatisfy {
        $0.text.isASCII
          && ($0.style == cells[last].style
            || $0.isPlainBlank && cells[last].style.onBlank == .plain)
      }
      if gap.count <= 3 && isCheap && !cells[last].isContested {
        for skipped in gap { joined[skipped] = true }
      }
      last = index
    }
    return joined
  }
}

/// The one place that says how cells are laid out on a terminal whose widths are not known.
extension Cell {
  /// The columns the cell takes in the layout.
  var columns: Int { Int(highWidth) }
  /// Whether a terminal may draw the cell into the one before it.
  var mayAttach: Bool { lowWidth == 0 }
  /// Whether the cell looks like erased screen.
  var isPlainBlank: Bool { text == " " && style.onBlank == .plain }
}

extension TextStyle {
  /// What can be seen of the style on a blank: colour and weight of the text only show where
  /// there is a line or where they are inverted.
  var onBlank: TextStyle {
    if !attributes.isDisjoint(with: [.inverse, .underline, .strikethrough]) { return self }
    return TextStyle(background: background)
  }
}
