import BallotForms
import BallotJSON
import BallotTerminal
import Testing

/// Commands of a form in line mode: what fails is said and can be tried again, what is slow can be
/// stopped.
@Suite struct LineCommandTests {
  private func failing(_ status: Int, _ text: String = "no good\nmore") -> MemoryWorld.CommandResult
  {
    ([], .exited(status: status, diagnostics: Array(text.utf8)))
  }

  private let list: MemoryWorld.CommandResult = (
    Array("one\ntwo\n".utf8), .exited(status: 0, diagnostics: [])
  )

  private let twoSteps = Form(items: [
    .question(.make(.text, "org", "Organisation")),
    .question(.make(.radio, "repo", "Repository") { $0.optionSource = .command("list") }),
  ])

  @Test func commandsBringOptionsAndJudgeAnswers() throws {
    let options = Form(.radio, "R") { $0.optionSource = .command("list") }
    let listed = try LineScene(options, lines: ["two"], runCommand: { _ in list })
    #expect(listed.result == #"{"answer":"two"}"#)
    let checked = Form(.text, "T") { $0.check = "check" }
    let asked = try LineScene(checked, lines: ["x"], runCommand: { _ in failing(1) })
    #expect(asked.text.contains("Error: no good.\nText: "), "\(asked.text)")
    #expect(asked.end == #"endOfInput(name: "answer")"#)
  }

