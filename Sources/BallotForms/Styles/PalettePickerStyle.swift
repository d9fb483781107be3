import BallotTerminal

/// A grid of swatches or icons, arrows in two directions, the name of the current one beside it.
public struct PalettePickerStyle: PickerStyle {
  /// The word for it.
  public let name = "palette"
  /// The most swatches in a row, so that a grid stays a grid on a wide screen.
  static let widest = 12
  /// The style.
  public init() {}

  /// Brackets stand around the chosen swatch, so that it is told without colour.
  public func makeBody(configuration: PickerConfiguration) -> StyleBody {
    guard configuration.count > 0 else {
      return InlinePickerStyle().makeBody(configuration: configuration)
    }
    let context = configuration.context
    let glyphs = configuration.glyphs
    let swatches = (0..<configuration.count).map { swatch(configuration.row($0), configuration) }
    let columns = (swatches.map(\.width).max() ?? 1) + 2
    let (prompt, place) = promptBlock(
      configuration.question, control: Line(), mark: context.pointerMark, context: context)
    let indent = place.column + columns <= context.columns / 2 ? place.column : 2
    let perRow = max(1, min(Self.widest, (context.columns - indent) / columns))
    var grid: [Line] = []
    var cursor = Position(column: 0, row: 0)
    for (index, swatch) in swatches.enumerated() {
      if index % perRow == 0 {
        grid.append(Line(String(repeating: " ", count: indent)))
      }
      let last = grid.count - 1
      let row = configuration.row(index)
      let isChosen = row.isChosen == true
      let isCursor = context.isFocused && index == configuration.cursor
      if isCursor { cursor = Position(column: grid[last].width + 1, row: last) }
      let style = isCursor ? context.theme.strong : TextStyle.plain
      let (left, right) = isChosen ? ("[", "]") : isCursor ? ("<", ">") : (" ", " ")
      let start = grid[last].width
      grid[last].append(left, style: style)
      grid[last].append(swatch)
      grid[last].pad(to: start + columns - 1)
      grid[last].append(right, style: style)
    }
    let named = configuration.cursor.map { configuration.row($0).label }
    let name = Line("   " + (named ?? "not set"), style: context.theme.secondary)
    var lines = prompt
    if indent == place.column {
      lines[place.row] = overlay(grid[0], on: lines[place.row])
      lines.insert(contentsOf: grid.dropFirst(), at: place.row + 1)
      cursor.row += place.row
    } else {
      cursor.row += lines.count
      lines += grid
    }
    let target = cursor.row
    if lines[target].width + name.width <= context.columns {
      lines[target].append(name)
    } else {
      lines.append(name.truncated(to: context.columns, ellipsis: glyphs.ellipsis))
    }
    return StyleBody(
      lines, cursor: cursor, keep: target..<(target + 1), axis: .grid(columns: perRow))
  }

  /// An option's icon, or a swatch in its colour, or, where it has neither, its label.
  private func swatch(_ row: OptionRow, _ configuration: PickerConfiguration) -> Line {
    if let icon = row.icon { return Line(icon) }
    guard let tint = row.tint else {
      return OptionRows.label(row, configuration: configuration)
    }
    return Line(
      row.disabled == nil ? configuration.glyphs.swatch : configuration.glyphs.disabled,
      style: TextStyle(foreground: tint))
  }

  /// A grid row, blank up to its indent, laid over the prompt's row.
  private func overlay(_ row: Line, on prompt: Line) -> Line {
    var line = prompt
    line.append(row.suffix(from: line.width))
    return line
  }
}
