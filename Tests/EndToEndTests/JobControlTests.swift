import BallotTerminal
import TestSupport
import Testing

/// Ctrl-Z, SIGTSTP and the background, at the prompt of a shell with job control.
struct JobControlTests {
  private static let question = "ballot radio -r 'Deploy to' dev prod"
  /// As the shell's own child, of a script, of a function.
  private static let callers = [
    question, "sh -c 'x=$(ballot radio -r \"Deploy to\" dev prod) && echo \"$x\"'",
    "f() { \(question); }; f",
  ]

  /// A shell's prompt. Dash leaves the terminal alone while it reads a line, so that its settings
  /// can be compared.
  private func start(_ shell: [String]) throws -> Session {
    let path = try #require(Ballot.find(shell[0]), "\(shell[0]) is not installed")
    let session = try Session(path, shell.dropFirst() + ["-i"], rows: 40)
    try session.until("shell>")
    return session
  }

  /// How often the screen shows a text.
  private func count(_ text: String, _ screen: Screen) -> Int {
    screen.text.split(separator: text, omittingEmptySubsequences: false).count - 1
  }

  @Test(arguments: ShellTests.shells)
  func controlZStopsAndForegroundGoesOn(_ shell: [String]) throws {
    try trials(
      "A4", "Ctrl-Z and fg: alone, in a script, in a function", count: nil, of: Self.callers
    ) {
      caller, _ in
      let session = try start(shell)
      session.press(caller + "\r")
      try session.until("enter accept")
      session.press(.down, .suspend)
      try session.until("the shell to say so") {
        $0.text.contains("topped") || $0.text.contains("suspended")
      }
      let left = shell == ["dash"] ? session.leftBehind : []
      session.press("fg\r")
      try session.until("the question again") { count("? Deploy to", $0) == 2 }
      session.press(.enter)
      try session.until("the answer") { count("\ndev", $0) == 1 }
      return left
    }
  }

  @Test func stopSignalsFromElsewhereDoTheSame() throws {
    try trials("A4", "SIGTSTP and SIGCONT", count: 5) { random in
      let session = try start(["dash"])
      session.press(Self.question + "\r")
      try session.until("enter accept")
      for round in 2...4 {
        // A frame is drawn, without keys that the shell might read in the end.
        session.terminal.signalForeground(28)
        session.pass(.microseconds(random.number(in: 0...2000)))
        session.terminal.signalForeground(20)
        try session.until("the prompt") { count("topped", $0) == round - 1 }
        if !session.leftBehind.isEmpty { return session.leftBehind }
        session.press("fg\r")
        try session.until("the question again") { count("? Deploy to", $0) == round }
      }
      session.press(.down, .enter)
      try session.until("\ndev\nshell>")
      return session.leftBehind
    }
  }

  /// Where nobody could make the process go on the signal is discarded, and the question stays.
  @Test func withoutJobControlControlZRedraws() throws {
    let session = try Session(ballot: ["radio", "-r", "Deploy to", "dev", "prod"])
    try session.until("enter accept")
    session.press(.down, .suspend)
    try session.until("the question again") { count("? Deploy to", $0) == 2 }
    session.press(.enter)
    session.expectEnd(.exited(0), output: "dev\n")
  }

  @Test func aStoppedProcessThatGoesOnDrawsAgain() throws {
    let session = try Session(ballot: ["radio", "-r", "Deploy to", "dev", "prod"])
    try session.until("enter accept")
    session.press(.down)
    try session.until("the arrow") { $0.text.contains("❯") }
    session.process.signal(19)
    #expect(session.terminal.wait { session.process.isStopped })
    session.process.signal(18)
    try session.until("the question again") { count("? Deploy to", $0) == 2 }
    session.press(.enter)
    session.expectEnd(.exited(0), output: "dev\n")
  }

  @Test(arguments: ShellTests.shells)
  func inTheBackgroundItSaysSoAndWaits(_ shell: [String]) throws {
    let session = try start(shell)
    session.press(Self.question + " &\r")
    try session.until("waiting in the background")
    session.press("\r", "fg\r")
    try session.until("enter accept")
    session.press(.down, .enter)
    try session.until("\ndev")
  }

  @Test func inTheBackgroundWithNoWayToWaitNobodyIsThere() throws {
    let script = "set -m; trap '' TTIN; \(Self.question) & wait $!; echo status $?"
    let session = try Session("/bin/sh", ["-c", script])
    session.expectEnd(.exited(0))
    #expect(session.text.contains("status 3"), "\(session.picture)")
  }
}
