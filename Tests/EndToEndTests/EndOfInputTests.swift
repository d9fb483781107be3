import BallotTerminal
import TestSupport
import Testing

/// End of input at each kind of question, however it is asked: never an answer, also where Enter
/// would have been one.
struct EndOfInputTests {
  /// Where the lines or keys come from, and how that ends.
  private enum Mode: CaseIterable {
    case plainTerminal, dumbTerminal, plainPipe, plainNull, closedWindow
  }

  @Test func endOfInputIsNeverAnAnswer() throws {
    let cases = EndingTests.questions.flatMap { question in Mode.allCases.map { (question, $0) } }
    try trials("F1", "ends of input at each prompt", count: nil, of: cases) { each, _ in
      let (question, mode) = each
      let plain = [question[0], "--plain"] + question.dropFirst()
      switch mode {
      case .plainTerminal: return try endOnTerminal(plain, [:])
      case .dumbTerminal: return try endOnTerminal(question, ["TERM": "dumb"])
      case .plainPipe: return faults(in: try Invocation(ballot: plain, input: ""))
      case .plainNull: return faults(in: try Invocation(ballot: plain))
      case .closedWindow:
        let session = try Session(ballot: question)
        try session.until("Ask")
        session.terminal.hangUp()
        _ = session.terminal.waitForEnd(upTo: .seconds(1))
        let end = session.process.end
        return end == .signalled(1) && session.output == "" ? [] : ["\(session.picture)"]
      }
    }
  }

  private func endOnTerminal(
    _ arguments: [String], _ environment: [String: String]
  ) throws -> [String] {
    let session = try Session(ballot: arguments, environment: environment)
    // Once the prompt is there the line is read.
    try session.until("a prompt") { $0.text.contains("Ask") && $0.text.hasSuffix(":") }
    session.press(.endOfInput)
    return session.faults(after: .exited(3))
  }

  private func faults(in run: Invocation) -> [String] {
    run.end == .exited(3) && run.output.isEmpty && run.time < .seconds(1) ? [] : ["\(run)"]
  }
}
