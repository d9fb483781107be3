import BallotTerminal

/// All options in one row, the chosen one inverted; inline where they do not fit.
public struct SegmentedPickerStyle: PickerStyle {
  /// The word for it.
  public let name = "segmented"
  /// The style.
  public init() {}

  /// One row of segments with separators.
  public func makeBody(configuration: PickerConfiguration) -> StyleBody {
    segments(configuration) ?? InlinePickerStyle().makeBody(configuration: configuration)
  }

  /// The row of segments, or `nil` where it does not fit. Brackets tell the chosen one where
  /// inverse video does not.
  func segments(_ configuration: PickerConfiguration) -> StyleBody? {
    guard !configuration.isMultiple, configuration.other == nil else { return nil }
    var control = Line()
    var at = 0
    for index in 0..<configuration.count {
      let row = configuration.row(index)
      guard row.role != .heading else { continue }
      if control.width > 0 {
        control.append(configuration.glyphs.separator, style: configuration.context.theme.secondary)
      }
      if index == configuration.cursor { at = control.width + 1 }
      var label = OptionRows.label(row, configuration: configuration)
      if row.isChosen == true {
        var style = configuration.context.theme.tinted(row.tint ?? configuration.question.tint)
        style.attributes.insert(.inverse)
        label = Line("[").appending(label).appending(Line("]")).styled(style)
      } else {
        label = Line(" ").appending(label).appending(Line(" "))
      }
      control.append(label)
      guard control.width <= configuration.context.columns else { return nil }
    }
    control.append(configuration.mixedMark)
    let (lines, place) = promptBlock(
      configuration.question, control: control, mark: configuration.context.pointerMark,
      context: configuration.context)
    guard place.column + control.width <= configuration.context.columns else { return nil }
    return StyleBody(
      lines, cursor: Position(column: place.column + at, row: place.row), axis: .horizontal)
  }
}
