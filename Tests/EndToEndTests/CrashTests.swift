import TestSupport
import Testing

@testable import BallotPOSIX

/// Mistakes of our own, which a debug build makes on request.
struct CrashTests {
  /// By which signals each may end the process, on the one or the other machine.
  private func ends(of crash: Crash) -> [PseudoTerminalProcess.End] {
    switch crash {
    case .index, .unwrap, .overflow, .failure: [.signalled(4), .signalled(5)]
    case .recursion: [.signalled(10), .signalled(11)]
    case .abort: [.signalled(6)]
    }
  }

  @Test func noCrashLeavesTheTerminalChanged() throws {
    try trials("A3", "crashes of six kinds", count: 3, of: Crash.allCases) { crash, random in
      let call = random.pick([SystemCall.write, .write, .read, .poll], or: .write)
      let rule = "\(call.rawValue):\(crash.rawValue):\(random.number(in: 1...6))"
      let session = try Session(
        Ballot.debugPath, random.pick(EndingTests.questions, or: []),
        environment: ["BALLOT_FAULTS": rule], output: .pipe)
      let keys = [.down, .redraw, .tab, .up] + Array(repeating: String.redraw, count: 8)
      for key in keys where session.process.end == nil {
        session.press(key)
        session.pass(.milliseconds(2))
      }
      guard let end = session.terminal.waitForEnd() else { return ["\(rule) did not end"] }
      let ended = ends(of: crash).contains(end) ? [] : ["ended \(end)"]
      return (ended + session.faults(after: end)).map { "\(rule): \($0)" }
    }
  }
}
