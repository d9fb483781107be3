import BallotTerminal

/// The rows of a prompt with its control beside it: mark, icon, label, and the control in the
/// column that the section's labels share, or below where it does not fit.
func promptBlock(
  _ question: Question, control: Line?, mark: String? = nil, context: Context
) -> (lines: [Line], controlAt: Position) {
  let theme = context.theme
  let glyph = mark ?? (context.isFocused ? theme.glyphs.question : " ")
  var lead = Line(glyph, style: theme.tinted(question.tint, .bold))
  lead.append(" ")
  let indent = lead.width
  let style = context.isFocused ? theme.strong : TextStyle.plain
  var label = question.labelsHidden ? "" : context.label ?? question.label
  if let icon = question.icon, !question.labelsHidden { label = icon + " " + label }
  var rows: [Line] = []
  if !label.isEmpty {
    for row in Line.wrap(
      screenful(label, context), to: max(1, context.columns - indent), style: style)
    {
      var line = rows.isEmpty ? lead : Line(String(repeating: " ", count: indent))
      line.append(row)
      rows.append(line)
    }
  }
  if rows.isEmpty { rows = [lead] }
  var at = Position(column: indent, row: rows.count - 1)
  if let control {
    let last = rows.count - 1
    var column = indent
    if !label.isEmpty {
      column = max(rows[last].width, rows.count == 1 ? indent + context.labelColumns : 0) + 3
    }
    if column + control.width <= context.columns {
      rows[last].pad(to: column)
      rows[last].append(control)
      at = Position(column: column, row: last)
    } else {
      var line = Line(String(repeating: " ", count: min(indent, context.columns / 4)))
      at = Position(column: line.width, row: rows.count)
      line.append(control)
      rows.append(line.truncated(to: context.columns, ellipsis: theme.glyphs.ellipsis))
    }
  }
  if let detail = question.detail, context.isFocused {
    for row in Line.wrap(
      screenful(detail, context), to: max(1, context.columns - indent), style: theme.secondary)
    {
      var line = Line(String(repeating: " ", count: indent))
      line.append(row)
      rows.append(line)
    }
  }
  return (rows, at)
}

/// The label and a control in one row; `nil` where they do not fit.
func promptRow(_ question: Question, control: Line, context: Context) -> Line? {
  let lines = promptBlock(question, control: control, context: context).lines
  return lines.count == 1 ? lines[0] : nil
}

/// As much of a text as a screen can show, so that an enormous one costs no more than that.
private func screenful(_ text: String, _ context: Context) -> String {
  String(text.prefix(max(1, context.columns) * max(1, context.rows)))
}
