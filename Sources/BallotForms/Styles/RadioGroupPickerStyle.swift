import BallotTerminal

/// Round markers, all options in view: one below the other, or side by side where the question
/// lies flat and they fit.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The word for it.
  public let name = "radioGroup"
  /// The style.
  public init() {}

  /// A list of markers and labels with the numbers of the first nine, or one row of them.
  public func makeBody(configuration: PickerConfiguration) -> StyleBody {
    let glyphs = configuration.glyphs
    let markers = (on: glyphs.radioOn, off: glyphs.radioOff, mixed: glyphs.radioOff)
    return configuration.groupBody(markers: markers, numbered: !configuration.isMultiple)
  }
}

/// Boxes, all options in view, with a master box where the question has one.
public struct CheckboxGroupPickerStyle: PickerStyle {
  /// The word for it.
  public let name = "checkboxGroup"
  /// The style.
  public init() {}

  /// A list of boxes and labels, or one row of them.
  public func makeBody(configuration: PickerConfiguration) -> StyleBody {
    let glyphs = configuration.glyphs
    let markers = (on: glyphs.boxOn, off: glyphs.boxOff, mixed: glyphs.boxMixed)
    return configuration.groupBody(markers: markers, numbered: false)
  }
}

extension PickerConfiguration {
  /// All options with markers: beside the prompt where the question is horizontal and they fit,
  /// else below it.
  func groupBody(markers: (on: String, off: String, mixed: String), numbered: Bool) -> StyleBody {
    if question.orientation == .horizontal, let body = flatBody(markers: markers) { return body }
    return listBody(markers: markers, numbered: numbered)
  }

  /// The options in one row beside the prompt, or in one row below it; `nil` where neither fits.
  func flatBody(markers: (on: String, off: String, mixed: String)) -> StyleBody? {
    var control = Line()
    var at = 0
    for index in 0..<count {
      let row = self.row(index)
      guard row.role != .heading else { continue }
      if control.width > 0 { control.append("   ") }
      let isCursor = context.isFocused && index == cursor
      if isCursor { at = control.width }
      control.append(OptionRows.marker(row, markers, self))
      control.append(" ")
      if row.role == .other, isCursor, let other {
        control.append(row.label + " ")
        at = control.width + other.cursor
        control.append(other.line)
        continue
      }
      var label = OptionRows.label(row, configuration: self)
      if isCursor { label = label.adding(.bold) }
      control.append(label)
      guard control.width <= context.columns else { return nil }
    }
    control.append(mixedMark)
    let (lines, place) = promptBlock(
      question, control: control, mark: context.pointerMark, context: context)
    guard place.column + control.width <= context.columns else { return nil }
    return StyleBody(
      lines, cursor: Position(column: place.column + at, row: place.row), axis: .horizontal)
  }

  /// Behind a control over answers that differ, where the options themselves cannot show it.
  var mixedMark: Line {
    isMixed ? Line("  \(glyphs.mixed) mixed", style: context.theme.secondary) : Line()
  }

  /// The options one below the other under the prompt.
  func listBody(
    markers: (on: String, off: String, mixed: String)?, numbered: Bool, wraps: Bool = false
  ) -> StyleBody {
    var (lines, _) = promptBlock(
      question, control: isMixed ? mixedMark : nil, context: context)
    let isLong = count > max(1, context.rows - lines.count)
    let height = max(1, min(count, context.rows - lines.count - (isLong ? 1 : 0)))
    let window = Window.range(count: count, height: height, offset: offset, cursor: cursor)
    let rows = OptionRows(self, window: window, markers: markers, numbered: numbered)
    let first = lines.count
    lines += rows.lines
    if isLong, !position.isEmpty {
      lines.append(Line("  " + position, style: context.theme.secondary))
    }
    var body = StyleBody(lines, wraps: wraps, pageRows: height)
    if let row = rows.cursorRow {
      body.cursor = Position(column: rows.cursorColumn, row: first + row)
      body.keep = (first + row)..<(first + row + 1)
    } else {
      body.cursor = Position(column: 0, row: 0)
      body.keep = 0..<1
    }
    return body
  }
}
