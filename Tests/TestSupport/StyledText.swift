public import BallotTerminal

extension Screen {
  /// What is shown, with the styles in words before the text that has them, as in
  /// `‹bold cyan›Deploy‹›`; the cursor, where it is shown, is `▮` before its column.
  public var styledText: String {
    var lines: [String] = []
    for (index, row) in rows.enumerated() {
      var line = ""
      var style = TextStyle.plain
      let isCursorRow = modes.contains(.cursorVisible) && index == cursor.row
      let end = max(row.lastColumn, isCursorRow ? cursor.column + 1 : 0)
      for (column, cell) in row.cells.prefix(end).enumerated() {
        if cell.style != style { line += "‹\(cell.style.words)›" }
        style = cell.style
        if isCursorRow && column == cursor.column { line += "▮" }
        line += cell.text
      }
      lines.append(style == .plain ? line : line + "‹›")
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

extension ScreenRow {
  /// The column behind the last one that shows something.
  fileprivate var lastColumn: Int {
    (cells.lastIndex { $0 != .blank } ?? -1) + 1
  }
}

extension TextStyle {
  /// The style in words, nothing for the plain one.
  public var words: String {
    var words: [String] = []
    for (attribute, word) in Self.attributeWords where attributes.contains(attribute) {
      words.append(word)
    }
    if let foreground { words.append(foreground.word) }
    if let background { words.append("on " + background.word) }
    return words.joined(separator: " ")
  }

  private static let attributeWords: [(Attributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.inverse, "inverse"), (.strikethrough, "strikethrough"),
  ]
}

extension Color {
  /// The colour in a word.
  fileprivate var word: String {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    switch self {
    case .standard(let number) where number < 16:
      return (number < 8 ? "" : "bright ") + names[Int(number % 8)]
    case .standard(let number), .indexed(let number): return "color \(number)"
    case .rgb(let red, let green, let blue): return "rgb \(red) \(green) \(blue)"
    }
  }
}
