import BallotForms
import BallotJSON
import BallotTerminal
import Testing

/// Answers given in advance that only the person's answers make it possible to judge.
@Suite struct DeferredAnswerTests {
  private let form = Form(items: [
    .question(.make(.text, "org", "Organisation")),
    .question(.make(.radio, "repo", "Repository") { $0.optionSource = .command("list") }),
    .question(.make(.toggle, "go", "Go?")),
  ])

  private func given(_ value: JSON) -> Answers {
    var answers = Answers()
    answers["repo"] = Answer(value, source: .flag("--repo"))
    return answers
  }

  private let list: (ShellCommand) -> MemoryWorld.CommandResult? = { command in
    let org = command.environment.first { $0.name == "BALLOT_ANSWER_ORG" }?.value ?? ""
    return (Array("\(org)-one\n\(org)-two\n".utf8), .exited(status: 0, diagnostics: []))
  }

  @Test func theyAreNotAskedWhereTheyAreAllowed() throws {
    let scene = try Scene(
      form, keys: "\"a\" Enter y Enter", given: given("a-two"), deferred: ["repo"],
      runCommand: list)
    #expect(scene.result == #"{"org":"a","repo":"a-two","go":true}"#, "\(scene.text)")
    #expect(!scene.text.contains("Repository"), "\(scene.text)")
    let lines = try LineScene(
      form, lines: ["a", "y"], given: given("a-two"), deferred: ["repo"], runCommand: list)
    #expect(lines.result == scene.result, "\(lines.text)")
  }

  @Test func theyAreAskedWithTheReasonWhereTheyAreNot() throws {
    let asked = try Scene(
      form, keys: "\"a\" Enter", given: given("b-one"), deferred: ["repo"], runCommand: list)
    #expect(
      asked.text.hasPrefix(
        """
        ✔ Organisation   a
        ? Repository
          1 ○ a-one
          2 ○ a-two
          "b-one" from --repo: not one of the options
          Go?            ━●━  not set

        """), "\(asked.text)")
    let answered = try Scene(
      form, keys: "\"a\" Enter 2 Enter y Enter", given: given("b-one"), deferred: ["repo"],
      runCommand: list)
    #expect(answered.result == #"{"org":"a","repo":"a-two","go":true}"#, "\(answered.text)")
    let lines = try LineScene(
      form, lines: ["a", "2", "y"], given: given("b-one"), deferred: ["repo"], runCommand: list)
    #expect(
      lines.text.contains(
        """
          2  a-two
        Error: "b-one" from --repo: not one of the options.
        Number or value: Repository: a-two
        """), "\(lines.text)")
    #expect(lines.result == answered.result)
  }

  @Test func aPipeEndsAtAnAnswerThatIsNotAllowed() throws {
    let piped = try LineScene(
      form, lines: ["a", "1", "y"], piped: true, given: given("b-one"), deferred: ["repo"],
      runCommand: list)
    #expect(piped.end.hasPrefix(#"refused(name: "repo", line: nil"#), "\(piped.end)")
  }

  @Test func theyAreJudgedAgainWhereWhatTheirCommandCouldSeeIsAnother() throws {
    let keys = "\"a\" Enter y Shift-Tab Backspace \"b\" Enter"
    let scene = try Scene(
      form, keys: keys, given: given("a-two"), deferred: ["repo"], runCommand: list)
    #expect(scene.text.contains("\"a-two\" from --repo: not one of"), "\(scene.text)")
    #expect(scene.commands == ["list", "list"])
  }

  @Test func aTextThatItsCheckRefusesCanBeMended() throws {
    let form = Form(items: [
      .question(.make(.text, "env", "Env")),
      .question(
        .make(.text, "key", "Key") {
          $0.check = "check"
          $0.isSecret = true
        }),
      .question(.make(.text, "tag", "Tag") { $0.check = "check" }),
    ])
    var answers = Answers()
    answers["key"] = Answer("hunter2", source: .variable("KEY"))
    answers["tag"] = Answer("v1", source: .answerOption)
    let check: (ShellCommand) -> MemoryWorld.CommandResult? = { command in
      command.input == Array("v2".utf8)
        ? ([], .exited(status: 0, diagnostics: []))
        : ([], .exited(status: 1, diagnostics: Array("stale".utf8)))
    }
    let scene = try Scene(
      form, keys: "\"x\" Enter", given: answers, deferred: ["key", "tag"], runCommand: check)
    #expect(scene.text.contains("❯ Key   •••••••\n  from $KEY: stale\n"), "\(scene.text)")
    #expect(!scene.text.contains("hunter2"))
    let keys = "\"x\" Enter Ctrl-U \"v2\" Enter Backspace \"2\" Enter"
    let mended = try Scene(
      form, keys: keys, given: answers, deferred: ["key", "tag"], runCommand: check)
    #expect(mended.result == #"{"env":"x","key":"v2","tag":"v2"}"#, "\(mended.text)")
  }

  @Test func waitingForOneCanBeStopped() throws {
    let waiting = try Scene(
      form, keys: "\"a\" Enter", given: given("a-one"), deferred: ["repo"],
      runCommand: { _ in nil })
    #expect(waiting.text.contains("❯ Organisation   a\n  checking, esc stops\n"))
    var isFirst = true
    let again = try Scene(
      form, keys: "\"a\" Enter Escape Enter y Enter", given: given("a-one"), deferred: ["repo"],
      runCommand: { command in
        defer { isFirst = false }
        return isFirst ? nil : list(command)
      })
    #expect(again.result == #"{"org":"a","repo":"a-one","go":true}"#, "\(again.text)")
    #expect(again.stopCount == 1)
  }

  @Test func whereTheirOptionsCannotBeListedThePersonMayTryAgain() throws {
    var isFirst = true
    let scene = try Scene(
      form, keys: "\"a\" Enter Enter Enter y Enter", given: given("a-one"), deferred: ["repo"],
      runCommand: { command in
        defer { isFirst = false }
        return isFirst ? ([], .exited(status: 2, diagnostics: [])) : list(command)
      })
    #expect(scene.result == #"{"org":"a","repo":"a-one","go":true}"#, "\(scene.text)")
    #expect(scene.commands == ["list", "list"])
  }
}
