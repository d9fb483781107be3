import BallotJSON

extension FormState {
  /// Reads all conditions from top to bottom, once after each change: what is hidden loses its
  /// answer, what appears gets its default, and options whose conditions changed come and go.
  mutating func readConditions() {
    for index in slots.indices {
      let slot = slots[index]
      var shown = holds(slot.conditions)
      let options = availableOptions(index)
      if !options.isSame(as: slot.prompt.options) { replaceOptions(index, options) }
      if slot.question.hasOptions, !options.isLoading, slot.question.ifNone == .skip,
        slot.question.other == nil, options.enabledPosition(after: nil, by: 1) == nil
      {
        shown = false
      }
      if shown == slot.isShown { continue }
      slots[index].isShown = shown
      if shown {
        applyDefault(index)
      } else if !slot.isGiven {
        slots[index].isAccepted = false
        for name in slot.names where !isBorneElsewhere(name, besides: index) {
          answers[name] = nil
        }
      }
    }
  }

  /// Whether all conditions hold for the answers of shown questions and the given facts.
  func holds(_ conditions: [Condition]) -> Bool {
    conditions.allSatisfy { $0.holds(for: fact($0.name)) }
  }

  /// An answer of a shown question, or a fact; `nil` for anything else.
  func fact(_ name: String) -> JSON? {
    if let slot = slots.first(where: { $0.names.contains(name) }) {
      return slot.isShown ? answers[name]?.value : nil
    }
    return form.given.first { $0.name == name }?.value
  }

  /// The options whose own conditions hold.
  private func availableOptions(_ index: Int) -> OptionList {
    let all = slots[index].allOptions
    guard all.hasConditions else { return all }
    return OptionList(
      (all.records ?? []).filter { holds($0.when) }, isLoading: all.isLoading)
  }

  /// Gives a prompt other options; an answer that is none of them any longer is dropped.
  mutating func replaceOptions(_ index: Int, _ options: OptionList) {
    slots[index].prompt.options = options
    for name in slots[index].names {
      guard let answer = answers[name] else { continue }
      do throws(Refusal) {
        let checked = try Checking.answer(
          answer.value, to: slots[index].question, options: options)
        answers[name]?.positions = checked.positions
      } catch {
        // While they arrive it may be one that is still to come.
        if options.isLoading { answers[name]?.positions = [] }
        guard !options.isLoading, !slots[index].isGiven else { continue }
        answers[name] = nil
        slots[index].isAccepted = false
      }
    }
    if slots[index].isShown { applyDefault(index) }
  }

  /// The default becomes the answer at the start, until the person changes it. A lone option is
  /// taken where the question says so.
  mutating func applyDefault(_ index: Int) {
    let question = slots[index].question
    let options = slots[index].prompt.options
    guard !slots[index].isGiven, !slots[index].isAccepted, !options.isLoading else { return }
    if question.ifOne == .take, question.hasOptions, !question.takesSeveral,
      let only = options.enabledPosition(after: nil, by: 1),
      options.enabledPosition(after: only, by: 1) == nil, question.other == nil
    {
      for name in slots[index].names {
        answers[name] = Answer(options[only].value, positions: [only], source: .onlyOption)
      }
      slots[index].isAccepted = true
      return
    }
    for name in slots[index].names where answers[name] == nil {
      let own = question.initialValues.first { $0.name == name }?.value
      guard let value = own ?? question.initialValue, question.kind != .confirm else { continue }
      if let checked = try? Checking.answer(value, to: question, options: options) {
        answers[name] = Answer(
          checked.value, positions: checked.positions, source: .initialValue)
      }
    }
  }

  /// A confirm was given for the answers that it quotes: where one of them is another now, it has to
  /// be given again.
  mutating func takeBackConfirms(quotingChangesSince before: Answers) {
    for index in slots.indices where slots[index].question.kind == .confirm {
      let slot = slots[index]
      let isStale = Template(slot.question.label).names.contains { name in
        answers[name]?.value != before[name]?.value
      }
      guard isStale, !slot.isGiven else { continue }
      slots[index].isAccepted = false
      answers[slot.question.name] = nil
    }
  }

  /// What a command said of an answer holds for what it could see: where that is another now, the
  /// question is open again, and the command is run anew when the person comes to it.
  mutating func takeBackStaleAnswers() {
    for index in slots.indices where slots[index].isAccepted || slots[index].judgedIn != nil {
      let slot = slots[index]
      guard slot.question.usesCommands || slot.judgedIn != nil else { continue }
      let environment = environment(index)
      if slot.isGiven {
        slots[index].isDeferred =
          slot.judgedIn.map { $0 != FormStreams.state(environment) } ?? false
        continue
      }
      let isDefault = slot.names.contains { answers[$0]?.source == .initialValue }
      let isStale =
        slot.question.optionsAreCommanded && streams.isStale(.options(index), in: environment)
        || streams.isStale(.check(index), in: environment)
        || isDefault && streams.isStale(.initialValue(index), in: environment)
      if isStale { slots[index].isAccepted = false }
    }
  }

  private func isBorneElsewhere(_ name: String, besides index: Int) -> Bool {
    slots.indices.contains { other in
      other != index && slots[other].isShown && slots[other].names.contains(name)
    }
  }
}
