import BallotTerminal
import TestSupport
import Testing

/// Every way in which a person or the system ends a question: the terminal is as it was, nobody
/// has answered, and the caller learns why.
struct EndingTests {
  private let radio = ["radio", "--default", "dev", "Deploy to", "dev", "prod"]

  /// A question of each kind, with an answer that Enter would accept.
  static let questions: [[String]] = [
    ["radio", "--default", "a", "Ask", "a", "b"],
    ["toggle", "--default", "on", "Ask"],
    ["picker", "--style", "navigation", "--default", "a", "Ask", "a", "b"],
    ["text", "--default", "a", "Ask"],
    ["confirm", "Ask"],
    [
      "form", "--radio", "a=Ask", "--option", "x", "--option", "y", "--toggle", "b=Sure?",
      "--text", "c=Name",
    ],
  ]

  @Test func escapeCancelsWithoutAnAnswer() throws {
    for arguments in Self.questions {
      let session = try Session(ballot: arguments)
      try session.until("Ask")
      session.press(.escape)
      session.expectEnd(.exited(130))
      #expect(session.text.contains("cancelled"), "\(arguments)\n\(session.picture)")
    }
  }

  @Test func controlCEndsAsTheSignalDoes() throws {
    for arguments in Self.questions {
      let session = try Session(ballot: arguments)
      try session.until("Ask")
      session.press(.interrupt)
      session.expectEnd(.signalled(2))
    }
  }

  @Test func controlCInTheAlternateScreenLeavesIt() throws {
    let session = try Session(ballot: EndingTests.questions[2])
    try session.until("Ask")
    try session.until("the alternate screen") { $0.modes.contains(.alternateScreen) }
    session.press(.interrupt)
    session.expectEnd(.signalled(2))
  }

  /// The window is closed; the program is gone at once, and does not run on in the background.
  @Test func aClosedWindowEndsIt() throws {
    let ignoring = ["-c", "trap '' HUP; exec ballot \"$@\"", "sh"]
    let cases: [(String, [String], PseudoTerminalProcess.End)] = [
      (Ballot.path, radio, .signalled(1)), ("/bin/sh", ignoring + radio, .exited(5)),
    ]
    try trials("A5", "closed windows, SIGHUP ignored too", count: 3, of: cases) { each, random in
      let (program, arguments, end) = each
      let session = try Session(program, arguments, output: .pipe)
      try session.until("Deploy to")
      session.pass(.microseconds(random.number(in: 0...2000)))
      session.terminal.hangUp()
      let found = session.terminal.waitForEnd(upTo: .seconds(1))
      return found == end && session.output == "" ? [] : ["\(session.picture)"]
    }
  }

  /// A program that writes to a terminal which takes nothing must still end when it is told to.
  @Test func aTerminalThatNeverReadsDoesNotKeepIt() throws {
    // With no permission to open anything, as after `su`, the inherited descriptors must do.
    let faults = ["", "open:13:1"]
    try trials("A7", "SIGTERM while the terminal takes nothing", count: 2, of: faults) {
      rule, random in
      let session = try Session(
        rule.isEmpty ? Ballot.path : Ballot.debugPath, radio, environment: ["BALLOT_FAULTS": rule],
        output: .pipe)
      try session.until("Deploy to")
      session.terminal.isReading = false
      // Far more frames than the terminal has room for.
      session.press(String(repeating: .redraw, count: random.number(in: 2000...3000)))
      // It has so much to say that it must wait for the terminal by now.
      session.pass(.milliseconds(300))
      session.process.signal(15)
      let end = session.terminal.waitForEnd(upTo: .seconds(1))
      let isKept = session.leftBehind.contains("other settings") || !session.output.isEmpty
      // Its modes cannot be told to a terminal that takes nothing.
      return end == .signalled(15) && !isKept ? [] : ["ended \(String(describing: end))"]
    }
  }

  @Test func aKilledParentTakesItAlong() throws {
    try trials("A5", "killed parents", count: 2) { _ in
      let script = "ballot radio 'Deploy to' dev prod & wait"
      let session = try Session("/bin/sh", ["-c", script], output: .pipe)
      try session.until("Deploy to")
      session.process.signal(9)
      let end = session.terminal.waitForEnd()
      session.terminal.hangUp()
      // The pipe is at its end only when nobody has it open any longer.
      let isGone = session.terminal.wait(upTo: .seconds(1)) { session.process.outputIsAtEnd }
      return end == .signalled(9) && isGone && session.output == "" ? [] : ["\(session.picture)"]
    }
  }

  @Test func controlLDrawsItAgain() throws {
    let session = try Session(ballot: radio)
    try session.until("Deploy to")
    let drawn = session.terminal.drawn.count
    session.press(.redraw)
    try session.until("a whole frame") { _ in
      String(decoding: session.terminal.drawn[drawn...], as: UTF8.self).contains("prod")
    }
    session.press(.enter)
    session.expectEnd(.exited(0), output: "{\"answer\":\"dev\"}\n")
  }
}
