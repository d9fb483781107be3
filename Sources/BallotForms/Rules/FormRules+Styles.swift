extension FormRules {
  /// The style must be one of the question's kind.
  mutating func checkStyle(_ question: Question, _ index: Int) {
    let style = question.style
    let known: [String]
    let others: [String]
    switch question.kind {
    case .toggle:
      if toggleStyle(named: style) != nil { return }
      known = toggleStyles().map(\.name)
      others = pickerStyles().map(\.name)
    case .picker:
      if pickerStyle(named: style) != nil { return }
      known = pickerStyles().map(\.name)
      others = toggleStyles().map(\.name)
    case .radio, .text, .confirm:
      if style == "automatic" { return }
      list.add(
        "a \(question.kind.rawValue) has no styles: remove it",
        at: FormPlace(item: index, .member("style")))
      return
    }
    let kind = question.kind.rawValue
    let problem =
      others.contains(style)
      ? "\(style) is a style of \(kind == "toggle" ? "pickers" : "toggles")"
      : "no style \(quotedText(style))"
    list.add(
      "\(problem): a \(kind) is \(words(known))", at: FormPlace(item: index, .member("style")),
      insteadOf: style, known: known)
  }
}

/// Words as a sentence lists them: `a, b or c`.
func words(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
