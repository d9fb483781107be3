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
  /// The notes and headings that were said, by their items.
  private var said: Set<Int> = []
  /// Whether the last thing said was an answer, so that a blank line comes before the next.
  private var hasAnswered = false

  init(world: any World, terminal: (any Terminal)?, deadline: Duration?, context: Context) {
    self.world = world
    self.terminal = terminal
    self.deadline = deadline
    self.context = context
  }

  mutating func ask(_ state: inout FormState) throws(LineModeError) -> Outcome {
    if let title = state.form.title { try say(harmless(title) + "\n\n") }
    if let deadline {
      // WCAG 2.2.1: a time limit is announced.
      let seconds = (deadline - world.now).components.seconds
      try say("You have \(seconds) seconds.\n\n")
    }
    while true {
      while let index = state.nextOpen(after: -1) {
        try settle(state.moveFocus(to: index, context), &state)
        guard state.isOpen(index) else { continue }
        if let failure = state.slots[index].failure {
          throw .failed(name: state.slots[index].question.name, reason: failure)
        }
        try sayNotes(before: state.slots[index].item, state)
        if let outcome = try ask(index, &state) { return outcome }
      }
      try sayNotes(before: state.form.items.count, state)
      // Nobody looks over lines that come from a pipe.
      guard state.form.review, terminal != nil else { return .answered }
      if let outcome = try review(&state) { return outcome }
    }
  }

  /// All answers, each of which can be asked again by its number.
  /// - Returns: how the form ended; `nil` where a question is open again.
  private mutating func review(_ state: inout FormState) throws(LineModeError) -> Outcome? {
    let asked = state.slots.indices.filter { state.isAsked($0) }
    try beginParagraph()
    try say("Your answers\n")
    for (place, index) in asked.enumerated() {
      try say("  \(place + 1)  \(answered(index, state))\n")
    }
    while true {
      try say("Number to change, or nothing to go on: ")
      guard let typed = try readLine(hidden: false) else {
        if let deadline, world.now >= deadline { return .timedOut }
        try say("\n")
        return .cancelled
      }
      if typed.isEmpty { return .answered }
      if let number = Int(typed), asked.indices.contains(number - 1) {
        state.slots[asked[number - 1]].isAccepted = false
        hasAnswered = true
        return nil
      }
      try say("Error: not a number from 1 to \(asked.count).\n")
    }
  }

  /// A question with its answer in one line.
  private func answered(_ index: Int, _ state: FormState) -> String {
    let slot = state.slots[index]
    let label = state.quoted(slot.question.label)
    let separator = "?:!.".contains(label.last ?? " ") ? " " : ": "
    let words = LineQuestion(
      question: slot.question, options: slot.prompt.options, initial: nil, isMixed: false
    ).words(for: slot.prompt.shared(state.answers)?.value)
    return harmless(label + separator)
      + (words.map { harmless($0) } ?? slot.prompt.summary(context, state.answers)?.text ?? "none")
  }

  /// Asks one question until it has an answer.
  /// - Returns: how the form ended, where this ends it.
  private mutating func ask(_ index: Int, _ state: inout FormState) throws(LineModeError)
    -> Outcome?
  {
    let slot = state.slots[index]
    let question = slot.question
    let asked = state.slots.indices.filter { state.isAsked($0) }
    let line = LineQuestion(
      question: question, options: slot.prompt.options, initial: slot.prompt.shared(state.answers),
      isMixed: slot.prompt.isMixed(state.answers))
    let label = state.quoted(question.label)
    let before = state.answers
    try beginParagraph()
    for text in line.lines(
      label: label, place: (asked.firstIndex(of: index) ?? 0) + 1, total: asked.count)
    {
      try say(harmless(text) + "\n")
    }
    while true {
      try say(harmless(line.prompt))
      guard let typed = try readLine(hidden: question.isSecret) else {
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
        let found = terminal == nil ? [] : line.lines(holding: typed)
        for text in found { try say(harmless(text) + "\n") }
        if found.isEmpty { try refuse(error, typed, question) }
        continue
      }
      if question.isSecret, question.isRepeated {
        try say("Once more: ")
        guard let again = try readLine(hidden: question.isSecret) else {
          throw .endOfInput(name: question.name)
        }
        guard again == typed else {
          try refuse(Refusal("not the same"), typed, question)
          continue
        }
      }
      state.takeBackConfirms(quotingChangesSince: before)
      let effects = state.accept(at: index, context)
      if effects.contains(.refuse) { return .refused }
      try settle(effects, &state)
      state.tellProgram()
      if let failure = state.slots[index].failure {
        try refuse(Refusal(failure), typed, question)
        continue
      }
      try say(answered(index, state) + "\n")
      hasAnswered = true
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
    if question.hasOptions, !refusal.allowed.isEmpty { text += " ? lists the options." }
    try say(harmless(text) + "\n")
  }

  /// The notes before an item, each once, and the headings of what is shown.
  private mutating func sayNotes(before end: Int, _ state: FormState) throws(LineModeError) {
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
        try beginParagraph()
        for line in lines { try say(harmless(state.quoted(line)) + "\n") }
        try say("\n")
      case .question: break
      }
    }
    if end < items.count { try sayHeading(heading, items) }
  }

  private mutating func beginParagraph() throws(LineModeError) {
    if hasAnswered { try say("\n") }
    hasAnswered = false
  }

  private mutating func sayHeading(_ index: Int?, _ items: [FormItem]) throws(LineModeError) {
    guard let index, case .section(let title, _) = items[index], !title.isEmpty,
      said.insert(index).inserted
    else { return }
    try beginParagraph()
    try say(harmless(title) + "\n\n")
  }

  /// Runs what the form asks for until nothing is left running.
  private func settle(_ effects: [Effect], _ state: inout FormState) throws(LineModeError) {
    var effects = effects
    // Who hears nothing for a while does not know whether anything goes on.
    var patience: Duration? = world.now + .seconds(1)
    repeat {
      while !effects.isEmpty {
        for event in world.answer(effects.removeFirst()) {
          effects += state.reduce(event, context)
        }
      }
      guard !state.streams.running.isEmpty else { return }
      do throws(TerminalError) {
        let limits = [deadline, patience].compactMap { $0 }
        effects = state.reduce(try world.nextEvent(until: limits.min()), context)
      } catch {
        throw .terminal(error)
      }
      if let deadline, world.now >= deadline { return }
      if let limit = patience, world.now >= limit {
        patience = nil
        try say("Working, please wait.\n")
      }
    } while true
  }

  private func readLine(hidden: Bool) throws(LineModeError) -> String? {
    do throws(LineError) {
      let bytes =
        if let terminal {
          try terminal.readLine(hidden: hidden, until: deadline)
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
