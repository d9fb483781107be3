import BallotTerminal

/// Options one below the other: pointer, marker, icon, label, and the details in a column of
/// their own. Used by every style that lists.
struct OptionRows {
  /// The rows as they are drawn.
  var lines: [Line] = []
  /// The row of `lines` that has the cursor.
  var cursorRow: Int?
  /// Where the real cursor rests within that row.
  var cursorColumn = 0
  /// The details in view for which their rows have no room, and the one of the row of the cursor.
  var cutDetails: (all: [String], ofCursor: String?) = ([], nil)

  /// Lays out the rows of a window.
  /// - Parameters:
  ///   - markers: what stands before an option that is on, off or mixed; `nil` for no marker.
  ///   - numbered: whether the number key of a row is shown.
  init(
    _ configuration: PickerConfiguration, window: Range<Int>,
    markers: PickerConfiguration.MarkerSet?, numbered: Bool = false
  ) {
    let rows = window.map { configuration.row($0) }
    let hasMaster = configuration.count > 0 && configuration.row(0).role == .master
    var markerColumns = 0
    if let markers {
      markerColumns = [true, false, nil].map {
        displayWidth(
          configuration.marker($0, on: markers.on, off: markers.off, mixed: markers.mixed))
      }.reduce(displayWidth(configuration.glyphs.disabled), max)
      for row in rows {
        for marker in [row.markers.on, row.markers.off, row.markers.mixed] {
          markerColumns = max(markerColumns, marker.map(displayWidth) ?? 0)
        }
      }
    }
    let labels = rows.map { OptionRows.label($0, configuration: configuration) }
    let pointerColumns = displayWidth(configuration.glyphs.pointer)
    let detailColumn = labels.map(\.width).max() ?? 0
    for ((index, row), label) in zip(zip(window, rows), labels) {
      let isCursor = configuration.context.isFocused && index == configuration.cursor
      if isCursor { cursorRow = lines.count }
      var line = Line(
        isCursor ? configuration.glyphs.pointer : " ", style: configuration.accent)
      line.pad(to: pointerColumns)
      if isCursor { cursorColumn = 0 }
      line.append(" ")
      if row.role == .heading {
        line.append(row.label, style: configuration.context.theme.strong)
        lines.append(
          line.truncated(
            to: configuration.context.columns, ellipsis: configuration.glyphs.ellipsis))
        continue
      }
      if hasMaster && row.role != .master { line.append("  ") }
      if numbered {
        line.append(
          (row.digit.map(String.init) ?? " ") + " ", style: configuration.context.theme.secondary)
      }
      if let markers {
        let start = line.width
        line.append(OptionRows.marker(row, markers, configuration))
        line.pad(to: start + markerColumns)
        line.append(" ")
      }
      let start = line.width
      if row.role == .other, isCursor, let other = configuration.other {
        line.append(row.label + " ", style: configuration.context.theme.strong)
        cursorColumn = line.width + other.cursor
        line.append(other.line)
      } else {
        line.append(label)
      }
      if let detail = OptionRows.detail(row), !detail.isEmpty {
        line.pad(to: start + detailColumn + 3)
        line.append(
          detail, style: configuration.context.theme.secondary,
          upTo: configuration.context.columns + 1)
        if !line.fits(in: configuration.context.columns) {
          cutDetails.all.append(detail)
          if isCursor { cutDetails.ofCursor = detail }
        }
      }
      lines.append(
        line.truncated(to: configuration.context.columns, ellipsis: configuration.glyphs.ellipsis))
    }
  }

  /// What stands behind a label: the reason for a disabled option, else its detail.
  static func detail(_ row: OptionRow) -> String? {
    guard let reason = row.disabled else { return row.detail }
    return reason.isEmpty ? "not available" : reason
  }

  /// The marker of a row in its colour.
  static func marker(
    _ row: OptionRow, _ markers: PickerConfiguration.MarkerSet,
    _ configuration: PickerConfiguration
  ) -> Line {
    if row.disabled != nil, row.isChosen != true {
      return Line(configuration.glyphs.disabled, style: configuration.context.theme.secondary)
    }
    let text = configuration.marker(
      row.isChosen, on: row.markers.on ?? markers.on, off: row.markers.off ?? markers.off,
      mixed: row.markers.mixed ?? markers.mixed)
    let own = configuration.question.markers
    let style =
      row.isChosen == false
      ? TextStyle(foreground: row.markers.offTint ?? own.offTint)
      : configuration.context.theme.tinted(
        row.markers.onTint ?? own.onTint ?? row.tint ?? configuration.question.tint)
    return Line(text, style: style)
  }

  /// The label of a row with its icon, the matched graphemes in the accent.
  static func label(_ row: OptionRow, configuration: PickerConfiguration) -> Line {
    let theme = configuration.context.theme
    let columns = configuration.context.columns + 1
    var line = Line()
    if let icon = row.icon { line.append(icon + " ") }
    var style = TextStyle.plain
    if row.disabled != nil { style = theme.secondary }
    if row.highlights.isEmpty {
      line.append(row.label, style: style, upTo: columns)
      return line
    }
    var matched = style
    matched.foreground = configuration.accent.foreground
    matched.attributes.insert(.underline)
    var highlights = row.highlights[...]
    var run = ""
    var isMatchedRun = false
    // Each character takes at least one column.
    for (index, character) in row.label.prefix(columns + 1).enumerated() {
      let isMatch = highlights.first == index
      if isMatch { highlights.removeFirst() }
      if isMatch != isMatchedRun {
        line.append(run, style: isMatchedRun ? matched : style, upTo: columns)
        run = ""
        isMatchedRun = isMatch
      }
      run.append(character)
    }
    line.append(run, style: isMatchedRun ? matched : style, upTo: columns)
    return line
  }
}
