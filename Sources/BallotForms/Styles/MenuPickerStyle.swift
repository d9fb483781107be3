import BallotTerminal

/// One row with the chosen option, which opens a list below it.
public struct MenuPickerStyle: PickerStyle {
  /// The word for it.
  public let name = "menu"
  /// Rows of the open list where the question does not say.
  static let defaultHeight = 10
  /// The style.
  public init() {}

  /// The closed row, or the filter with the list below it.
  public func makeBody(configuration: PickerConfiguration) -> StyleBody {
    guard configuration.isOpen else {
      return configuration.closedBody(glyph: configuration.glyphs.opensBelow, opens: .list)
    }
    return configuration.openBody(
      opens: .list, height: configuration.question.height ?? Self.defaultHeight)
  }
}

extension PickerConfiguration {
  /// The prompt with the chosen option and the glyph that says that it opens.
  func closedBody(glyph: String, opens: Opening) -> StyleBody {
    var control = Line()
    if isMixed {
      control.append(glyphs.mixed + " mixed", style: context.theme.secondary)
    } else if let summary {
      control.append(summary)
    } else {
      control.append("not set", style: context.theme.secondary)
    }
    let room = max(4, context.columns - 2 - displayWidth(glyph) - 1)
    control = control.truncated(to: room, ellipsis: glyphs.ellipsis)
    control.append(" ")
    control.append(glyph, style: accent)
    let (lines, place) = promptBlock(
      question, control: control, mark: context.pointerMark, context: context)
    return StyleBody(lines, cursor: place, opens: opens)
  }

  /// The filter beside the prompt, the list below it, and where the list stands.
  func openBody(opens: Opening, height: Int) -> StyleBody {
    let control = filter?.line ?? Line()
    var (lines, place) = promptBlock(question, control: control, context: context)
    if !position.isEmpty {
      let count = Line(position, style: context.theme.secondary)
      let last = place.row
      if lines[last].width + 2 + count.width <= context.columns {
        lines[last].pad(to: min(context.columns, 56) - count.width)
        if lines[last].width + count.width > context.columns || lines[last].width < 2 {
          lines[last].append("  ")
        }
        lines[last].append(count)
      } else {
        lines.append(Line("  ").appending(count))
      }
    }
    let room = max(1, context.rows - lines.count)
    let window = Window.range(
      count: count, height: max(1, min(height, room)), offset: offset, cursor: cursor)
    let rows = OptionRows(
      self, window: window, markers: isMultiple ? listMarkers : nil)
    let first = lines.count
    lines += rows.lines
    if count == 0, !isLoading {
      lines.append(Line("  no match", style: context.theme.secondary))
    }
    var body = StyleBody(lines, opens: opens, pageRows: max(1, window.count))
    let row = rows.cursorRow.map { first + $0 }
    if let filter {
      body.cursor = Position(
        column: min(context.columns, place.column + filter.cursor), row: place.row)
    } else {
      body.cursor = Position(column: rows.cursorColumn, row: row ?? 0)
    }
    body.keep = 0..<max(1, min(lines.count, (row ?? 0) + 1))
    return body
  }
}
