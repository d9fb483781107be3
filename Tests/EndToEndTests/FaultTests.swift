import Foundation
import TestSupport
import Testing

@testable import BallotPOSIX

/// System calls that fail, or do less than they were asked to: the answer comes out all the same,
/// or the run ends with a documented code, a message, no output, and the terminal as it was.
struct FaultTests {
  /// A run and what answers it.
  private struct Run {
    var arguments: [String]
    var environment: [String: String] = [:]
    var input: String?
    var keys = String.down + .enter
  }

  /// Runs that read, write, start commands and wait, each answered with `a`.
  private func runs(in folder: String) -> [Run] {
    [
      Run(arguments: ["radio", "-r", "Ask", "a", "b"]),
      Run(arguments: ["picker", "-r", "--style", "inline", "Ask"], input: "a\nb\n"),
      Run(arguments: ["picker", "-r", "--style", "inline", "--options-command", "echo a", "Ask"]),
      Run(arguments: ["text", "-r", "--check", "cat >/dev/null", "Ask"], keys: "a" + .enter),
      Run(arguments: ["text", "-r", "Ask"], environment: ["TERM": "dumb"], keys: "a\n"),
      Run(arguments: ["radio", "-r", "--options-from", folder + "/options", "Ask"]),
    ]
  }

  private static let cases: [(call: SystemCall, fault: String)] = {
    let codes = [EINTR, EAGAIN, EIO, ENOSPC, EPIPE].map(String.init) + ["short"]
    return SystemCall.allCases.flatMap { call in codes.map { (call, $0) } }
  }()

  @Test func failingSystemCallsAnswerNothingAndLeaveNothing() throws {
    try withFolder { folder in
      try Data("a\nb\n".utf8).write(to: URL(fileURLWithPath: folder + "/options"))
      try trials("A9", "system calls that fail", count: nil, of: Self.cases) { each, random in
        // A call that never gets anywhere would be made again and again.
        let isRetried = each.fault == String(EINTR) || each.fault == String(EAGAIN)
        let every = random.number(in: (isRetried ? 2 : 1)...9)
        let rule = "\(each.call.rawValue):\(each.fault):\(every)"
        let run = random.pick(runs(in: folder), or: Run(arguments: []))
        return try complaints(run, rule).map { "\(rule) in \(run.arguments): \($0)" }
      }
    }
  }

  private func complaints(_ run: Run, _ rule: String) throws -> [String] {
    let session = try Session(
      Ballot.debugPath, run.arguments,
      environment: run.environment.merging(["BALLOT_FAULTS": rule]) { $1 },
      input: run.input == nil ? .terminal : .pipe, output: .pipe)
    if let input = run.input {
      session.process.writeInput(input)
      session.process.closeInput()
    }
    session.terminal.wait { session.process.end != nil || session.text.contains("Ask") }
    session.press(run.keys)
    _ = session.terminal.waitForEnd(upTo: .seconds(2))
    // What could not be read may still be said to the person, who then gives up.
    for key in [String.escape, .escape, .endOfInput] where session.process.end == nil {
      session.press(key)
      _ = session.terminal.waitForEnd(upTo: .seconds(1))
    }
    guard let end = session.process.end else { return ["did not end\n\(session.picture)"] }
    if end == .exited(0) { return session.faults(after: end, output: "a\n") }
    var faults = session.faults(after: end)
    if ![3, 5, 130].contains(where: { end == .exited($0) }) { faults.append("ended \(end)") }
    // Where writing fails there may be no way to say so.
    if !session.text.contains("ballot:"), !session.text.contains("cancelled"),
      !rule.hasPrefix("write")
    {
      faults.append("said nothing\n\(session.picture)")
    }
    return faults
  }
}
