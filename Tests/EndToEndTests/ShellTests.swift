import BallotTerminal
import TestSupport
import Testing

/// Scripts that call `ballot`, in the shells that people write them for.
struct ShellTests {
  static let shells: [[String]] = [["dash"], ["bash", "--norc", "--noprofile"], ["zsh", "-f"]]
  private let question = "ballot radio -r 'Deploy to' dev prod"

  /// A shell with a script, or one that is typed into.
  private func start(_ shell: [String], script: String? = nil) throws -> Session {
    let path = try #require(Ballot.find(shell[0]), "\(shell[0]) is not installed")
    return try Session(path, shell.dropFirst() + (script.map { ["-c", $0] } ?? ["-i"]))
  }

  @Test(arguments: shells)
  func aScriptGetsTheAnswer(_ shell: [String]) throws {
    let session = try start(shell, script: "x=$(\(question)) || exit; echo \"got $x\"")
    try session.until("Deploy to")
    session.press(.down, .down, .enter)
    session.expectEnd(.exited(0))
    #expect(session.text.hasSuffix("got prod"), "\(session.picture)")
  }

  @Test(arguments: shells)
  func aPersonAtThePromptGetsTheAnswer(_ shell: [String]) throws {
    let session = try start(shell)
    try session.until("shell>")
    session.press("x=$(\(question)); echo \"<$x>\"\r")
    try session.until("enter accept")
    session.press(.down, .down, .enter)
    try session.until("<prod>")
  }

  @Test(arguments: shells)
  func anAnswerIsEvaluated(_ shell: [String]) throws {
    let script = """
      a=$(ballot form --radio env='Deploy to' --option "it's" --option prod --toggle tests='Test?' \
      --format shell) || exit
      eval "$a"
      echo "<$env> <$tests>"
      """
    let session = try start(shell, script: script)
    try session.until("Deploy to")
    session.press(.down, .enter)
    try session.until("Test?")
    session.press("y", .enter)
    session.expectEnd(.exited(0))
    #expect(session.text.hasSuffix("<it's> <true>"), "\(session.picture)")
  }

  /// Ctrl-C stops the script, whatever it was about to do; people rely on that with `read`.
  @Test(arguments: shells)
  func controlCStopsTheScript(_ shell: [String]) throws {
    let scripts = [
      "\(question); echo went on", "x=$(\(question)); echo went on",
      "if \(question); then :; fi; echo went on", "\(question) | cat; echo went on",
      "f() { \(question); }; f; echo went on",
      "while :; do \(question) && break; echo went on; done",
    ]
    for script in scripts {
      let session = try start(shell, script: script)
      try session.until("enter accept")
      session.press(.interrupt)
      let end = session.terminal.waitForEnd()
      #expect(end == .signalled(2) || end == .exited(130), "\(script)\n\(session.picture)")
      #expect(!session.text.contains("went on"), "\(script)\n\(session.picture)")
      #expect(session.leftBehind == [], "\(script)\n\(session.picture)")
    }
  }

  @Test(arguments: shells)
  func controlCAtThePromptComesBackToIt(_ shell: [String]) throws {
    let session = try start(shell)
    try session.until("shell>")
    session.press("x=$(\(question))\r")
    try session.until("enter accept")
    session.press(.interrupt)
    try session.until("a second prompt") {
      $0.text.split(separator: "shell>", omittingEmptySubsequences: false).count == 3
    }
    session.press("echo $((6 * 7))\r")
    try session.until("42")
  }

  @Test(arguments: shells)
  func escapeIsACancelThatAScriptCanHandle(_ shell: [String]) throws {
    let session = try start(shell, script: "x=$(\(question)); echo \"$? <$x>\"")
    try session.until("enter accept")
    session.press(.escape)
    session.expectEnd(.exited(0))
    #expect(session.text.hasSuffix("130 <>"), "\(session.picture)")
  }

  @Test(arguments: shells)
  func aLoopKeepsItsInput(_ shell: [String]) throws {
    let script = """
      printf '%s\\n' one two | while read -r line; do
        x=$(ballot toggle -r "Delete $line?") || exit
        echo "$line=$x"
      done
      """
    let session = try start(shell, script: script)
    for (line, key) in [("one", "y"), ("two", "n")] {
      try session.until("Delete \(line)?")
      session.press(key, .enter)
      try session.until("\(line)=\(key == "y")")
    }
    session.expectEnd(.exited(0))
  }
}
