import TestSupport
import Testing

/// Terminals that know no escape sequences, and people who want none: not one ESC byte.
struct PlainTerminalTests {
  private let environments: [[String: String]] = [
    ["TERM": unset], ["TERM": ""], ["TERM": "dumb"], ["TERM": "vt52"], ["BALLOT_PLAIN": "1"],
  ]

  private func expectNoEscapes(_ session: Session, _ name: [String: String]) {
    #expect(!session.terminal.drawn.contains(0x1B), "\(name)\n\(session.terminal.drawnText)")
  }

  @Test func everyKindIsAnsweredByLine() throws {
    let rows: [([String], String, String)] = [
      (["radio", "Ask", "a", "b"], "2\n", "\"b\""),
      (["toggle", "Ask"], "yes\n", "true"),
      (["toggle", "Ask", "a", "b"], "1 2\n", "[\"a\",\"b\"]"),
      (["picker", "--style", "wheel", "Ask", "a", "b"], "a\n", "\"a\""),
      (["text", "Ask"], "some words\n", "\"some words\""),
    ]
    let cases = environments.flatMap { environment in rows.map { (environment, $0) } }
    try trials("A14", "terminals without sequences: no ESC", count: nil, of: cases) { each, _ in
      let (environment, (arguments, typed, value)) = each
      let session = try Session(ballot: arguments, environment: environment)
      try session.until("Ask")
      session.press(typed)
      let faults = session.faults(after: .exited(0), output: "{\"answer\":\(value)}\n")
      return session.terminal.drawn.contains(0x1B) ? faults + ["ESC was sent"] : faults
    }
  }

  @Test func endOfInputIsNoAnswer() throws {
    for environment in environments {
      let session = try Session(
        ballot: ["radio", "--default", "a", "Ask", "a", "b"], environment: environment)
      try session.until("Ask")
      session.press(.endOfInput)
      session.expectEnd(.exited(3))
      expectNoEscapes(session, environment)
    }
  }

  @Test func signalsLeaveTheTerminalAsItWas() throws {
    for number: CInt in [1, 2, 3, 15] {
      let session = try Session(
        ballot: ["text", "--secret", "Password"], environment: ["TERM": "dumb"])
      try session.until("no echo") { _ in !session.terminal.settings.echoes }
      session.process.signal(number)
      session.expectEnd(.signalled(Int(number)))
      expectNoEscapes(session, [:])
    }
  }

  @Test func aSecretIsNeverShown() throws {
    for environment in environments + [[:]] {
      let session = try Session(
        ballot: ["text", "--secret", "Password"], environment: environment)
      try session.until("Password")
      try session.until("no echo") { _ in !session.terminal.settings.echoes }
      session.press("hunter2", .enter)
      session.expectEnd(.exited(0), output: "{\"answer\":\"hunter2\"}\n")
      #expect(!session.terminal.drawnText.contains("hunter"), "\(session.picture)")
    }
  }
}
