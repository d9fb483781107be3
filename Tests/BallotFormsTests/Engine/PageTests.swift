import BallotForms
import BallotJSON
import BallotTerminal
import TestSupport
import Testing

/// A form on one page: focus, conditions, bindings, submission.
@Suite struct PageTests {
  static func deploy(_ change: (inout Form) -> Void = { _ in }) -> Form {
    var form = Form(
      title: "Deploy",
      items: [
        .section(title: "Target", when: []),
        .question(
          .make(.radio, "env", "Deploy to", Sample.targets) { $0.initialValue = "staging" }),
        .note(
          lines: ["Production is watched.", "Tell the channel first: {env}."],
          when: [Condition("env", .isAny, ["prod"])]),
        .question(
          .make(.toggle, "tests", "Run the tests?") {
            $0.initialValue = true
            $0.style = "switch"
          }),
        .question(
          .make(.picker, "region", "Region", Sample.regions) {
            $0.when = [Condition("env", .isAny, ["staging", "prod"])]
            $0.style = "menu"
          }),
        .section(title: "Notify", when: []),
        .question(
          .make(.toggle, "lists", "Who", Sample.people) {
            $0.master = "Everyone"
            $0.initialValue = []
          }),
        .question(
          .make(.confirm, "go", "Deploy to {env}?") {
            $0.when = [Condition("env", .isNone, ["dev"])]
          }),
      ])
    change(&form)
    return form
  }

  @Test func aPageAsItIsFilledIn() throws {
    var text = ""
    for keys in [
      "", "Up", "Down Enter", "Enter Enter", "Enter Enter Space", "Enter Enter Space Down Enter",
      "Enter Enter Space Down Enter Down Space Enter",
      "Enter Enter Space Down Enter Down Space Enter y Enter",
      "Enter Enter Space Down Enter Down Space Enter n Enter", "Enter Tab Enter Escape",
      "Enter Escape Escape", "Up Enter Enter Enter", "?",
    ] {
      for (columns, rows) in [(80, 24), (40, 12), (20, 8)] {
        let scene = try Scene(Self.deploy(), keys: keys, columns: columns, rows: rows)
        text +=
          "── \(columns)×\(rows), keys [\(keys)], \(scene.outcome.map { "\($0)" } ?? "asking")\n"
        text += scene.text + "\n"
        if scene.outcome == .answered { text += scene.result + "\n" }
      }
    }
    expectSnapshot(named: "page", matches: text)
  }

