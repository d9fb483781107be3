import BallotTerminal

/// The rows below the questions: what the page has to say, what the keys do, how far the form is.
extension FormState {
  /// The rows that the question in focus may take.
  func rowsOfFocus(_ page: Context) -> Int {
    let surface = slots[focus].prompt.surface(context(focus, page), answers)
    let above = surface == .alternate ? wayBack(page).count : 0
    return max(1, page.rows - footerRows(page) - above)
  }

  /// How many rows the footer takes, told before the question is laid out, as it has the rest.
  private func footerRows(_ context: Context) -> Int {
    guard showsKeys else { return messageRows(context).count + (context.rows < 3 ? 0 : 1) }
    let block = slots[focus].prompt.view(self.context(focus, context), answers)
    return footer(block.hints, context).count
  }

  /// What the keys do now, or all keys, and how far the form is.
  func footer(_ hints: [KeyHint], _ context: Context) -> [Line] {
    let inner = self.context(focus, context)
    let isTyping = slots[focus].prompt.takesText
    let lines = messageRows(context)
    if showsKeys { return lines + KeyHelp.lines(hints, inner, isTyping: isTyping) }
    guard context.rows >= 3 else { return lines }
    let asked = slots.indices.filter(isAsked)
    guard asked.count > 1, let place = asked.firstIndex(of: focus) else {
      return lines + [KeyHelp.footer(hints, inner, isTyping: isTyping)]
    }
    let count = Line("\(place + 1) of \(asked.count)", style: context.theme.secondary)
    let room = context.columns - 3 - count.width
    let hasBack = hints.contains { $0.action == "back" }
    let back = place > 0 && !hasBack ? [KeyHint("shift-tab", "back")] : []
    let isLast = place + 1 == asked.count && asked.allSatisfy { $0 == focus || !isMissing($0) }
    let goesOn = !isLast ? "next" : form.review ? "review" : "submit"
    func naming(_ hint: KeyHint) -> KeyHint {
      hint == KeyHint("enter", "accept") ? KeyHint("enter", goesOn) : hint
    }
    var line = KeyHelp.footer(hints.map(naming), inner, isTyping: isTyping)
    for hints in [hints + back, hints] {
      let whole = KeyHelp.footer(hints.map(naming), inner, isTyping: isTyping, upTo: .max)
      guard whole.width <= room else { continue }
      line = whole
      break
    }
    if line.width <= room {
      line.pad(to: max(line.width + 3, min(context.columns, 72) - count.width))
      line.append(count)
    }
    return lines + [line]
  }

  /// What the page has to say, whole also where it is narrow.
  private func messageRows(_ context: Context) -> [Line] {
    guard let message else { return [] }
    let style = context.theme.fault
    return Line.wrap(message, to: max(1, context.columns - 2), style: style, upTo: 3).map {
      Line("  ").appending($0)
    }
  }
}
