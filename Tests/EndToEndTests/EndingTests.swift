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
    for (program, arguments, end) in [
      (Ballot.path, radio, PseudoTerminalProcess.End.signalled(1)),
      ("/bin/sh", ignoring + radio, .exited(5)),
    ] {
      let session = try Session(program, arguments, output: .pipe)
      try session.until("Deploy to")
      session.terminal.hangUp()
      let start = ContinuousClock.now
      #expect(session.terminal.waitForEnd(upTo: .seconds(3)) == end)
      #expect(ContinuousClock.now - start < .seconds(1))
      #expect(session.output == "")
    }
  }

  /// A program that writes to a terminal which takes nothing must still end when it is told to.
  @Test func aTerminalThatNeverReadsDoesNotKeepIt() throws {
    let session = try Session(ballot: radio)
    try session.until("Deploy to")
    session.terminal.isReading = false
    // Far more frames than the terminal has room for.
    session.press(String(repeating: .redraw, count: 3000))
    session.process.signal(15)
    #expect(session.terminal.waitForEnd(upTo: .seconds(1)) == .signalled(15))
    session.terminal.isReading = true
    session.expectEnd(.signalled(15))
  }

  @Test func aKilledParentTakesItAlong() throws {
    let script = "ballot radio 'Deploy to' dev prod & wait"
    let session = try Session("/bin/sh", ["-c", script], output: .pipe)
    try session.until("Deploy to")
    session.process.signal(9)
    #expect(session.terminal.waitForEnd() == .signalled(9))
    session.terminal.hangUp()
    // The pipe is at its end only when nobody has it open any longer.
    #expect(session.terminal.wait(upTo: .seconds(3)) { session.process.outputIsAtEnd })
    #expect(session.output == "")
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
