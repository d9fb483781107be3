import BallotTerminal

/// A drum of five rows: the centre one is chosen, the ends join, distance dims.
public struct WheelPickerStyle: PickerStyle {
  /// The word for it.
  public let name = "wheel"
  /// Rows above and below the centre.
  static let reach = 2
  /// The style.
  public init() {}

  /// The drum with the prompt beside its centre row, or above it where there is no room.
  public func makeBody(configuration: PickerConfiguration) -> StyleBody {
    guard !configuration.isMultiple, configuration.count > 0 else {
      return InlinePickerStyle().makeBody(configuration: configuration)
    }
    let glyphs = configuration.glyphs
    let theme = configuration.context.theme
    let reach = configuration.context.rows < 6 ? 1 : Self.reach
    let centre = configuration.cursor
    let labels = (-reach...reach).map { label(at: $0, centre: centre, configuration) }
    let drumColumns = labels.map { $0?.width ?? 0 }.max() ?? 0
    var (lines, _) = promptBlock(
      configuration.question, control: nil, context: configuration.context)
    let first = lines.count
    for (distance, label) in zip(-reach...reach, labels) {
      var line = Line("  ")
      if distance == 0 {
        line.append(glyphs.wheelLeft + " ", style: configuration.accent)
        line.append(
          centre == nil
            ? Line("not set", style: theme.secondary) : (label ?? Line()).adding(.bold))
        line.pad(to: 4 + max(drumColumns, centre == nil ? 7 : 0))
        line.append(" " + glyphs.wheelRight, style: configuration.accent)
      } else {
        line.append(abs(distance) > 1 ? glyphs.far + " " : "  ", style: theme.secondary)
        if let label {
          line.append(abs(distance) > 1 ? label.adding(.dim) : label)
        }
      }
      lines.append(
        line.truncated(to: configuration.context.columns, ellipsis: glyphs.ellipsis))
    }
    let row = first + reach
    return StyleBody(
      lines, cursor: Position(column: 2, row: row), keep: row..<(row + 1), wraps: true,
      pageRows: 2 * reach + 1)
  }

  /// The label at a distance from the centre, joined at the ends; `nil` where the drum is shorter
  /// than its window, so that no option shows twice.
  private func label(at distance: Int, centre: Int?, _ configuration: PickerConfiguration) -> Line?
  {
    let count = configuration.count
    if centre == nil {
      let index = distance < 0 ? count + distance : distance - 1
      guard distance != 0, index >= 0, index < count, abs(distance) * 2 <= count + 1 else {
        return nil
      }
      return OptionRows.label(
        configuration.row(index), configuration: configuration)
    }
    guard distance > -count, distance < count, distance == 0 || abs(distance) * 2 <= count else {
      return nil
    }
    if distance * 2 == -count { return nil }
    let index = ((centre ?? 0) + distance + count) % count
    return OptionRows.label(configuration.row(index), configuration: configuration)
  }
}
