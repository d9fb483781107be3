import BallotForms
import BallotJSON
import BallotTerminal
import Testing

/// Questions line by line: lines in, transcript and answers out.
@Suite struct LineModeTests {
  func ask(_ form: Form, _ lines: [String], piped: Bool = false) throws -> LineScene {
    try LineScene(form, lines: lines, piped: piped)
  }

  @Test func aRadioIsAskedAsNumberedLines() throws {
    let form = Form(.radio, "Deploy to", Sample.targets) { $0.initialValue = "staging" }
    let asked = try ask(form, ["9", "3"])
    #expect(
      asked.text == """
        Deploy to
          1  dev
          2  staging (default)
          3  Production: customers see it
          -  dr (not available: frozen until Monday)
        Number or value [2]: Error: not one of the options. ? lists the options.
        Number or value [2]: Deploy to: Production

        """)
    #expect(asked.result == #"{"answer":"prod"}"#)
  }

  @Test func linesMeanTheSameAsKeys() throws {
    let radio = Form(.radio, "R", Sample.targets)
    let initial = Form(.radio, "R", Sample.targets) { $0.initialValue = "dev" }
    let optional = Form(.radio, "R", Sample.targets) { $0.isOptional = true }
    let numbers = Form(.radio, "R", [Option(3), Option(2), Option(1)])
    let other = Form(.radio, "R", [Option("vi")]) { $0.other = "Other" }
    let toggle = Form(.toggle, "T")
    let group = Form(.toggle, "G", Sample.people) { $0.maximum = JSONNumber(2) }
    let confirm = Form(.confirm, "Sure?")
    let typed = Form(.confirm, "Sure?") { $0.typed = "yes please" }
    let number = Form(.text, "N") {
      $0.isNumber = true
      $0.maximum = JSONNumber(10)
    }
    let secret = Form(.text, "S") {
      $0.isSecret = true
      $0.isRepeated = true
    }
    let rows: [(form: Form, lines: [String], result: String)] = [
      (radio, ["2"], #"{"answer":"staging"}"#),
      (radio, ["staging"], #"{"answer":"staging"}"#),
      (radio, ["Production"], #"{"answer":"prod"}"#),
      (radio, ["", "4", "dr", "?", "1"], #"{"answer":"dev"}"#),
      (initial, [""], #"{"answer":"dev"}"#),
      (optional, [""], #"{"answer":null}"#),
      (numbers, ["3"], #"{"answer":1}"#),
      (numbers, ["=3"], #"{"answer":3}"#),
      (other, ["emacs"], #"{"answer":"emacs"}"#),
      (toggle, ["", "perhaps", "yes"], #"{"answer":true}"#),
      (toggle, ["y"], #"{"answer":true}"#),
      (toggle, ["n"], #"{"answer":false}"#),
      (toggle, ["off"], #"{"answer":false}"#),
      (group, ["1 3"], #"{"answer":["team","sales"]}"#),
      (group, ["0"], #"{"answer":[]}"#),
      (group, ["1,2,3", "ops"], #"{"answer":["ops"]}"#),
      (group, ["all", "2 1"], #"{"answer":["team","ops"]}"#),
      (confirm, ["", "yes"], "{}"),
      (confirm, ["y"], "{}"),
      (typed, ["yes", "yes please"], "{}"),
      (number, ["eleven", "11", "7.0"], #"{"answer":7.0}"#),
      (secret, ["a", "b", "c", "c"], #"{"answer":"c"}"#),
    ]
    for row in rows {
      let asked = try ask(row.form, row.lines)
      #expect(asked.result == row.result, "\(row.lines)\n\(asked.text)")
      #expect(asked.end == "answered", "\(row.lines)\n\(asked.text)")
    }
    #expect(try ask(confirm, ["no"]).end == "refused")
  }

  @Test func theEndOfInputIsNeverAnAnswer() throws {
    let initial = Form(.radio, "R", Sample.targets) { $0.initialValue = "dev" }
    for piped in [false, true] {
      let asked = try ask(initial, [], piped: piped)
      #expect(asked.end == "endOfInput(name: \"answer\")")
    }
  }

  @Test func aWrongLineFromAPipeEndsTheForm() throws {
    let form = Form(items: [
      .question(.make(.radio, "a", "A", Sample.people)),
      .question(.make(.radio, "b", "B", Sample.people)),
    ])
    let asked = try ask(form, ["wrong", "ops"], piped: true)
    #expect(
      asked.end.hasPrefix("refused(name: \"a\", line: Optional(\"wrong\")"), "\(asked.end)")
    let right = try ask(form, ["ops", "1", "unread"], piped: true)
    #expect(right.result == #"{"a":"ops","b":"team"}"#)
  }

  @Test func theTranscriptIsAppendOnlyTextWithPlacesAndNotes() throws {
    let asked = try ask(
      PageTests.deploy(), ["3", "no", "eu-west-2", "1 2", "yes"])
    #expect(asked.end == "answered", "\(asked.text)")
    #expect(
      asked.result
        == #"{"env":"prod","tests":false,"region":"eu-west-2","lists":["team","ops"]}"#)
    #expect(asked.text.contains("Run the tests? (2 of 5)"), "\(asked.text)")
    #expect(asked.text.contains("Tell the channel first: Production."), "\(asked.text)")
    #expect(asked.text.utf8.allSatisfy { $0 == 0x0A || $0 >= 0x20 && $0 != 0x7F })
  }

  @Test func secretsAreReadHiddenAndNeverWritten() throws {
    let terminal = MemoryTerminal()
    terminal.typedLines = ["hunter2"]
    let world = MemoryWorld(terminal: terminal)
    var state = try FormState(Form(.text, "Password") { $0.isSecret = true })
    #expect(try askByLine(&state, in: world, on: terminal) == .answered)
    #expect(terminal.hiddenReads == [true])
    #expect(!String(decoding: terminal.writes.flatMap { $0 }, as: UTF8.self).contains("hunter2"))
  }

  @Test func theFirstLetterOfAWordWillDoWhereItSaysWhichIsMeant() throws {
    let toggle = Form(.toggle, "T?")
    let named = Form(.toggle, "T") {
      $0.onLabel = "on the server"
      $0.offLabel = "here"
    }
    let alike = Form(.toggle, "T") {
      $0.onLabel = "on"
      $0.offLabel = "off"
    }
    let rows: [(form: Form, lines: [String], end: String)] = [
      (toggle, ["y"], "yes or no: T? yes\n"),
      (toggle, ["N"], "yes or no: T? no\n"),
      (named, ["o"], "on the server or here: T: on the server\n"),
      (alike, ["o", "of"], "Error: neither on nor off.\non or off: T: off\n"),
      (Form(.confirm, "Sure?"), ["y"], "yes or no: Sure? yes\n"),
    ]
    for row in rows {
      let asked = try ask(row.form, row.lines)
      #expect(asked.text.hasSuffix(row.end), "\(row.lines)\n\(asked.text)")
    }
    #expect(try ask(Form(.confirm, "Sure?"), ["n"]).end == "refused")
  }

  @Test func theNumberOfTheOtherRowIsNoAnswer() throws {
    let form = Form(.radio, "Editor", [Option("vi"), Option("emacs")]) { $0.other = "Another…" }
    let asked = try ask(form, ["3", "=3"])
    #expect(
      asked.text.contains("Error: 3 is the row for another answer: type the answer itself.\n"),
      "\(asked.text)")
    #expect(asked.result == #"{"answer":"3"}"#)
  }

  @Test func headingsStandAboveWhatIsShownAndNotesBehindTheLastQuestion() throws {
    let form = Form(
      title: "Settings",
      items: [
        .section(title: "Hidden", when: [Condition("name", .isAny, ["nobody"])]),
        .note(lines: ["Not said."], when: []),
        .section(title: "Empty", when: []),
        .section(title: "General", when: []),
        .note(lines: ["First."], when: []),
        .question(.make(.text, "name", "Name")),
        .question(.make(.toggle, "fast", "Fast?")),
        .note(lines: ["Thank you, {name}."], when: []),
      ])
    let asked = try ask(form, ["Ada", "y"])
    #expect(
      asked.text == """
        Settings

        Type ? to read a question again, back to go to the question before.

        General

        First.

        Name (1 of 2)
        Text: Name: Ada

        Fast? (2 of 2)
        yes or no: Fast? yes

        Thank you, Ada.


        """)
  }

  @Test func aReviewListsTheAnswersAndAsksAgain() throws {
    var form = Form(items: [
      .question(.make(.text, "name", "Name")),
      .question(.make(.radio, "size", "Size", Sample.people)),
    ])
    form.review = true
    let asked = try ask(form, ["Ada", "ops", "7", "1", "Eve", ""])
    #expect(
      asked.text.hasSuffix(
        """
        Your answers
          1  Name: Ada
          2  Size: ops
        Number to change, or nothing to go on: Error: not a number from 1 to 2.
        Number to change, or nothing to go on: \("")
        Name (1 of 2)
        Text [Ada]: Name: Eve

        Your answers
          1  Name: Eve
          2  Size: ops
        Number to change, or nothing to go on: \("")
        """), "\(asked.text)")
    #expect(asked.result == #"{"name":"Eve","size":"ops"}"#)
    #expect(try ask(form, ["Ada", "ops"]).end == "cancelled")
    #expect(try ask(form, ["Ada", "ops"], piped: true).end == "answered")
  }

  @Test func aLongListIsLookedThroughInsteadOfReadOut() throws {
    let zones = (1...60).map { Option(.string("zone-\($0)"), detail: "number \($0)") }
    let asked = try ask(Form(.picker, "Zone", zones), ["ne-5", "nothing", "57"])
    #expect(
      asked.text == """
        Zone
          60 options: a part of a name lists those that hold it
        Number or value:    5  zone-5: number 5
        \((50...59).map { "  \($0)  zone-\($0): number \($0)" }.joined(separator: "\n"))
        Number or value: Error: not one of the options. ? lists the options.
        Number or value: Zone: zone-57

        """)
    let piped = try ask(Form(.picker, "Zone", zones), ["ne-5"], piped: true)
    #expect(piped.end.hasPrefix("refused"), "\(piped.end)")
  }

  @Test func limitsAreSaidBeforeAnAnswer() throws {
    let rows: [(least: Int?, most: Int?, kind: String, line: String)] = [
      (1, 2, "several", "Choose 1 to 2"), (2, 2, "several", "Choose 2"),
      (1, nil, "number", "A number, at least 1"), (8, 2000, "number", "A number, 8 to 2000"),
      (nil, 60, "text", "Characters: at most 60"),
    ]
    for row in rows {
      let form = Form(
        row.kind == "several" ? .toggle : .text, "Q", row.kind == "several" ? Sample.people : []
      ) {
        $0.isNumber = row.kind == "number"
        $0.minimum = row.least.map { JSONNumber($0) }
        $0.maximum = row.most.map { JSONNumber($0) }
      }
      let asked = try ask(form, [])
      #expect(asked.text.hasPrefix("Q\n  \(row.line)\n"), "\(asked.text)")
    }
  }

  @Test func aTimeLimitIsAnnounced() throws {
    let rows: [(limit: Duration, words: String)] = [
      (.seconds(30), "30 seconds"), (.seconds(1), "1 second"), (.milliseconds(500), "0.5 seconds"),
      (.milliseconds(1250), "1.25 seconds"), (.milliseconds(5), "0.005 seconds"),
      (.seconds(0.1), "0.1 seconds"),
    ]
    for row in rows {
      let asked = try LineScene(
        Form(.text, "Name"), lines: ["x"], settings: RunSettings(timeout: row.limit))
      #expect(asked.end == "answered", "\(row.words)")
      #expect(asked.text.hasPrefix("You have \(row.words).\n\nName\n"), "\(asked.text)")
    }
  }

  @Test func theWordsOfAQuestionStandForWhatItsCheckSays() throws {
    let form = Form(.text, "T") {
      $0.check = "fail"
      $0.message = "another one, please"
    }
    let asked = try LineScene(
      form, lines: ["x"],
      runCommand: { _ in ([], .exited(status: 1, diagnostics: Array("no good".utf8))) })
    #expect(asked.text.contains("Error: another one, please.\n"), "\(asked.text)")
  }
}
