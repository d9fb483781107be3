import BallotJSON
import BallotTerminal

/// The questions without the focus, a row each.
extension FormState {
  /// One row for a question without the focus: an answer that was accepted in words, else the control
  /// itself, as far as it fits.
  func row(_ index: Int, _ context: Context) -> Line {
    let slot = slots[index]
    guard !slot.isAccepted, let row = slot.prompt.row(context, answers),
      row.width <= context.columns
    else { return summaryLine(index, context) }
    return row
  }

  /// One line for a question without the focus: answered or not, label, answer.
  func summaryLine(_ index: Int, _ context: Context) -> Line {
    let slot = slots[index]
    let glyphs = context.theme.glyphs
    var line = Line(slot.isAccepted ? glyphs.answered : " ", style: context.theme.success)
    line.pad(to: displayWidth(glyphs.answered))
    line.append(" ")
    let start = line.width
    let answer =
      slot.prompt.summary(context, answers) ?? Line("not set", style: context.theme.secondary)
    // A long label gives way to the answer, down to half of the row.
    let room = max(0, context.columns - start - 3)
    let widest = max(room - answer.width, room / 2)
    line.append(
      Line(singleLine(quoted(slot.question.label))).truncated(
        to: widest, ellipsis: glyphs.ellipsis))
    line.pad(to: max(line.width, start + min(context.labelColumns, widest)))
    line.append("   ")
    line.append(answer)
    return line.truncated(to: context.columns, ellipsis: glyphs.ellipsis)
  }

  /// The columns of a label that count for the column of all. A confirm asks a whole sentence: it stands
  /// for itself, and does not push the others' controls aside when it appears.
  func labelWidth(_ index: Int) -> Int {
    let question = slots[index].question
    guard question.kind != .confirm else { return 0 }
    let icon = question.icon.map { displayWidth($0) + 1 } ?? 0
    return icon + displayWidth(singleLine(quoted(question.label)))
  }

  /// `{name}` in a note or a label quotes an earlier answer by its label, one that is still open by
  /// a gap; `{{` is a brace. The prompt of a single command is taken as it is.
  func quoted(_ text: String) -> String {
    guard form.origin != .singleCommand, text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return Template(text).text { name in
      guard let slot = slots.first(where: { $0.names.contains(name) }) else {
        return form.given.first { $0.name == name }?.value.plainText
      }
      if slot.question.isSecret { return "••••••••" }
      guard let answer = answers[name] else { return "___" }
      let labels = answer.positions.filter { $0 < slot.prompt.options.count }.map {
        slot.prompt.options[$0].label
      }
      return labels.isEmpty ? answer.value.plainText : labels.joined(separator: ", ")
    }
  }
}
