public import BallotAnswers
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
  /// There is nobody to ask, and answers are missing: all of them, each with the ways to give it.
  case noTerminal(CommandFaults)
  /// Arguments or answers given in advance are wrong: all that are, and all that are missing.
  case invalidAnswers(CommandFaults)
  /// The form is built wrong.
  case invalidForm(FormError)
  /// The terminal cannot be used any longer.
  case terminal(TerminalError)
  /// No fault: the arguments want this text on standard output instead of a run. It is the help, the
  /// JSON Schema of the answers, or a script of completions, with a newline at its end.
  case message(String)
}

extension RunError {
  /// The error of faults, of which there is at least one.
  init(_ faults: CommandFaults) {
    let areMissing = faults.faults.allSatisfy { $0.exitCode == .missing }
    self = areMissing ? .noTerminal(faults) : .invalidAnswers(faults)
  }

  /// All that is wrong with answers, in question order; empty where the form ended for another
  /// reason.
  public var faults: [CommandFault] {
    switch self {
    case .noTerminal(let faults), .invalidAnswers(let faults): faults.faults
    case .cancelled, .refused, .timedOut, .invalidForm, .terminal, .message: []
    }
  }

  /// The names of the answers that are missing with nobody to ask, in question order.
  public var unanswered: [String] {
    faults.filter { $0.exitCode == .missing }.compactMap(\.answer?.name)
  }

  /// The exit code with which a program says to its caller how it ended, the same as the tool's.
  public var exitCode: ExitCode {
    switch self {
    case .cancelled: .cancelled
    case .refused: .refused
    case .timedOut: .timedOut
    case .noTerminal(let faults), .invalidAnswers(let faults): faults.exitCode
    case .invalidForm: .usage
    case .terminal: .failed
    case .message: .answered
    }
  }
}

extension RunError: CustomStringConvertible {
  /// What was wrong and what to do instead, a line a fault.
  public var description: String {
    switch self {
    case .cancelled: "cancelled"
    case .refused: "refused"
    case .timedOut: "no answer in time"
    case .noTerminal(let faults), .invalidAnswers(let faults):
      faults.faults.map(\.message).joined(separator: "\n")
    case .invalidForm(let error):
      (error.name.map { "question \($0): " } ?? "") + error.reason
    case .terminal(let error): error.reason
    case .message(let text): text
    }
  }
}
