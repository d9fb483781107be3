import BallotJSON
public import BallotTerminal

extension FormState {
  /// What stays on the screen after the form: a line a question.
  public func summary(_ outcome: Outcome, _ context: Context) -> [Line] {
    let glyphs = context.theme.glyphs
    let columns = slots.indices.filter(isAsked).map(labelWidth).max() ?? 0
    var lines: [Line] = []
    for index in slots.indices where isAsked(index) {
      var inner = self.context(index, context)
      inner.labelColumns = slots.count > 1 ? min(columns, context.columns / 2) : 0
      if slots[index].isAccepted || outcome == .answered {
        lines.append(summaryLine(index, inner))
        continue
      }
      var line = Line(glyphs.cancelled, style: context.theme.fault)
      line.append(" " + singleLine(quoted(slots[index].question.label)) + "   ")
      line.append(outcome.word, style: context.theme.secondary)
      lines.append(line.truncated(to: context.columns, ellipsis: glyphs.ellipsis))
      break
    }
    return lines
  }
}

extension Outcome {
  /// The word that stands behind the question at which the form ended.
  var word: String {
    switch self {
    case .answered: "answered"
    case .refused: "refused"
    case .cancelled: "cancelled"
    case .back: "back"
    case .timedOut: "timed out"
    }
  }
}

/// A text of several lines as one, for a summary.
func singleLine(_ text: String) -> String {
  String(text.map { $0.isNewline ? " " : $0 })
}