  @Test func answersComeInQuestionOrderWithoutHiddenOnes() throws {
    let rows: [(keys: String, result: String)] = [
      (
        "Enter Enter Space Enter Enter y Enter",
        #"{"env":"staging","tests":true,"region":"eu-west-1","lists":[]}"#
      ),
      ("Up Enter n Enter Down Down Space Enter", #"{"env":"dev","tests":false,"lists":["team"]}"#),
      // The region is dropped when going back to dev, and the confirm with it.
      (
        "Enter Enter Space Enter Shift-Tab Shift-Tab Shift-Tab Up Enter Enter Enter",
        #"{"env":"dev","tests":true,"lists":[]}"#
      ),
    ]
    for row in rows {
      let scene = try Scene(Self.deploy(), keys: row.keys)
      #expect(scene.outcome == .answered, "\(row.keys)\n\(scene.text)")
      #expect(scene.result == row.result, "\(row.keys)")
    }
  }

  @Test func theLastEnterGoesToTheFirstOpenQuestionAndSaysSo() throws {
    let scene = try Scene(Self.deploy(), keys: "Tab Tab Tab Tab y Enter")
    #expect(scene.outcome == nil)
    #expect(scene.text.contains("Deploy to: still open"), "\(scene.text)")
  }

  @Test func anOptionalQuestionThatWasPassedOverIsNotOpen() throws {
    let form = Form(items: [
      .question(.make(.text, "remark", "Remark") { $0.isOptional = true }),
      .question(.make(.text, "name", "Name")),
    ])
    let scene = try Scene(form, keys: "Tab \"Ada\" Enter")
    #expect(scene.outcome == .answered, "\(scene.text)")
    #expect(scene.result == #"{"remark":null,"name":"Ada"}"#)
  }

  @Test func escapeAtTheFirstQuestionWarnsOnlyWhereAnswersWouldBeLost() throws {
    #expect(try Scene(Self.deploy(), keys: "Escape").outcome == .cancelled)
    let warned = try Scene(Self.deploy(), keys: "Enter Escape Escape")
    #expect(warned.outcome == nil)
    #expect(warned.text.contains("Esc again cancels"))
    #expect(try Scene(Self.deploy(), keys: "Enter Escape Escape Escape").outcome == .cancelled)
    #expect(try Scene(Self.deploy(), keys: "Enter Escape Escape x Escape").outcome == nil)
  }

  @Test func whatACommandIsStillToSayIsWaitedForInSight() throws {
    let form = Form(items: [
      .question(.make(.text, "org", "Organisation") { $0.initialValue = "acme" }),
      .question(.make(.picker, "repo", "Repository") { $0.optionSource = .command("list") }),
      .question(.make(.text, "tag", "Tag") { $0.defaultCommand = "tag" }),
    ])
    for keys in ["Enter", "Enter Tab"] {
      let scene = try Scene(form, keys: keys, runCommand: { _ in nil })
      #expect(scene.text.contains("\n  loading, esc goes back\n"), "\(scene.text)")
    }
    let back = try Scene(form, keys: "Enter Escape", runCommand: { _ in nil })
    #expect(back.text.contains("❯ Organisation   acme"), "\(back.text)")
  }

  @Test func aConfirmIsGivenForTheAnswersThatItQuotes() throws {
    let form = Form(items: [
      .question(.make(.radio, "env", "Env", Sample.targets)),
      .question(.make(.confirm, "go", "Deploy to {env}?")),
      .question(.make(.text, "name", "Name")),
    ])
    let changed = "2 Enter y Enter Shift-Tab Shift-Tab 1 Enter Tab \"x\" Enter"
    let scene = try Scene(form, keys: changed)
    #expect(scene.outcome == nil)
    #expect(scene.text.contains("Deploy to dev?: still open"), "\(scene.text)")
    #expect(try Scene(form, keys: changed + " y Enter Enter").outcome == .answered)
    let unchanged = "2 Enter y Enter Shift-Tab Shift-Tab Enter Tab \"x\" Enter"
    #expect(try Scene(form, keys: unchanged).outcome == .answered)
  }

  @Test func aConfirmThatIsRefusedEndsTheForm() throws {
    let scene = try Scene(Self.deploy(), keys: "Enter Enter Space Enter Enter n Enter")
    #expect(scene.outcome == .refused)
  }

  @Test func aConfirmTakesNoPasteAndNoKeyInItsFirstMoments() throws {
    let confirm = Form(.confirm, "Delete?")
    #expect(try Scene(confirm, keys: "Paste \"y\\n\"").outcome == nil)
    #expect(try Scene(confirm, keys: "Enter").outcome == nil)
    #expect(try Scene(confirm, keys: "y Enter").outcome == .answered)
    let terminal = MemoryTerminal()
    let world = MemoryWorld(
      terminal: terminal,
      steps: [
        .key(.character("y")), .key(.enter), .pause(.milliseconds(199)), .key(.character("y")),
      ])
    var state = try FormState(confirm)
    _ = try? run(&state, in: world, on: terminal)
    #expect(state.result == .object([]))
    #expect(!terminal.screen.text.contains("( yes )"))
  }

  @Test func stepsShowOneQuestionAtATimeAndDropWhatWasTypedAhead() throws {
    let form = Self.deploy { $0.layout = .steps }
    let scene = try Scene(form, keys: "Enter")
    #expect(!scene.text.contains("Deploy to"), "\(scene.text)")
    #expect(scene.text.contains("2 of 5"))
  }

  @Test func aScreenUnderItsWayBackIsTurnedByTheRowsThatAreInView() throws {
    let numbers = (1...60).map { Option(.string("\($0)")) }
    let form = Form(
      title: "Pick",
      items: [
        .question(.make(.picker, "number", "Number", numbers) { $0.style = "navigation" }),
        .question(.make(.toggle, "sure", "Sure?")),
      ])
    var last = 0
    for turns in 1...5 {
      let keys = "Space" + String(repeating: " PageDown", count: turns)
      let lines = try Scene(form, keys: keys, columns: 40, rows: 12).text.split(separator: "\n")
      #expect(lines.first == "‹ Pick")
      let shown = lines.compactMap { Int($0.drop { !$0.isNumber }) }
      // No row is passed over unseen.
      #expect(shown.count == 9 && shown.first == last + (turns == 1 ? 2 : 1), "\(turns): \(shown)")
      last = shown.last ?? 0
    }
  }

  @Test func aReviewShowsAllAnswersAndOpensThemAgain() throws {
    let form = Self.deploy { $0.review = true }
    let shown = try Scene(form, keys: "Up Enter Enter Enter")
    #expect(shown.text.contains("❯ Submit"), "\(shown.text)")
    let again = try Scene(form, keys: "Up Enter Enter Enter Up Up Enter n Enter Enter Enter")
    #expect(again.outcome == .answered, "\(again.text)")
    #expect(again.result == #"{"env":"dev","tests":false,"lists":[]}"#)
  }

  @Test func oneControlDrivesSeveralAnswersAndLeavesThemAloneUntouched() throws {
    func form(_ style: String) -> Form {
      Form(
        .picker, "Border", [Option("thin"), Option("regular"), Option("thick")]
      ) {
        $0.style = style
        $0.sources = ["top", "bottom"]
        $0.initialValues = [JSON.Member("top", "thin"), JSON.Member("bottom", "thick")]
      }
    }
    for style in ["menu", "segmented", "inline"] {
      let untouched = try Scene(form(style), keys: style == "menu" ? "Escape Enter" : "Enter")
      if style != "menu" {
        #expect(untouched.result == #"{"top":"thin","bottom":"thick"}"#)
      }
      #expect(try Scene(form(style)).text.contains("mixed") || style == "menu")
    }
    let driven = try Scene(form("inline"), keys: "Down Down Enter")
    #expect(driven.result == #"{"top":"regular","bottom":"regular"}"#)
  }

  @Test func aToggleOverTogglesIsMixedUntilItIsFlipped() throws {
    let form = Form(items: [
      .question(.make(.toggle, "news", "News") { $0.initialValue = true }),
      .question(.make(.toggle, "offers", "Offers") { $0.initialValue = false }),
      .question(.make(.toggle, "all", "Everything") { $0.sources = ["news", "offers"] }),
    ])
    let mixed = try Scene(form, keys: "Enter Enter")
    #expect(mixed.text.contains("❯ Everything   ━●━  mixed"), "\(mixed.text)")
    let left = try Scene(form, keys: "Enter Enter Enter")
    #expect(left.result == #"{"news":true,"offers":false}"#)
    let flipped = try Scene(form, keys: "Enter Enter Space Enter")
    #expect(flipped.result == #"{"news":true,"offers":true}"#)
  }

  @Test func loneOptionsAreTakenAndEmptyListsArePassedOverWhereTheQuestionSaysSo() throws {
    let form = Form(items: [
      .question(.make(.radio, "one", "One", [Option("a")]) { $0.ifOne = .take }),
      .question(
        .make(.radio, "none", "None", [Option("x", disabled: "")]) { $0.ifNone = .skip }),
      .question(.make(.toggle, "t", "T")),
    ])
    let scene = try Scene(form, keys: "y Enter")
    #expect(scene.result == #"{"one":"a","t":true}"#, "\(scene.text)")
  }

  @Test func optionsComeAndGoWithTheirConditions() throws {
    let form = Form(items: [
      .question(.make(.toggle, "beta", "Beta?") { $0.initialValue = true }),
      .question(
        .make(
          .radio, "channel", "Channel",
          [Option("stable"), Option("nightly", when: [Condition("beta", .isAny, ["on"])])]
        ) {
          $0.initialValue = "nightly"
        }),
    ])
    #expect(try Scene(form, keys: "Enter Enter").result == #"{"beta":true,"channel":"nightly"}"#)
    let without = try Scene(form, keys: "n Enter Down Enter")
    #expect(without.result == #"{"beta":false,"channel":"stable"}"#)
  }
}