  @Test func optionsThatCannotBeListedAreTriedAgain() throws {
    var results = [failing(3), failing(3), list]
    let asked = try LineScene(
      twoSteps, lines: ["acme", "x", "", "back", "acme", "1"],
      runCommand: { _ in results.removeFirst() })
    #expect(
      asked.text == """
        Type ? to read a question again, back to go to the question before.

        Organisation (1 of 2)
        Text: Organisation: acme

        Repository
        Error: the options cannot be listed: the command failed with status 3.
          no good
          more
        Enter tries again, back goes to the question before: \
        Error: there is nothing to choose yet.
        Enter tries again, back goes to the question before: \("")
        Repository
        Error: the options cannot be listed: the command failed with status 3.
          no good
          more
        Enter tries again, back goes to the question before: Back.

        Organisation (1 of 2)
        Text [acme]: Organisation: acme

        Repository (2 of 2)
          1  one
          2  two
        Number or value: Repository: one

        """)
    #expect(asked.result == #"{"org":"acme","repo":"one"}"#)
  }

  @Test func aPipeIsNotAskedToTryAgain() throws {
    let asked = try LineScene(
      twoSteps, lines: ["acme", "one"], piped: true, runCommand: { _ in failing(3) })
    #expect(asked.end.hasPrefix(#"failed(name: "repo", reason: "the options cannot"#))
    let broken = Form(.text, "T") { $0.check = "check" }
    let end = try LineScene(broken, lines: ["x"], piped: true, runCommand: { _ in failing(127) })
    #expect(end.end.hasPrefix(#"failed(name: "answer", reason: "the answer cannot"#), "\(end.end)")
  }

  @Test func aDefaultThatFailsIsSaidAndTheQuestionAsked() throws {
    let form = Form(.text, "Tag") { $0.defaultCommand = "tag" }
    let asked = try LineScene(form, lines: ["v1"], runCommand: { _ in failing(1) })
    #expect(
      asked.text == """
        Tag
        Error: there is no default: the command failed with status 1.
          no good
          more
        Text: Tag: v1

        """)
  }

  @Test func aCheckThatCannotRunIsNoRefusal() throws {
    let form = Form(.text, "T") {
      $0.check = "check"
      $0.message = "another one"
    }
    var results = [failing(127, "sh: nosuch: not found"), failing(0)]
    let asked = try LineScene(form, lines: ["x", "x"], runCommand: { _ in results.removeFirst() })
    #expect(
      asked.text == """
        T
        Text: Error: the answer cannot be checked: the command is not found.
          sh: nosuch: not found
        Text: T: x

        """)
  }

  @Test func whatACommandSaysIsHarmlessAndBounded() throws {
    let text = (1...40).map { "\u{1B}[31mline \($0)\t!\r\n" }.joined() + "10%\r100%\n"
    let asked = try LineScene(twoSteps, lines: ["a"], runCommand: { _ in failing(1, text) })
    #expect(
      asked.text.contains("  ^[[31mline 7 !\n  … and 34 more lines\nEnter"), "\(asked.text)")
    let progress = try LineScene(
      twoSteps, lines: ["a"], runCommand: { _ in failing(1, "10%\r100%\n\n") })
    #expect(progress.text.contains("status 1.\n  100%\nEnter"), "\(progress.text)")
  }

  @Test func optionsAreListedAgainWhereTheirCommandCouldSeeAnotherAnswer() throws {
    var seen: [String] = []
    let asked = try LineScene(
      twoSteps, lines: ["a", "1", "n"],
      runCommand: { _ in list })
    #expect(asked.commands == ["list"])
    let form = Form(
      items: twoSteps.items + [.question(.make(.toggle, "go", "Go?"))])
    let again = try LineScene(
      form, lines: ["a", "one", "back", "back", "b", "", "y"],
      runCommand: { command in
        seen.append(command.environment.map { "\($0.name)=\($0.value ?? "")" }.joined())
        return list
      })
    #expect(seen == ["BALLOT_ANSWER_ORG=a", "BALLOT_ANSWER_ORG=b"])
    #expect(again.text.contains("2 of 3)\n  1  one (chosen)\n"), "\(again.text)")
  }

  @Test func aJudgementIsStaleWhereItsCommandCouldSeeAnotherAnswer() throws {
    let form = Form(items: [
      .question(.make(.text, "a", "A")),
      .question(.make(.text, "b", "B") { $0.check = "check" }),
      .question(.make(.text, "c", "C")),
    ])
    var form2 = form
    form2.review = true
    let asked = try LineScene(
      form2, lines: ["1", "2", "3", "1", "9", "", ""],
      runCommand: { _ in ([], .exited(status: 0, diagnostics: [])) })
    #expect(asked.commands == ["check", "check"], "\(asked.text)")
    #expect(asked.result == #"{"a":"9","b":"2","c":"3"}"#)
  }

  @Test func aSlowCommandIsAnnouncedOnceAndCanBeStopped() throws {
    let form = Form(items: [
      .question(.make(.text, "org", "Organisation")),
      .question(.make(.radio, "repo", "Repository") { $0.optionSource = .command("slow") }),
    ])
    for (pause, count) in [(Duration.milliseconds(400), 0), (.seconds(5), 1)] {
      let asked = try LineScene(
        form, lines: ["a", "one"],
        steps: [
          .pause(pause), .event(.bytes(StreamID(1), Array("one\n".utf8))), .pause(pause),
          .event(.ended(StreamID(1), .endOfFile)),
        ], runCommand: { _ in nil })
      #expect(asked.end == "answered", "\(asked.text)")
      let lines = asked.text.split(separator: "\n")
      #expect(lines.count { $0 == "Working. Type back and Enter to stop it." } == count)
    }
    let stopped = try LineScene(
      form, lines: ["a", "b"], typedWhileWaiting: ["what", "back", "back"],
      steps: [.pause(.seconds(9))], runCommand: { _ in nil })
    #expect(
      stopped.text.hasSuffix(
        """
        Organisation: a
        Working. Type back and Enter to stop it.
        Back.

        Organisation (1 of 2)
        Text [a]: Organisation: b
        Working. Type back and Enter to stop it.
        Back.

        Organisation (1 of 2)
        Text [b]: \("")

        """), "\(stopped.text)")
    #expect(stopped.stopCount == 2)
  }

  @Test func aSlowCheckCanBeStoppedAndTheAnswerGivenAgain() throws {
    let form = Form(.text, "T") { $0.check = "slow" }
    var isFirst = true
    let asked = try LineScene(
      form, lines: ["x", "y"], typedWhileWaiting: ["back"], steps: [.pause(.seconds(9))],
      runCommand: { _ in
        defer { isFirst = false }
        return isFirst ? nil : ([], .exited(status: 0, diagnostics: []))
      })
    #expect(
      asked.text == """
        T
        Text: Working. Type back and Enter to stop it.
        Stopped.
        Text: T: y

        """)
  }

  @Test func whereNothingIsBeforeASlowCommandIsTriedAgain() throws {
    let form = Form(.radio, "R") { $0.optionSource = .command("slow") }
    var isFirst = true
    let asked = try LineScene(
      form, lines: ["", "1"], typedWhileWaiting: ["back"], steps: [.pause(.seconds(9))],
      runCommand: { _ in
        defer { isFirst = false }
        return isFirst ? nil : list
      })
    #expect(
      asked.text.contains("Error: the command was stopped.\nEnter tries again, Ctrl-C stops: "),
      "\(asked.text)")
    #expect(asked.result == #"{"answer":"one"}"#)
  }
}
