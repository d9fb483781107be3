import BallotJSON

extension FormState {
  /// The answers that were given in advance or that the person has accepted: what still stands when
  /// the time is over.
  public var acceptedAnswers: Answers {
    var accepted = Answers()
    for slot in slots where slot.isShown && (slot.isGiven || slot.isAccepted) {
      for name in slot.names { accepted[name] = answers[name] }
    }
    return accepted
  }

  /// Whether a confirm that is shown was answered with no.
  public var isRefused: Bool {
    slots.contains { slot in
      slot.isShown && slot.question.kind == .confirm
        && answers[slot.question.name]?.value == .bool(false)
    }
  }
}
