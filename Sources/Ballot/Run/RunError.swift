public import BallotForms
public import BallotTerminal

/// Why a form ended without answers. The values that its questions are bound to are as before.
public enum RunError: Error, Hashable, Sendable {
  /// The person gave up: Esc, or Ctrl-C where that did not end the process.
  case cancelled
  /// The person refused a confirm.
  case refused
  /// The time given was over.
  case timedOut
  /// There is nobody to ask, and these questions have no answer. Names in order.
  case noTerminal(unanswered: [String])
  /// The form is built wrong.
  case invalidForm(FormError)
  /// What was given for the question with this name is no answer to it, and why.
  case invalidAnswer(name: String, reason: String)
  /// The terminal cannot be used any longer.
  case terminal(TerminalError)
}

extension RunError {
  /// The error of faults that resolving found: the first answer that will not do, else all that are
  /// missing; `nil` for no faults.
  init?(_ faults: [AnswerFault]) {
    if let wrong = faults.first(where: { $0.kind != .missing }) {
      let source = wrong.source?.description.map { " (from \($0))" } ?? ""
      self = .invalidAnswer(name: wrong.name, reason: wrong.refusal.words + source)
    } else if faults.isEmpty {
      return nil
    } else {
      self = .noTerminal(unanswered: faults.map(\.name))
    }
  }
}

extension RunError: CustomStringConvertible {
  /// What was wrong and what to do instead.
  public var description: String {
    switch self {
    case .cancelled: "cancelled"
    case .refused: "refused"
    case .timedOut: "timed out: nothing was answered"
    case .noTerminal(let names):
      "nobody is there to answer \(names.joined(separator: ", ")): run it in a terminal, or give "
        + "the values defaults"
    case .invalidForm(let error):
      (error.name.map { "question \($0): " } ?? "") + error.reason
    case .invalidAnswer(let name, let reason): "\(name): \(reason)"
    case .terminal(let error):
      switch error {
      case .unavailable: "there is no terminal to ask on"
      case .gone: "the terminal is gone"
      case .failed(let reason): "the terminal failed: \(reason)"
      }
    }
  }
}
