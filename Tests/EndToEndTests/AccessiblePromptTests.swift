import BallotTerminal
import TestSupport
import Testing

/// What people with screen readers meet, step by step on a terminal: the fifteen scenarios with which
/// gh's accessible prompter is tested (`reliability.md` G2), each step within a second, and a
/// transcript that is only added to (G1).
struct AccessiblePromptTests {
  /// One thing that is said and what a person types then.
  private struct Step {
    let waitsFor: String
    let types: String
  }

  private struct Scenario {
    let name: String
    let arguments: [String]
    let steps: [Step]
    var end = PseudoTerminalProcess.End.exited(0)
    var output = ""
  }

  private static let numbers = ["1", "2", "3"]
  private static let edit = ["radio", "How to edit?", "open an editor", "skip"]
  private static let deletion = ["confirm", "--typed", "test", "Delete the repository?"]

  private static let scenarios = [
    Scenario(
      name: "select", arguments: ["radio", "Select a number"] + numbers,
      steps: [Step(waitsFor: "Number or value: ", types: "1")], output: #"{"answer":"1"}"#),
    Scenario(
      name: "select several", arguments: ["toggle", "Select a number"] + numbers,
      steps: [Step(waitsFor: "or 0 for none: ", types: "1 2")], output: #"{"answer":["1","2"]}"#),
    Scenario(
      name: "input", arguments: ["text", "Enter some characters"],
      steps: [Step(waitsFor: "Text: ", types: "12345abcdefg")],
      output: #"{"answer":"12345abcdefg"}"#),
    Scenario(
      name: "blank input takes the default",
      arguments: ["text", "--default", "12345abcdefg", "Enter some characters"],
      steps: [Step(waitsFor: "Text [12345abcdefg]: ", types: "")],
      output: #"{"answer":"12345abcdefg"}"#),
    Scenario(
      name: "password", arguments: ["text", "--secret", "Enter password"],
      steps: [Step(waitsFor: "Secret (not shown): ", types: "12345abcdefg")],
      output: #"{"answer":"12345abcdefg"}"#),
    Scenario(
      name: "confirm", arguments: ["confirm", "Are you sure"],
      steps: [Step(waitsFor: "yes or no: ", types: "y")]),
    // A confirm has no default here (decisions 1.18), and a toggle has the one that it was given.
    Scenario(
      name: "blank confirmation takes the default",
      arguments: ["toggle", "--default", "off", "Are you sure"],
      steps: [Step(waitsFor: "yes or no [no]: ", types: "")], output: #"{"answer":false}"#),
    Scenario(
      name: "token", arguments: ["text", "--secret", "Paste your authentication token"],
      steps: [Step(waitsFor: "Secret (not shown): ", types: "12345abcdefg")],
      output: #"{"answer":"12345abcdefg"}"#),
    Scenario(
      name: "blank token is refused and asked for again",
      arguments: ["text", "--secret", "Paste your authentication token"],
      steps: [
        Step(waitsFor: "Secret (not shown): ", types: ""),
        Step(
          waitsFor: "Error: an answer is required.\nSecret (not shown): ", types: "12345abcdefg"),
      ], output: #"{"answer":"12345abcdefg"}"#),
    Scenario(
      name: "deletion", arguments: deletion,
      steps: [Step(waitsFor: "Type test to go on: ", types: "test")]),
    Scenario(
      name: "another word than that of the deletion", arguments: deletion,
      steps: [
        Step(waitsFor: "Type test to go on: ", types: "garbage"),
        Step(waitsFor: "Error: not the word test.\nType test to go on: ", types: "test"),
      ]),
    Scenario(
      name: "host name", arguments: ["text", "Hostname"],
      steps: [Step(waitsFor: "Text: ", types: "example.com")],
      output: #"{"answer":"example.com"}"#),
    Scenario(
      name: "editor, left out where it may be", arguments: edit,
      steps: [Step(waitsFor: "Number or value: ", types: "2")], output: #"{"answer":"skip"}"#),
    Scenario(
      name: "editor, where leaving it out is not allowed, with a default",
      arguments: ["text", "--default", "12345abcdefg", "--min", "1", "Body"],
      steps: [Step(waitsFor: "Text [12345abcdefg]: ", types: "")],
      output: #"{"answer":"12345abcdefg"}"#),
    Scenario(
      name: "editor, where leaving it out is not allowed, without one",
      arguments: ["text", "--min", "1", "Body"],
      steps: [
        Step(waitsFor: "Text: ", types: ""),
        Step(waitsFor: "Error: an answer is required.\nText: ", types: "x"),
      ], output: #"{"answer":"x"}"#),
  ]

  /// What the terminal got so far. It turns each newline into CR LF itself (POSIX XBD 11.1.3, ONLCR).
  private func transcript(_ session: Session) -> String {
    session.terminal.drawnText.replacing("\r\n", with: "\n")
  }

  @Test func fifteenScenariosStepByStepAddToOneTranscript() throws {
    #expect(Self.scenarios.count == 15)
    for scenario in Self.scenarios {
      let session = try Session(ballot: scenario.arguments, environment: ["BALLOT_PLAIN": "1"])
      for (place, step) in scenario.steps.enumerated() {
        let start = ContinuousClock.now
        // Nothing is said behind what asks.
        try session.until(step.waitsFor) { _ in transcript(session).hasSuffix(step.waitsFor) }
        let time = ContinuousClock.now - start
        // The first step starts the program, for which a busy machine takes its time.
        #expect(place == 0 || time < .seconds(1), "\(scenario.name): \(step.waitsFor)")
        session.press(step.types + "\n")
      }
      session.expectEnd(scenario.end, output: scenario.output.isEmpty ? "" : scenario.output + "\n")
      let text = transcript(session)
      let isPrintable = text.unicodeScalars.allSatisfy { scalar in
        scalar == "\n" || scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
      }
      #expect(isPrintable, "\(scenario.name): \(text.debugDescription)")
      let isSecret = scenario.arguments.contains("--secret")
      #expect(!isSecret || !text.contains("12345"), "\(scenario.name)")
    }
  }

  @Test func statesAreSaidInWords() throws {
    let session = try Session(
      ballot: [
        "form", "--title", "Deploy", "--radio", "env=Deploy to", "--option", "dev", "--option",
        "prod", "--default", "prod", "--toggle", "lists=Notify", "--option", "team", "--option",
        "ops", "--min", "1", "--optional", "--confirm", "go=Deploy to {env}?", "--timeout", "60.5",
      ], environment: ["BALLOT_PLAIN": "1"])
    for (waits, types) in [
      ("[2]: ", ""), ("or 0 for none [none]: ", "2 1"), ("yes or no: ", "back"),
      ("or 0 for none [1 2]: ", "1"), ("yes or no: ", "yes"),
    ] {
      try session.until(waits) { _ in transcript(session).hasSuffix(waits) }
      session.press(types + "\n")
    }
    session.expectEnd(.exited(0), output: #"{"env":"prod","lists":["team"]}"# + "\n")
    #expect(
      transcript(session) == """
        Deploy

        You have 60.5 seconds.

        Type ? to read a question again, back to go to the question before.

        Deploy to (1 of 3)
          1  dev
          2  prod (default)
        Number or value [2]: \("")
        Deploy to: prod

        Notify (2 of 3)
          Choose at least 1
          1  team
          2  ops
        Numbers, like 1 3, or 0 for none [none]: 2 1
        Notify: team, ops

        Deploy to prod? (3 of 3)
        yes or no: back
        Back.

        Notify (2 of 3)
          Choose at least 1
          1  team (chosen)
          2  ops (chosen)
        Numbers, like 1 3, or 0 for none [1 2]: 1
        Notify: team

        Deploy to prod? (3 of 3)
        yes or no: yes
        Deploy to prod? yes

        """)
  }
}
