import BallotJSON
public import BallotTerminal

/// Why line mode could not go on.
public enum LineModeError: Error, Hashable, Sendable {
  /// The input ended before the question with this name had an answer.
  case endOfInput(name: String)
  /// An answer to this question is not allowed: a line from a pipe, or one that was given in advance
  /// (`nil`). It is not asked again, as the next line may be meant for the next question.
  case refused(name: String, line: String?, Refusal)
  /// This question has no option that can be chosen.
  case noOptions(name: String)
  /// The question cannot be asked, such as for a command that failed.
  case failed(name: String, reason: String)
  /// The terminal or standard input cannot be read or written.
  case terminal(TerminalError)
}

/// Asks a form line by line: no cursor movement, no colour, no redraw. For screen readers, dumb
/// terminals and pipes; by the same rules and checks as the page.
///
/// A person at a terminal can type `?` to read a question again and, where there is a question
/// before or `canGoBack`, `back` to go there; `=back` is the answer `back`.
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
  defer { for effect in state.end() { _ = world.answer(effect) } }
  let transcript = LineTranscript(
    world: world, terminal: terminal, deadline: settings.timeout.map { world.now + $0 })
  var mode = LineMode(
    transcript: transcript,
    context: Context(size: Size(columns: 80, rows: 24), theme: Theme(glyphs: .ascii)),
    commands: terminal == nil ? [] : state.isManyOrHasWayBack ? [.help, .back] : [.help])
  return try mode.ask(&state, within: settings.timeout)
}

/// A form being asked line by line.
struct LineMode {
  var transcript: LineTranscript
  let context: Context
  /// The words that are no answers.
  let commands: [LineCommand]
  /// The notes and headings that were said, by their items.
  var said: Set<Int> = []

  /// Asks what is open from top to bottom until nothing is.
  mutating func ask(_ state: inout FormState, within limit: Duration?) throws(LineModeError)
    -> Outcome
  {
    if let title = state.form.title { try transcript.say(harmless(title) + "\n\n") }
    // WCAG 2.2.1: a time limit is announced.
    if let limit { try transcript.say("You have \(seconds(limit)).\n\n") }
    if commands.contains(.back) {
      try transcript.say(
        "Type ? to read a question again, back to go to the question before.\n\n")
    }
    while true {
      while let index = state.nextOpen(after: -1) {
        if let outcome = try ask(index, &state) { return outcome }
      }
      try sayNotes(before: state.form.items.count, state)
      // Nobody looks over lines that come from a pipe.
      guard state.form.review, transcript.hasPerson else { return .answered }
      if let outcome = try review(&state) { return outcome }
    }
  }

  /// Goes to the question before this one: it is open again, and what was said behind it is said
  /// anew where it still holds.
  /// - Returns: that the form ended, where there is none.
  mutating func goBack(from index: Int, _ state: inout FormState) throws(LineModeError)
    -> Outcome?
  {
    guard let before = state.previous(before: index) else { return .back }
    state.slots[before].isAccepted = false
    let item = state.slots[before].item
    said = said.filter { $0 < item }
    try transcript.say("Back.\n")
    transcript.endsParagraph = true
    return nil
  }

  /// Whether there is anything before this question.
  func hasWayBack(from index: Int, _ state: FormState) -> Bool {
    commands.contains(.back) && (state.canGoBack || state.previous(before: index) != nil)
  }

  /// A question with its answer in one line.
  func answered(_ index: Int, _ state: FormState) -> String {
    let slot = state.slots[index]
    let label = state.quoted(slot.question.label)
    let separator = "?:!.".contains(label.last ?? " ") ? " " : ": "
    let words = LineQuestion(
      question: slot.question, options: slot.prompt.options, initial: nil, isMixed: false
    ).words(for: slot.prompt.shared(state.answers)?.value)
    return harmless(label + separator)
      + (words.map { harmless($0) } ?? slot.prompt.summary(context, state.answers)?.text ?? "none")
  }
}

/// A time in words: `30 seconds`, `0.5 seconds`, to the millisecond.
private func seconds(_ duration: Duration) -> String {
  let (seconds, attoseconds) = duration.components
  var digits = String(1000 + attoseconds / 1_000_000_000_000_000).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  let number = digits.isEmpty ? "\(seconds)" : "\(seconds).\(digits)"
  return number == "1" ? "1 second" : "\(number) seconds"
}

extension FormState {
  /// Whether going back can lead anywhere: to another question, or out of the form.
  fileprivate var isManyOrHasWayBack: Bool { slots.count > 1 || canGoBack }
}
