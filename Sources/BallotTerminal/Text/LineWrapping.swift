extension Line {
  /// Text as rows of at most `columns`, broken as `wrapped(to:)` says and at `\n` and `\r\n`. At
  /// least one row and at most `rows`; no cells are made of the text beyond them.
  public static func wrap(
    _ text: String, to columns: Int, style: TextStyle = .plain, upTo rows: Int = .max
  ) -> [Line] {
    var wrapped: [Line] = []
    var rest = text[...]
    while wrapped.count < rows {
      // Looking at bytes instead of characters finds the end of a long text 20 times faster.
      let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      var paragraph = rest[..<end]
      if end < rest.endIndex, paragraph.utf8.last == UInt8(ascii: "\r") { paragraph.removeLast() }
      wrapped += rowsOfParagraph(
        String(paragraph), to: columns, style: style, upTo: rows - wrapped.count)
      guard end < rest.endIndex else { break }
      rest = rest[rest.utf8.index(after: end)...]
    }
    return wrapped
  }

  /// The first rows of a text without newlines. Takes more and more of the text until its rows
  /// are enough, since nobody knows how many blanks they leave out.
  private static func rowsOfParagraph(
    _ text: String, to columns: Int, style: TextStyle, upTo rows: Int
  ) -> [Line] {
    let start = max(1, columns).multipliedReportingOverflow(by: rows)
    var room = start.overflow ? Int.max : start.partialValue
    while true {
      var line = Line()
      let isWhole = line.append(text, style: style, upTo: room)
      let wrapped = line.wrapped(to: columns)
      if isWhole || wrapped.count > rows { return Array(wrapped.prefix(rows)) }
      let more = room.multipliedReportingOverflow(by: 2)
      room = more.overflow ? Int.max : more.partialValue
    }
  }

  /// The line as rows of at most `columns`, at least one. A row ends at blanks, which are left
  /// out there; after a hyphen or slash inside a word; beside a wide character, but not after an
  /// opening or before a closing mark; and anywhere in a word that is longer than a row. A cluster
  /// too wide even for a row of its own is left out.
  public func wrapped(to columns: Int) -> [Line] {
    if fits(in: columns), cells.last?.isBlank != true { return [self] }
    let cells = cells.filter { Line().fits($0, in: columns) }[...]
    var rows: [Line] = []
    var rest = cells
    repeat {
      let row = rest.prefix(upTo: Line.rowEnd(in: rest, columns: columns))
      rest = rest.suffix(from: row.endIndex)
      let end = row.lastIndex { !$0.isBlank }.map(row.index(after:)) ?? row.startIndex
      rows.append(Line(row.prefix(upTo: end)))
    } while !rest.isEmpty
    return rows
  }

  /// Where the first row of the cells ends: the last place to break before the cell that does not
  /// fit, or that cell itself. Blanks may hang over the edge.
  private static func rowEnd(in cells: ArraySlice<Cell>, columns: Int) -> Int {
    var row = Line()
    var lastBreak: Int?
    var holdsText = false
    for index in cells.indices {
      if holdsText, canBreak(cells[cells.startIndex..<index], before: cells[index]) {
        lastBreak = index
      }
      guard cells[index].isBlank || row.fits(cells[index], in: columns) else {
        return lastBreak ?? index
      }
      row.append(cells[index])
      holdsText = holdsText || !cells[index].isBlank
    }
    return cells.endIndex
  }

  /// Whether a row may end after these cells, which are not empty, where `next` follows.
  private static func canBreak(_ cells: ArraySlice<Cell>, before next: Cell) -> Bool {
    guard let last = cells.last, !next.isBlank else { return false }
    if last.isBlank { return true }
    if last.text == "-" || last.text == "/" {
      return next.isWordPart && cells.dropLast().last?.isWordPart == true
    }
    return (last.width == 2 || next.width == 2) && !last.opens && !next.closes
  }
}

extension Cell {
  fileprivate var isBlank: Bool { text == " " }

  fileprivate var isWordPart: Bool { category?.isLetter == true || category == .decimalNumber }

  /// Whether the next cell belongs to this one, like the text after a bracket.
  fileprivate var opens: Bool { category == .openPunctuation || category == .initialPunctuation }

  /// Whether this belongs to the cell before, like a full stop.
  fileprivate var closes: Bool {
    category == .closePunctuation || category == .finalPunctuation || category == .otherPunctuation
  }

  private var category: Unicode.GeneralCategory? {
    text.unicodeScalars.first?.properties.generalCategory
  }
}
