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
    configuration.groupBody(
      markers: configuration.radioMarkers, numbered: !configuration.isMultiple)
  }

  /// That of a list, or of one row.
  public func behavior(configuration: PickerConfiguration) -> PickerBehavior {
    configuration.groupBehavior(markers: configuration.radioMarkers)
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
    configuration.groupBody(markers: configuration.boxMarkers, numbered: false)
  }

  /// That of a list, or of one row.
  public func behavior(configuration: PickerConfiguration) -> PickerBehavior {
    configuration.groupBehavior(markers: configuration.boxMarkers)
  }
}

extension PickerConfiguration {
  /// What stands before an option that is on, off or mixed.
  typealias MarkerSet = (on: String, off: String, mixed: String)

  /// Round markers.
  fileprivate var radioMarkers: MarkerSet { (glyphs.radioOn, glyphs.radioOff, glyphs.radioOff) }

  /// Boxes.
  var boxMarkers: MarkerSet { (glyphs.boxOn, glyphs.boxOff, glyphs.boxMixed) }

  /// All options with markers: beside the prompt where the question is horizontal and they fit,
  /// else below it.
  func groupBody(markers: MarkerSet, numbered: Bool) -> StyleBody {
    if question.orientation == .horizontal, let body = flatBody(markers: markers) { return body }
    return listBody(markers: markers, numbered: numbered)
  }

  /// The behaviour of `groupBody`.
  fileprivate func groupBehavior(markers: MarkerSet) -> PickerBehavior {
    if question.orientation == .horizontal, let body = flatBody(markers: markers) {
      return body.behavior
    }
    return listBehavior()
  }

  /// The options in one row beside the prompt, or in one row below it; `nil` where neither fits.
  func flatBody(markers: MarkerSet) -> StyleBody? {
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
  func listBody(markers: MarkerSet?, numbered: Bool) -> StyleBody {
    var lines = listHead()
    let (height, isLong) = listHeight(below: lines.count)
    let window = Window.range(count: count, height: height, offset: offset, cursor: cursor)
    let rows = OptionRows(self, window: window, markers: markers, numbered: numbered)
    let first = lines.count
    lines += rows.lines
    if isLong, !position.isEmpty {
      lines.append(Line("  " + position, style: context.theme.secondary))
    }
    var body = StyleBody(lines, behavior: PickerBehavior(pageRows: height))
    if let row = rows.cursorRow {
      body.cursor = Position(column: rows.cursorColumn, row: first + row)
      body.keep = (first + row)..<(first + row + 1)
    } else {
      body.cursor = Position(column: 0, row: 0)
      body.keep = 0..<1
    }
    return body
  }

  /// The behaviour of `listBody`.
  func listBehavior() -> PickerBehavior {
    PickerBehavior(pageRows: listHeight(below: listHead().count).rows)
  }

  /// The prompt above the options.
  private func listHead() -> [Line] {
    promptBlock(question, control: isMixed ? mixedMark : nil, context: context).lines
  }

  /// How many options are in view below the prompt. Where they are not all, a row below them says
  /// so.
  private func listHeight(below head: Int) -> (rows: Int, isLong: Bool) {
    let room = context.rows - head
    let isLong = count > max(1, room)
    return (max(1, min(count, room - (isLong ? 1 : 0))), isLong)
  }
}
