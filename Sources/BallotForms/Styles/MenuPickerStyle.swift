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
    return configuration.openBody(opens: .list, height: height(configuration))
  }

  /// That of a list, whether it is open or not.
  public func behavior(configuration: PickerConfiguration) -> PickerBehavior {
    configuration.openingBehavior(opens: .list, height: height(configuration))
  }

  private func height(_ configuration: PickerConfiguration) -> Int {
    configuration.question.height ?? Self.defaultHeight
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

  /// The behaviour of `closedBody` and `openBody`.
  func openingBehavior(opens: Opening, height: Int) -> PickerBehavior {
    guard isOpen else { return PickerBehavior(opens: opens) }
    let window = window(height: height, below: openHead().lines.count)
    return PickerBehavior(opens: opens, pageRows: max(1, window.count))
  }

  /// The rows of an open list that are in view below its head.
  private func window(height: Int, below head: Int) -> Range<Int> {
    let room = max(1, context.rows - head)
    return Window.range(
      count: count, height: max(1, min(height, room)), offset: offset, cursor: cursor)
  }

  /// The filter beside the prompt, and where the list stands.
  private func openHead() -> (lines: [Line], filterAt: Position) {
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
    return (lines, place)
  }

  /// The most rows of a detail below a list.
  private static let detailHeight = 3

  /// The detail of the option at the cursor, where its row has no room for it. As many rows as the
  /// longest of those in view takes, so that the list keeps its place while the cursor moves.
  private func detailRows(_ rows: OptionRows, room: Int) -> [Line] {
    let height = min(Self.detailHeight, room)
    guard height > 0, !rows.cutDetails.all.isEmpty else { return [] }
    func wrapped(_ text: String) -> [Line] {
      Line.wrap(
        text, to: max(1, context.columns - 2), style: context.theme.secondary, upTo: height)
    }
    let most = rows.cutDetails.all.reduce(0) { max($0, wrapped($1).count) }
    let detail = rows.cutDetails.ofCursor.map(wrapped) ?? []
    return (0..<most).map { $0 < detail.count ? Line("  ").appending(detail[$0]) : Line() }
  }

  /// The head of an open list with its rows in view.
  func openBody(opens: Opening, height: Int) -> StyleBody {
    var (lines, place) = openHead()
    let window = window(height: height, below: lines.count)
    let rows = OptionRows(
      self, window: window, markers: isMultiple ? listMarkers : nil)
    let first = lines.count
    lines += rows.lines
    if count == 0, !isLoading {
      lines.append(Line("  no match", style: context.theme.secondary))
    }
    lines += detailRows(rows, room: context.rows - lines.count)
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
