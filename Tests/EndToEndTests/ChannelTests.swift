import TestSupport
import Testing

/// The main job: a question is answered on the terminal whatever the other channels are.
struct ChannelTests {
  private let radio = ["radio", "Deploy to", "dev", "staging", "prod"]
  private let answer = "{\"answer\":\"staging\"}\n"

  @Test func aCapturedAnswerIsAllThatStandardOutputGets() throws {
    let session = try Session(ballot: radio)
    try session.until("Deploy to")
    session.press(.down, .down, .enter)
    session.expectEnd(.exited(0), output: answer)
    #expect(session.text.contains("Deploy to   staging"), "\(session.picture)")
  }

  @Test func optionsComeThroughAPipeAndKeysFromTheTerminal() throws {
    for output in [PseudoTerminalProcess.Wiring.pipe, .terminal] {
      let session = try Session(ballot: ["radio", "Deploy to"], input: .pipe, output: output)
      session.process.writeInput("dev\nstaging\nprod\n")
      session.process.closeInput()
      try session.until("prod")
      session.press(.down, .down, .enter)
      session.expectEnd(.exited(0), output: output == .pipe ? answer : "")
      let shown = output == .pipe ? "Deploy to   staging" : "\"staging\"}"
      #expect(session.text.contains(shown), "\(session.picture)")
    }
  }

  @Test func withNoPipeAtAllTheAnswerFollowsTheSummary() throws {
    let session = try Session(ballot: radio, output: .terminal)
    try session.until("Deploy to")
    session.press(.down, .down, .enter)
    session.expectEnd(.exited(0))
    let lines = session.text.split(separator: "\n")
    #expect(lines.last == "{\"answer\":\"staging\"}", "\(session.picture)")
  }

  @Test func givenOptionsLeaveStandardInputAlone() throws {
    let session = try Session(
      "/bin/sh", ["-c", "ballot radio -r 'Deploy to' dev staging; cat"], input: .pipe,
      output: .pipe)
    session.process.writeInput("kept\n")
    session.process.closeInput()
    try session.until("Deploy to")
    session.press(.down, .enter)
    session.expectEnd(.exited(0), output: "dev\nkept\n")
  }

  /// As in `docker run -it` or `ssh -t`: terminals are given, but `/dev/tty` cannot be opened.
  @Test func terminalsOfAnotherSessionAreEnough() throws {
    let session = try Session(ballot: radio, isControlling: false, output: .terminal)
    try session.until("Deploy to")
    session.press(.down, .down, .enter)
    session.expectEnd(.exited(0))
    #expect(session.text.hasSuffix("{\"answer\":\"staging\"}"), "\(session.picture)")
  }

  @Test func aTerminalOfAnotherSessionOnStandardInputAloneIsEnough() throws {
    let session = try Session(ballot: radio, isControlling: false)
    try session.until("Deploy to")
    session.press(.down, .down, .enter)
    session.expectEnd(.exited(0), output: answer)
  }

  @Test func everyKindAnswers() throws {
    let rows: [([String], [String], String)] = [
      (["radio", "Ask", "a", "b"], [.down, .enter], "\"a\""),
      (["toggle", "Ask"], ["y", .enter], "true"),
      (["toggle", "Ask", "a", "b"], [.space, .down, .space, .enter], "[\"a\",\"b\"]"),
      (["picker", "Ask", "a", "b"], [.right, .enter], "\"a\""),
      (["picker", "--style", "inline", "Ask", "a", "b"], [.down, .down, .enter], "\"b\""),
      (["text", "Ask"], ["héllo", .enter], "\"héllo\""),
    ]
    for (arguments, keys, value) in rows {
      let session = try Session(ballot: arguments)
      try session.until("Ask")
      for key in keys { session.press(key) }
      session.expectEnd(.exited(0), output: "{\"answer\":\(value)}\n")
    }
  }
}
