/// A row of cells, laid out from column 0. All text that is drawn goes through here.
public struct Line: Hashable, Sendable {
  /// The cells from left to right.
  public private(set) var cells: [Cell]
  /// The columns the cells take at the most.
  public private(set) var width: Int

  /// An empty line.
  public init() {
    cells = []
    width = 0
  }

  /// A line of one text in one style.
  public init(_ text: String, style: TextStyle = .plain) {
    self.init()
    append(text, style: style)
  }

  /// Adds text in one style; what is not harmless is added in visible form.
  public mutating func append(_ text: String, style: TextStyle = .plain) {
    for character in text {
      cells.append(Cell(character, style: style, low: 1, high: 1))
      width += 1
    }
  }

  /// Adds the cells of another line.
  public mutating func append(_ line: Line) {
    cells += line.cells
    width += line.width
  }
}
