import BallotJSON

extension FormState {
  /// Calls `didChange`, which may set answers, options and notes, and reads the conditions anew.
  mutating func tellProgram() {
    // Taken out, so that what it sets does not call it again.
    guard let didChange else { return }
    self.didChange = nil
    didChange(&self)
    self.didChange = didChange
    readConditions()
  }

  /// The answer with this name; while a text is typed, that text, which nobody has accepted.
  public func currentAnswer(of name: String) -> Answer? {
    if let answer = answers[name] { return answer }
    let slot = slots.first { $0.isShown && $0.question.name == name }
    return slot?.prompt.draft.map { Answer(.string($0), source: .person) }
  }

  /// Sets the answer with this name as the program has it; `nil` takes it back. It stands in the
  /// place of what was typed.
  public mutating func setAnswer(_ answer: Answer?, of name: String) {
    answers[name] = answer
    for index in slots.indices where slots[index].question.name == name {
      let text = answer.map { $0.value.isNull ? "" : $0.value.plainText }
      slots[index].prompt.draft = text
    }
  }

  /// Sets the label of the question with this name.
  public mutating func setLabel(_ label: String, of name: String) {
    for index in slots.indices where slots[index].question.name == name {
      slots[index].prompt.question.label = label
      form.items[slots[index].item] = .question(slots[index].question)
    }
  }

  /// Gives the question with this name other options. An answer that is none of them any longer is
  /// dropped.
  public mutating func setOptions(_ options: [Option], of name: String) {
    guard let index = slots.firstIndex(where: { $0.question.name == name }) else { return }
    slots[index].allOptions = OptionList(options)
    replaceOptions(index, slots[index].allOptions)
  }

  /// Sets the text of the note or the section that is the item at this index; a question stays.
  public mutating func setText(_ text: String, at item: Int) {
    guard form.items.indices.contains(item) else { return }
    switch form.items[item] {
    case .note(_, let when): form.items[item] = .note(lines: paragraphs(text), when: when)
    case .section(_, let when): form.items[item] = .section(title: text, when: when)
    case .question: break
    }
  }
}

/// The lines of a text.
public func paragraphs(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
