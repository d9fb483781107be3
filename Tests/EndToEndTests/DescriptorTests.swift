import Foundation
import TestSupport
import Testing

/// Descriptors in every state in which a caller can leave them.
struct DescriptorTests {
  private let radio = ["radio", "-r", "Deploy to", "dev", "prod"]

  @Test func nonBlockingDescriptorsWorkAndStayAsTheyAre() throws {
    try trials("A10", "descriptors shared and not blocking", count: 3) { _ in
      let shared = try PseudoTerminal()
      let flags = fcntl(shared.slave, F_GETFL)
      #expect(flags & O_NONBLOCK != 0)
      try shared.start(
        Ballot.path, radio, environment: Ballot.environment, input: .shared(shared.slave),
        output: .shared(shared.slave), diagnostics: .shared(shared.slave))
      shared.wait { shared.drawnText.contains("Deploy to") }
      shared.send(.down + .enter)
      let isAnswered =
        shared.waitForEnd() == .exited(0) && shared.drawnText.hasSuffix("dev\r\n")
        && fcntl(shared.slave, F_GETFL) == flags
      return isAnswered ? [] : [shared.drawnText.debugDescription]
    }
  }

  /// Where a terminal can be had the question is asked; where the result cannot be written that is
  /// a failure; and nothing is ever written to a wrong place.
  @Test func closedDescriptorsAreNoTrap() throws {
    try trials("A10", "descriptors closed at the start", count: nil, of: Array(0..<8)) {
      closed, _ in
      func wiring(_ number: Int) -> PseudoTerminalProcess.Wiring {
        closed >> number & 1 == 1 ? .closed : .terminal
      }
      let session = try Session(
        ballot: radio, input: wiring(0), output: wiring(1), diagnostics: wiring(2))
      try session.until("Deploy to")
      session.press(.down, .enter)
      let isWritten = closed & 2 == 0
      var faults = session.faults(after: .exited(isWritten ? 0 : 5))
      let lines = session.text.split(separator: "\n")
      if lines.contains("dev") != isWritten { faults.append("answer") }
      if session.text.contains("ballot:") != (closed & 6 == 2) { faults.append("message") }
      return faults.map { "\($0)\n\(session.picture)" }
    }
  }

  @Test func aResultThatCannotBeWrittenIsAFailure() throws {
    let cases: [(PseudoTerminalProcess.Wiring, String)] = [
      (.file("/dev/full"), "No space left on device"), (.pipe, "Broken pipe"),
      (.closed, "Bad file descriptor"),
    ]
    try trials("A9", "outputs that cannot be written", count: nil, of: cases) { each, _ in
      let (output, reason) = each
      let session = try Session(ballot: radio, output: output)
      try session.until("Deploy to")
      if output == .pipe { session.process.closeOutput() }
      session.press(.down, .enter)
      let faults = session.faults(after: .exited(5))
      return faults + (session.text.contains(reason) ? [] : ["no word\n\(session.picture)"])
    }
  }

  @Test func withNobodyThereAnUnwrittenResultIsAFailureToo() throws {
    let given = ["radio", "--answer", "answer=dev", "Deploy to", "dev", "prod"]
    let rows: [(PseudoTerminalProcess.Wiring, String)] = [
      (.file("/dev/full"), "No space left on device"), (.closed, "Bad file descriptor"),
    ]
    for (output, reason) in rows {
      try Invocation(ballot: given, output: output).expect(5, diagnostics: reason)
    }
  }
}
