import BallotForms
import BallotJSON
import BallotTerminal
import Testing

/// Commands of a form on the page: what fails is shown and tried again, what is slow can be stopped.
@Suite struct PageCommandTests {
  private static func failing(_ status: Int, _ text: String = "no good\nmore")
    -> MemoryWorld.CommandResult
  {
    ([], .exited(status: status, diagnostics: Array(text.utf8)))
  }

  private static let list: MemoryWorld.CommandResult = (
    Array("one\ntwo\n".utf8), .exited(status: 0, diagnostics: [])
  )

  private let form = Form(items: [
    .question(.make(.text, "org", "Organisation") { $0.initialValue = "acme" }),
    .question(
      .make(.picker, "repo", "Repository") {
        $0.optionSource = .command("list")
        $0.style = "menu"
      }),
    .question(.make(.text, "tag", "Tag")),
  ])

  /// Asks with results for one command after another; where there is none left, it never ends.
  private func scene(
    _ form: Form, _ keys: String, _ results: [MemoryWorld.CommandResult?], rows: Int = 24
  ) throws -> Scene {
    var results = results
    return try Scene(
      form, keys: keys, rows: rows,
      runCommand: { _ in results.isEmpty ? nil : results.removeFirst() })
  }

  @Test func whatAFailedCommandSaidStaysInSightUntilItHasRunAgain() throws {
    let failed = """
      ✔ Organisation   acme
      ❯ Repository     not set ▾
        the options cannot be listed: the command failed with status 3
          no good
          more
        Tag            not set
        enter try again · esc back · ? keys                             2 of 3
      """
    for keys in ["Enter", "Enter Down x Space", "Enter Enter", "Enter Escape Enter Down"] {
      let shown = try scene(form, keys, [Self.failing(3), Self.failing(3)])
      #expect(shown.text == failed, "\(keys)\n\(shown.text)")
    }
  }

  @Test func aFailedCommandIsTriedAgainByEnterAndByComingBack() throws {
    for keys in ["Enter Enter", "Enter Escape Enter", "Enter Tab Shift-Tab"] {
      let tried = try scene(form, keys, [Self.failing(3), Self.list])
      #expect(!tried.text.contains("cannot be listed"), "\(keys)\n\(tried.text)")
      #expect(tried.commands == ["list", "list"], "\(keys)")
      let done = try scene(
        form, keys + " Space Down Enter \"v1\" Enter", [Self.failing(3), Self.list])
      #expect(done.result == #"{"org":"acme","repo":"two","tag":"v1"}"#, "\(keys)\n\(done.text)")
    }
    let last = try scene(form, "Enter Space Enter Escape Escape Enter", [Self.list, nil])
    #expect(last.commands == ["list"], "what it could see is the same")
  }

  @Test func escapeStopsASlowCommandAndItIsRunAgainLater() throws {
    for open in ["", "Space ", "Space \"x\" "] {
      let back = try scene(form, "Enter " + open + "Escape", [nil])
      #expect(back.text.contains("❯ Organisation   acme"), "\(open)\n\(back.text)")
      #expect(back.stopCount == 1, "\(open)")
      let again = try scene(form, "Enter \(open)Escape Enter Space Enter", [nil, Self.list])
      #expect(again.text.contains("✔ Repository     one"), "\(open)\n\(again.text)")
    }
    let tag = Form(items: [
      .question(.make(.text, "a", "A")),
      .question(.make(.text, "b", "B") { $0.defaultCommand = "b" }),
    ])
    let stopped = try scene(tag, "\"x\" Enter Escape", [nil])
    #expect(stopped.stopCount == 1)
    let elsewhere = try scene(form, "Enter Tab", [nil])
    #expect(elsewhere.stopCount == 1, "only the end of the form stops it")
  }

