/// A row of cells, laid out from column 0. All text that is drawn goes through here.
public struct Line: Hashable, Sendable {
  /// The cells from left to right.
  public private(set) var cells: [Cell]
  /// The columns the cells take: the sum of their widths.
  public private(set) var width: Int
  /// The columns the cells may take where a terminal draws contested ones wider: no terminal
  /// draws in the column of this number or beyond, counted from 0.
  public private(set) var reach: Int

  /// An empty line.
  public init() {
    cells = []
    width = 0
    reach = 0
  }

  /// A line of one text in one style; what is not harmless is shown in visible form.
  public init(_ text: String, style: TextStyle = .plain) {
    self.init()
    append(text, style: style)
  }

  /// A line of cells that other lines have made.
  init(_ cells: some Sequence<Cell>) {
    self.init()
    for cell in cells {
      append(cell)
    }
  }

  /// The text of the cells, without their styles.
  public var text: String {
    String(cells.map(\.text))
  }

  /// Adds text in one style. What is not harmless is added in visible form (`harmless`), with
  /// light and dark turned round. Stops before the line takes more than `columns`, and says
  /// whether all of the text is there; the text beyond is not even looked at.
  @discardableResult
  public mutating func append(
    _ text: String, style: TextStyle = .plain, upTo columns: Int = .max
  ) -> Bool {
    let room = max(0, columns - width)
    // One byte more than there is room for tells whether the last one bears a combining mark.
    let head = text.utf8.prefix(room == .max ? room : room + 1)
    if head.allSatisfy(isPrintableASCII) {
      // A line of several texts grows by itself: an exact size each time would copy it each time.
      if cells.isEmpty { cells.reserveCapacity(min(room, head.count)) }
      for byte in head.prefix(room) {
        append(Cell(ascii: byte, style: style))
      }
      return head.count <= room
    }
    var escapeStyle = style
    escapeStyle.attributes.formSymmetricDifference(.inverse)
    var fitsAll = true
    forEachHarmlessCluster(of: text) { cluster, isEscape in
      let cell = Cell(cluster, style: isEscape ? escapeStyle : style)
      fitsAll = fits(cell, in: columns)
      if fitsAll { append(cell) }
      return fitsAll
    }
    return fitsAll
  }

  /// Adds the cells of another line.
  public mutating func append(_ line: Line) {
    cells += line.cells
    reach = max(reach, width + line.reach)
    width += line.width
  }

  /// Adds a cell, which another line has made.
  public mutating func append(_ cell: Cell) {
    cells.append(cell)
    reach = max(reach, width + Int(cell.highWidth))
    width += Int(cell.width)
  }

  /// Whether a cell can be added without taking more than `columns`. A terminal may draw one
  /// column more, as the last column of a screen is always left free.
  func fits(_ cell: Cell, in columns: Int) -> Bool {
    width + Int(cell.width) <= columns && width + Int(cell.highWidth) - 1 <= columns
  }
}

extension Line: ExpressibleByStringLiteral {
  /// A plain line.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
