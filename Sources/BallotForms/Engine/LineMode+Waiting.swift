import BallotTerminal

/// Commands in line mode: they are waited for, they can be stopped, and where one fails it can be
/// tried again.
extension LineMode {
  /// How long a command may take before it is said that something goes on: who hears nothing for a
  /// while does not know.
  private static let patience = Duration.seconds(1)
  /// How often it is looked whether the person has had enough.
  private static let attention = Duration.milliseconds(100)

  /// Runs what the form asks for until nothing is left running.
  /// - Parameter index: the question whose answer is being judged, for which alone it is waited; the
  ///   answer is repeated once it stands.
  /// - Returns: whether the person stopped it.
  mutating func wait(
    for effects: [Effect], _ state: inout FormState, accepting index: Int? = nil
  ) throws(LineModeError) -> Bool {
    var effects = effects
    var unsaid = index
    var patience: Duration? = transcript.world.now + Self.patience
    while true {
      if let index = unsaid, state.slots[index].isAccepted {
        unsaid = nil
        state.tellProgram()
        try transcript.say(answered(index, state) + "\n")
        transcript.endsParagraph = true
      }
      while !effects.isEmpty {
        for event in transcript.world.answer(effects.removeFirst()) {
          effects += state.reduce(event, context)
        }
      }
      guard !state.streams.running.isEmpty else { return false }
      // What runs now brings what the next question needs, and is waited for there.
      if index != nil, unsaid == nil, !state.isWaiting { return false }
      effects = state.reduce(try nextEvent(until: patience), context)
      if transcript.isOver { return false }
      if let limit = patience {
        guard transcript.world.now >= limit else { continue }
        patience = nil
        try transcript.say(
          transcript.hasPerson
            ? "Working. Type back and Enter to stop it.\n" : "Working, please wait.\n")
      } else if try transcript.isToldToStop() {
        let stopped = state.isWaiting ? state.abandon() : state.streams.stopPreparing(state.focus)
        for effect in stopped { _ = transcript.world.answer(effect) }
        return true
      }
    }
  }

  private func nextEvent(until patience: Duration?) throws(LineModeError) -> Event {
    let world = transcript.world
    let attention = transcript.hasPerson ? world.now + Self.attention : nil
    let limits = [transcript.deadline, patience ?? attention].compactMap { $0 }
    do throws(TerminalError) {
      return try world.nextEvent(until: limits.min())
    } catch {
      throw .terminal(error)
    }
  }

  /// What a command complains of: how it ended, and below what it wrote.
  func sayCommandFailure(_ failure: [String]) throws(LineModeError) {
    for (place, line) in failure.enumerated() {
      let text = harmless(line)
      try transcript.say(place == 0 ? "Error: \(text).\n" : "  \(text)\n")
    }
  }

  /// That a command failed, or listed nothing, whose question nobody can be asked.
  func failed(_ index: Int, _ state: FormState) -> LineModeError {
    let slot = state.slots[index]
    guard slot.commandFailure != [FormState.listedNothing] else {
      return .noOptions(name: slot.question.name)
    }
    return .failed(
      name: slot.question.name, reason: slot.commandFailure.joined(separator: "\n"))
  }

  /// Asks whether a command is to be tried again without which a question cannot be asked.
  /// - Returns: how the form ended; `nil` where the question is to be asked again, or the one before.
  mutating func askToRetry(_ index: Int, _ state: inout FormState) throws(LineModeError)
    -> Outcome?
  {
    let slot = state.slots[index]
    guard transcript.hasPerson else { throw failed(index, state) }
    try transcript.say(harmless(state.quoted(slot.question.label)) + "\n")
    try sayCommandFailure(slot.commandFailure)
    let hasWayBack = hasWayBack(from: index, state)
    while true {
      let asked = try transcript.readLine(
        asking: hasWayBack
          ? "Enter tries again, back goes to the question before: "
          : "Enter tries again, Ctrl-C stops: ")
      guard let typed = asked else {
        if transcript.isOver { return .timedOut }
        try transcript.say("\n")
        throw .endOfInput(name: slot.question.name)
      }
      transcript.endsParagraph = true
      if typed.isEmpty { return nil }
      if hasWayBack, LineCommand(typed, of: commands) == .back {
        return try goBack(from: index, &state)
      }
      try transcript.say("Error: there is nothing to choose yet.\n")
    }
  }
}
