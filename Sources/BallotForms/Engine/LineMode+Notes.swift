import BallotTerminal

/// What stands between the questions.
extension LineMode {
  /// The notes before an item, each once, and the headings of what is shown.
  mutating func sayNotes(before end: Int, _ state: FormState) throws(LineModeError) {
    let items = state.form.items
    var heading: Int?
    var isHeld = true
    for index in items.indices.prefix(end) {
      switch items[index] {
      case .section(_, let when):
        heading = index
        isHeld = state.holds(when)
      case .note(let lines, let when):
        guard isHeld, state.holds(when), !said.contains(index) else { continue }
        try sayHeading(heading, items)
        said.insert(index)
        try transcript.beginParagraph()
        try transcript.say(lines: lines.map(state.quoted))
        try transcript.say("\n")
      case .question: break
      }
    }
    if end < items.count { try sayHeading(heading, items) }
  }

  private mutating func sayHeading(_ index: Int?, _ items: [FormItem]) throws(LineModeError) {
    guard let index, case .section(let title, _) = items[index], !title.isEmpty,
      said.insert(index).inserted
    else { return }
    try transcript.beginParagraph()
    try transcript.say(harmless(title) + "\n\n")
  }
}
