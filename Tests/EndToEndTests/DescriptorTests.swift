import Foundation
import TestSupport
import Testing

/// Descriptors in every state in which a caller can leave them.
struct DescriptorTests {
  private let radio = ["radio", "-r", "Deploy to", "dev", "prod"]

  @Test func nonBlockingDescriptorsWorkAndStayAsTheyAre() throws {
    let shared = try PseudoTerminal()
    let flags = fcntl(shared.slave, F_GETFL)
    #expect(flags & O_NONBLOCK != 0)
    try shared.start(
      Ballot.path, radio, environment: Ballot.environment, input: .shared(shared.slave),
      output: .shared(shared.slave), diagnostics: .shared(shared.slave))
    #expect(shared.wait { shared.drawnText.contains("Deploy to") })
    shared.send(.down + .enter)
    #expect(shared.waitForEnd() == .exited(0), "\(shared.drawnText)")
    #expect(shared.drawnText.hasSuffix("dev\r\n"), "\(shared.drawnText)")
    #expect(fcntl(shared.slave, F_GETFL) == flags)
  }

  /// Where a terminal can be had the question is asked; where the result cannot be written that is
  /// a failure; and nothing is ever written to a wrong place.
  @Test func closedDescriptorsAreNoTrap() throws {
    for closed in 0..<8 {
      func wiring(_ number: Int) -> PseudoTerminalProcess.Wiring {
        closed >> number & 1 == 1 ? .closed : .terminal
      }
      let session = try Session(
        ballot: radio, input: wiring(0), output: wiring(1), diagnostics: wiring(2))
      try session.until("Deploy to")
      session.press(.down, .enter)
      let isWritten = closed & 2 == 0
      session.expectEnd(.exited(isWritten ? 0 : 5))
      let lines = session.text.split(separator: "\n")
      #expect(lines.contains("dev") == isWritten, "closed: \(closed)\n\(session.picture)")
      let message = session.text.contains("ballot:")
      #expect(message == (closed & 6 == 2), "closed: \(closed)\n\(session.picture)")
    }
  }

  @Test func aResultThatCannotBeWrittenIsAFailure() throws {
    let full = try Session(ballot: radio, output: .file("/dev/full"))
    try full.until("Deploy to")
    full.press(.down, .enter)
    full.expectEnd(.exited(5))
    #expect(full.text.contains("No space left on device"), "\(full.picture)")

    let unread = try Session(ballot: radio)
    try unread.until("Deploy to")
    unread.process.closeOutput()
    unread.press(.down, .enter)
    unread.expectEnd(.exited(5))
    #expect(unread.text.contains("Broken pipe"), "\(unread.picture)")
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
