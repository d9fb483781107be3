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
      // Each key is read and drawn, until there were as many calls as it takes.
      for number in 0..<1000 where session.process.end == nil {
        session.press([.down, .redraw, .tab, .redraw, .up, .redraw][number % 6])
        session.pass(.milliseconds(5))
      }
      guard let end = session.terminal.waitForEnd() else { return ["\(rule) did not end"] }
      let ended = ends(of: crash).contains(end) ? [] : ["ended \(end)"]
      return (ended + session.faults(after: end)).map { "\(rule): \($0)" }
    }
  }
}
