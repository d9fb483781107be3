import BallotTerminal

/// What the keys do: one line under the page, or all of them on request.
enum KeyHelp {
  /// The keys that apply now, as far as they fit in the columns of the context or in so many.
  /// - Parameter isTyping: whether `?` is text now, so that another key shows all of them.
  static func footer(
    _ hints: [KeyHint], _ context: Context, isTyping: Bool = false, upTo columns: Int? = nil
  ) -> Line {
    let style = context.theme.secondary
    let columns = columns ?? context.columns
    var line = Line("  ")
    let all = hints + [KeyHint(isTyping ? "f1" : "?", "keys")]
    for (index, hint) in all.enumerated() {
      let text = "\(hint.key) \(hint.action)"
      let separator = index == 0 ? "" : " \(context.theme.glyphs.dot) "
      let part = Line(separator + text, style: style)
      guard line.width + part.width <= columns else { continue }
      line.append(part)
    }
    return line
  }

  /// One key a line: those of the question and of what is typed, then those of every page.
  static func lines(_ hints: [KeyHint], _ context: Context, isTyping: Bool) -> [Line] {
    let typing = isTyping ? [KeyHint("ctrl-w", "erase a word"), KeyHint("ctrl-_", "undo")] : []
    let general = [
      KeyHint("tab", "next question"), KeyHint("shift-tab", "question before"),
      KeyHint("esc", "back, cancel at the first"), KeyHint("backspace", "take a choice back"),
      KeyHint("ctrl-c", "stop the script"), KeyHint("ctrl-z", "suspend"),
      KeyHint("ctrl-l", "draw again"), KeyHint("any key", "close this list"),
    ]
    return (hints + typing + general).map { hint in
      var line = Line("  " + hint.key, style: context.theme.strong)
      line.pad(to: 14)
      line.append(" " + hint.action, style: context.theme.secondary)
      return line.truncated(to: context.columns, ellipsis: context.theme.glyphs.ellipsis)
    }
  }
}