  @Test func optionsOfOtherAnswersCountNoLonger() throws {
    let other: MemoryWorld.CommandResult = (
      Array("three\n".utf8), .exited(status: 0, diagnostics: [])
    )
    let change = "Enter Space Enter \"v1\" Shift-Tab Shift-Tab \"x\" Enter"
    let waiting = try scene(form, change, [Self.list, nil])
    #expect(waiting.text.contains("loading, esc goes back"), "\(waiting.text)")
    let pressed = try scene(form, change + " Tab \"v\" Enter", [Self.list, nil])
    #expect(pressed.outcome == nil)
    #expect(pressed.text.contains("Repository: still open"), "\(pressed.text)")
    let listed = try scene(form, change, [Self.list, other])
    #expect(listed.text.contains("❯ Repository     not set ▾"), "\(listed.text)")
    // An answer that is an option of both stands, once it is accepted anew.
    let kept = try scene(form, change + " Enter Enter", [Self.list, Self.list])
    #expect(kept.result == #"{"org":"acmex","repo":"one","tag":"v1"}"#, "\(kept.text)")
  }

  @Test func anAnswerIsJudgedAgainWhereItsCheckCouldSeeAnother() throws {
    let form = Form(items: [
      .question(.make(.text, "a", "A")),
      .question(.make(.text, "b", "B") { $0.check = "check" }),
      .question(.make(.text, "c", "C")),
    ])
    let good: MemoryWorld.CommandResult = ([], .exited(status: 0, diagnostics: []))
    let keys = "\"1\" Enter \"2\" Enter Shift-Tab Shift-Tab \"3\" Enter Tab \"4\" Enter"
    let scene = try self.scene(form, keys, [good, good])
    #expect(scene.outcome == nil)
    #expect(scene.text.contains("B: still open"), "\(scene.text)")
    let refused = try self.scene(form, keys + " Enter", [good, Self.failing(1)])
    #expect(refused.text.contains("❯ B   2\n  no good\n"), "\(refused.text)")
    let accepted = try self.scene(form, keys + " Enter Enter", [good, good])
    #expect(accepted.result == #"{"a":"13","b":"2","c":"4"}"#, "\(accepted.text)")
  }

  @Test func aCheckThatCannotRunIsShownWhole() throws {
    let form = Form(.text, "T") {
      $0.check = "check"
      $0.message = "another one"
    }
    let broken = try scene(form, "\"x\" Enter", [Self.failing(126, "denied\nreally")])
    #expect(
      broken.text.hasPrefix(
        """
        ? T   x
          the answer cannot be checked: the command cannot be executed
            denied
            really

        """), "\(broken.text)")
    let again = try scene(form, "\"x\" Enter Enter", [Self.failing(126), Self.failing(1)])
    #expect(again.text.hasPrefix("? T   x\n  another one\n"), "\(again.text)")
  }

  @Test func aCommandThatListsNothingIsTriedAgainToo() throws {
    let nothing: MemoryWorld.CommandResult = ([], .exited(status: 0, diagnostics: []))
    let empty = try scene(form, "Enter", [nothing])
    #expect(empty.text.contains("the command listed no options\n"), "\(empty.text)")
    let again = try scene(form, "Enter Enter Space Enter \"v1\" Enter", [nothing, Self.list])
    #expect(again.result == #"{"org":"acme","repo":"one","tag":"v1"}"#, "\(again.text)")
    let skipped = Form(
      items: form.items.map { item in
        guard case .question(var question) = item, question.name == "repo" else { return item }
        question.ifNone = .skip
        return .question(question)
      })
    let passed = try scene(skipped, "Enter \"v1\" Enter", [nothing])
    #expect(passed.result == #"{"org":"acme","tag":"v1"}"#, "\(passed.text)")
  }

  @Test func aLongComplaintLeavesTheQuestionInView() throws {
    let text = (1...60).map { "\u{1B}]0;line\u{7} \($0) " + String(repeating: "long ", count: 30) }
    let scene = try self.scene(
      form, "Enter", [Self.failing(1, text.joined(separator: "\n"))], rows: 8)
    #expect(scene.text.contains("❯ Repository"), "\(scene.text)")
    #expect(scene.text.contains("^[]0;line^G 1 long"), "\(scene.text)")
  }
}
