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

  /// Sets the answer with this name as the program has it; `nil` takes it back.
  public mutating func setAnswer(_ answer: Answer?, of name: String) {
    answers[name] = answer
  }

  /// Gives the question with this name other options. An answer that is none of them any longer is
  /// dropped.
  public mutating func setOptions(_ options: [Option], of name: String) {
    guard let index = slots.firstIndex(where: { $0.question.name == name }) else { return }
    slots[index].allOptions = OptionList(options)
    replaceOptions(index, slots[index].allOptions)
  }

  /// Sets the paragraphs of the note that is the item at this index; any other item stays.
  public mutating func setNote(_ lines: [String], at item: Int) {
    guard form.items.indices.contains(item), case .note(_, let when) = form.items[item] else {
      return
    }
    form.items[item] = .note(lines: lines, when: when)
  }
}
