import BallotJSON
public import BallotTerminal

/// Why line mode could not go on.
public enum LineModeError: Error, Hashable, Sendable {
  /// The input ended before the question with this name had an answer.
  case endOfInput(name: String)
  /// A line from a pipe is no answer to this question. It is not asked again, as the next line may
  /// be meant for the next question.
  case refused(name: String, line: String, Refusal)
  /// The question cannot be asked, such as for a command that failed.
  case failed(name: String, reason: String)
  /// The terminal or standard input cannot be read or written.
  case terminal(TerminalError)
}

/// Asks a form line by line: no cursor movement, no colour, no redraw. For screen readers, dumb
/// terminals and pipes; by the same rules and checks as the page.
/// - Parameters:
///   - state: the form; it holds the answers at the end.
///   - world: where the form runs.
///   - terminal: where lines are read and written; without one they come from standard input, no
///     byte beyond the last line needed, and the transcript goes to standard error.
///   - settings: the limits.
/// - Throws: `LineModeError` where an answer is missing or cannot be read.
public func askByLine(
  _ state: inout FormState, in world: any World, on terminal: (any Terminal)?,
  settings: RunSettings = RunSettings()
) throws(LineModeError) -> Outcome {
  var mode = LineMode(
    world: world, terminal: terminal, deadline: settings.timeout.map { world.now + $0 },
    context: Context(size: Size(columns: 80, rows: 24), theme: Theme(glyphs: .ascii)))
  return try mode.ask(&state)
}

private struct LineMode {
  let world: any World
  let terminal: (any Terminal)?
  let deadline: Duration?
  let context: Context
  private var notes: Set<Int> = []

  init(world: any World, terminal: (any Terminal)?, deadline: Duration?, context: Context) {
    self.world = world
    self.terminal = terminal
    self.deadline = deadline
    self.context = context
  }

  mutating func ask(_ state: inout FormState) throws(LineModeError) -> Outcome {
    if let title = state.form.title { try say(title + "\n\n") }
    while let index = state.nextOpen(after: -1) {
      try settle(state.moveFocus(to: index, context), &state)
      guard state.isOpen(index) else { continue }
      if let failure = state.slots[index].failure {
        throw .failed(name: state.slots[index].question.name, reason: failure)
      }
      try sayNotes(before: state.slots[index].item, state)
      if let outcome = try ask(index, &state) { return outcome }
    }
    return .answered
  }

  /// Asks one question until it has an answer.
  /// - Returns: how the form ended, where this ends it.
  private func ask(_ index: Int, _ state: inout FormState) throws(LineModeError) -> Outcome? {
    let slot = state.slots[index]
    let question = slot.question
    let asked = state.slots.indices.filter { state.isAsked($0) }
    let line = LineQuestion(
      question: question, options: slot.prompt.options, initial: slot.prompt.shared(state.answers),
      isMixed: slot.prompt.isMixed(state.answers))
    let label = state.quoted(question.label)
    for text in line.lines(
      label: label, place: (asked.firstIndex(of: index) ?? 0) + 1, total: asked.count)
    {
      try say(harmless(text) + "\n")
    }
    while true {
      try say(harmless(line.prompt))
      guard let typed = try readLine(question) else {
        if let deadline, world.now >= deadline { return .timedOut }
        try say("\n")
        throw .endOfInput(name: question.name)
      }
      if typed == "?", !question.isSecret {
        for text in line.lines(label: label, place: 1, total: 1) { try say(harmless(text) + "\n") }
        continue
      }
      do throws(Refusal) {
        if let value = try line.value(of: typed) {
          let checked = try Checking.answer(value, to: question, options: slot.prompt.options)
          for name in slot.prompt.names {
            state.answers[name] = Answer(
              checked.value, positions: checked.positions, source: .person)
          }
        }
        if let refusal = slot.prompt.obstacle(state.answers) { throw refusal }
      } catch {
        try refuse(error, typed, question)
        continue
      }
      if question.isSecret, question.isRepeated {
        try say("Once more: ")
        guard let again = try readLine(question) else { throw .endOfInput(name: question.name) }
        guard again == typed else {
          try refuse(Refusal("not the same"), typed, question)
          continue
        }
      }
      let effects = state.accept(at: index, context)
      if effects.contains(.refuse) { return .refused }
      try settle(effects, &state)
      state.tellProgram()
      if let failure = state.slots[index].failure {
        try refuse(Refusal(failure), typed, question)
        continue
      }
      let summary = state.slots[index].prompt.summary(context, state.answers)?.text ?? "none"
      try say(harmless("\(label): ") + summary + "\n")
      return nil
    }
  }

  /// Says what was wrong. A line from a pipe is not asked for again.
  private func refuse(_ refusal: Refusal, _ typed: String, _ question: Question)
    throws(LineModeError)
  {
    guard terminal != nil else {
      throw .refused(
        name: question.name, line: question.isSecret ? "" : typed, refusal)
    }
    var text = "Error: \(refusal.reason)."
    if let nearest = refusal.nearest { text += " Did you mean \(nearest)?" }
    try say(harmless(text) + "\n")
  }

  /// The notes between the questions that were asked and this one, each once.
  private mutating func sayNotes(before item: Int, _ state: FormState) throws(LineModeError) {
    for index in state.form.items.indices.prefix(item) where !notes.contains(index) {
      switch state.form.items[index] {
      case .note(let lines, let when):
        guard state.holds(when) else { continue }
        notes.insert(index)
        for line in lines { try say(harmless(state.quoted(line)) + "\n") }
        try say("\n")
      case .section(let title, let when):
        guard state.holds(when) else { continue }
        notes.insert(index)
        try say(harmless(title) + "\n\n")
      case .question: break
      }
    }
  }

  /// Runs what the form asks for until nothing is left running.
  private func settle(_ effects: [Effect], _ state: inout FormState) throws(LineModeError) {
    var effects = effects
    repeat {
      while !effects.isEmpty {
        for event in world.answer(effects.removeFirst()) {
          effects += state.reduce(event, context)
        }
      }
      guard !state.streams.running.isEmpty else { return }
      do throws(TerminalError) {
        effects = state.reduce(try world.nextEvent(until: deadline), context)
      } catch {
        throw .terminal(error)
      }
      if let deadline, world.now >= deadline { return }
    } while true
  }

  private func readLine(_ question: Question) throws(LineModeError) -> String? {
    do throws(LineError) {
      let bytes =
        if let terminal {
          try terminal.readLine(hidden: question.isSecret, until: deadline)
        } else {
          try world.readLine(until: deadline)
        }
      guard var bytes else { return nil }
      if bytes.last == 0x0D { bytes.removeLast() }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw LineError.failed("the line is not UTF-8")
      }
      return text
    } catch {
      switch error {
      case .timedOut: return nil
      case .failed(let reason): throw .terminal(.failed(reason))
      }
    }
  }

  private func say(_ text: String) throws(LineModeError) {
    do throws(TerminalError) {
      if let terminal {
        try terminal.write(Array(text.utf8))
        return
      }
    } catch {
      throw .terminal(error)
    }
    do throws(FileError) {
      try world.write(Array(text.utf8), to: .diagnostics)
    } catch {
      throw .terminal(.failed(error.reason))
    }
  }
}
