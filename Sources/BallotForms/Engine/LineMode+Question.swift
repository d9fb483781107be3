import BallotJSON
import BallotTerminal

/// One question, asked until it has an answer.
extension LineMode {
  /// What a person has said to a question.
  private enum Reply {
    /// What an answer is read from.
    case answer(String)
    /// Back to the question before.
    case back
    /// The form is over.
    case over(Outcome)
  }

  /// What became of an answer.
  private enum Judgement {
    case accepted, refused
    /// The form is over.
    case over(Outcome)
  }

  /// Asks one question until it has an answer.
  /// - Returns: how the form ended, where this ends it.
  mutating func ask(_ index: Int, _ state: inout FormState) throws(LineModeError) -> Outcome? {
    let refusal = state.slots[index].failure
    if try wait(for: state.moveFocus(to: index, context), &state) {
      if hasWayBack(from: index, state) { return try goBack(from: index, &state) }
      state.slots[index].commandFailure = ["the command was stopped"]
    }
    guard state.isOpen(index) else { return nil }
    try sayNotes(before: state.slots[index].item, state)
    try transcript.beginParagraph()
    if state.slots[index].isBlocked { return try askToRetry(index, &state) }
    let line = lineQuestion(index, state)
    try transcript.say(lines: lines(line, index, state))
    try sayFaults(index, refusal, state)
    while true {
      switch try reply(to: line, index, state) {
      case .over(let outcome): return outcome
      case .back: return try goBack(from: index, &state)
      case .answer(let typed):
        let before = state.answers
        switch try take(typed, line, index, &state) {
        case .accepted: return nil
        case .over(let outcome): return outcome
        case .refused: state.answers = before
        }
      }
    }
  }

  private func lineQuestion(_ index: Int, _ state: FormState) -> LineQuestion {
    let slot = state.slots[index]
    return LineQuestion(
      question: slot.question, options: slot.prompt.options,
      initial: slot.prompt.shared(state.answers), isMixed: slot.prompt.isMixed(state.answers),
      reserved: commands.map(\.rawValue))
  }

  private func lines(_ line: LineQuestion, _ index: Int, _ state: FormState) -> [String] {
    let asked = state.slots.indices.filter { state.isAsked($0) }
    return line.lines(
      label: state.quoted(line.question.label), place: (asked.firstIndex(of: index) ?? 0) + 1,
      total: asked.count)
  }

  /// Says why an answer that was given in advance is asked for, and what a command complains of that
  /// does not keep the question from being answered.
  private func sayFaults(_ index: Int, _ refusal: String?, _ state: FormState)
    throws(LineModeError)
  {
    let slot = state.slots[index]
    if !slot.commandFailure.isEmpty {
      guard transcript.hasPerson else { throw failed(index, state) }
      try sayCommandFailure(slot.commandFailure)
    }
    guard let refusal else { return }
    guard transcript.hasPerson else {
      throw .refused(name: slot.question.name, line: nil, Refusal(refusal))
    }
    try transcript.say("Error: \(harmless(refusal)).\n")
  }

  /// What a line says, once it is more than the wish to read the question again.
  private func reply(to line: LineQuestion, _ index: Int, _ state: FormState)
    throws(LineModeError) -> Reply
  {
    while true {
      let asked = try transcript.readLine(
        asking: harmless(line.prompt), hidden: line.question.isSecret)
      guard let typed = asked else {
        if transcript.isOver { return .over(.timedOut) }
        try transcript.say("\n")
        throw .endOfInput(name: line.question.name)
      }
      switch LineCommand(typed, of: commands) {
      case .help?: try transcript.say(lines: lines(line, index, state))
      case .back? where hasWayBack(from: index, state): return .back
      case .back?: try transcript.say("Error: this is the first question. Ctrl-C stops.\n")
      case nil: return .answer(LineCommand.answer(in: typed, of: commands))
      }
    }
  }

  /// Reads an answer from a line, judges it and, where it will do, accepts it.
  private mutating func take(
    _ typed: String, _ line: LineQuestion, _ index: Int, _ state: inout FormState
  ) throws(LineModeError) -> Judgement {
    let slot = state.slots[index]
    let before = state.answers
    do throws(Refusal) {
      if let value = try line.value(of: typed) {
        let checked = try Checking.answer(value, to: slot.question, options: slot.prompt.options)
        for name in slot.names {
          state.answers[name] = Answer(
            checked.value, positions: checked.positions, source: .person)
        }
      }
      if let refusal = slot.prompt.obstacle(state.answers) { throw refusal }
    } catch {
      let found = transcript.hasPerson ? line.lines(holding: typed) : []
      try transcript.say(lines: found)
      if found.isEmpty { try refuse(error, typed, slot.question) }
      return .refused
    }
    if slot.question.isRepeated, !typed.isEmpty, try !isRepeated(typed, slot.question) {
      return .refused
    }
    state.takeBackConfirms(quotingChangesSince: before)
    let effects = state.accept(at: index, context)
    if effects.contains(.refuse) { return .over(.refused) }
    if try wait(for: effects, &state, accepting: index) {
      state.slots[index].isAccepted = false
      try transcript.say("Stopped.\n")
      return .refused
    }
    if state.slots[index].isAccepted { return .accepted }
    if transcript.isOver { return .over(.timedOut) }
    if let failure = state.slots[index].failure {
      state.slots[index].failure = nil
      try refuse(Refusal(failure), typed, slot.question)
    }
    if !state.slots[index].commandFailure.isEmpty {
      guard transcript.hasPerson else { throw failed(index, state) }
      try sayCommandFailure(state.slots[index].commandFailure)
    }
    return .refused
  }

  /// Asks for a text once more, as nobody sees a mistake in what is typed blindly.
  private func isRepeated(_ typed: String, _ question: Question) throws(LineModeError) -> Bool {
    let asked = try transcript.readLine(asking: "Once more: ", hidden: question.isSecret)
    guard let again = asked else {
      throw .endOfInput(name: question.name)
    }
    if LineCommand.answer(in: again, of: commands) == typed { return true }
    try refuse(Refusal("not the same"), typed, question)
    return false
  }

  /// Says what was wrong. A line from a pipe is not asked for again.
  private func refuse(_ refusal: Refusal, _ typed: String, _ question: Question)
    throws(LineModeError)
  {
    guard transcript.hasPerson else {
      throw .refused(name: question.name, line: question.isSecret ? "" : typed, refusal)
    }
    var text = "Error: \(refusal.reason)."
    if let nearest = refusal.nearest { text += " Did you mean \(nearest)?" }
    if question.hasOptions, !refusal.allowed.isEmpty { text += " ? lists the options." }
    try transcript.say(harmless(text) + "\n")
  }
}
