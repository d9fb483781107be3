import BallotTerminal

/// The answers once more, before the form is over.
extension LineMode {
  /// All answers, each of which can be asked again by its number.
  /// - Returns: how the form ended; `nil` where a question is open again.
  mutating func review(_ state: inout FormState) throws(LineModeError) -> Outcome? {
    let asked = state.slots.indices.filter { state.isAsked($0) }
    try transcript.beginParagraph()
    try transcript.say("Your answers\n")
    for (place, index) in asked.enumerated() {
      try transcript.say("  \(place + 1)  \(answered(index, state))\n")
    }
    while true {
      let line = try transcript.readLine(asking: "Number to change, or nothing to go on: ")
      guard let typed = line else {
        if transcript.isOver { return .timedOut }
        try transcript.say("\n")
        return .cancelled
      }
      if typed.isEmpty { return .answered }
      if LineCommand(typed, of: commands) == .back {
        return try goBack(from: state.slots.count, &state)
      }
      if let number = Int(typed), asked.indices.contains(number - 1) {
        state.slots[asked[number - 1]].isAccepted = false
        transcript.endsParagraph = true
        return nil
      }
      try transcript.say("Error: not a number from 1 to \(asked.count).\n")
    }
  }
}
