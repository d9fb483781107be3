import BallotForms
import BallotJSON
import BallotTerminal
import Testing

/// Going back in line mode: what it leads to, what it drops, and which answers it is never taken for.
@Suite struct LineBackTests {
  let form = Form(items: [
    .question(.make(.radio, "env", "Deploy to", [Option("dev"), Option("prod")])),
    .note(lines: ["Production is watched: {env}."], when: [Condition("env", .isAny, ["prod"])]),
    .question(
      .make(.text, "reason", "Reason") { $0.when = [Condition("env", .isAny, ["prod"])] }),
    .question(.make(.toggle, "tests", "Run the tests?")),
  ])

  @Test func backAsksTheQuestionBeforeWithItsAnswer() throws {
    let asked = try LineScene(form, lines: ["2", "fire", "back", "back", "", "", "y"])
    #expect(
      asked.text == """
        Type ? to read a question again, back to go to the question before.

        Deploy to (1 of 2)
          1  dev
          2  prod
        Number or value: Deploy to: prod

        Production is watched: prod.

        Reason (2 of 3)
        Text: Reason: fire

        Run the tests? (3 of 3)
        yes or no: Back.

        Reason (2 of 3)
        Text [fire]: Back.

        Deploy to (1 of 3)
          1  dev
          2  prod (chosen)
        Number or value [2]: Deploy to: prod

        Production is watched: prod.

        Reason (2 of 3)
        Text [fire]: Reason: fire

        Run the tests? (3 of 3)
        yes or no: Run the tests? yes

        """)
    #expect(asked.result == #"{"env":"prod","reason":"fire","tests":true}"#)
  }

  @Test func conditionsAreReadAgainAndAnswersOfHiddenQuestionsDropped() throws {
    let asked = try LineScene(form, lines: ["2", "fire", "back", "back", "1", "n"])
    #expect(asked.result == #"{"env":"dev","tests":false}"#, "\(asked.text)")
    let again = try LineScene(
      form, lines: ["2", "fire", "back", "back", "1", "back", "2", "ice", "n"])
    #expect(again.result == #"{"env":"prod","reason":"ice","tests":false}"#, "\(again.text)")
  }

  @Test func theFirstQuestionHasNoneBefore() throws {
    let stays = try LineScene(form, lines: ["back", "1", "y"])
    #expect(
      stays.text.contains("value: Error: this is the first question. Ctrl-C stops.\nNumber"),
      "\(stays.text)")
    #expect(stays.end == "answered")
    #expect(try LineScene(form, lines: ["back"], canGoBack: true).end == "back")
    #expect(try LineScene(form, lines: ["1", "back", "back"], canGoBack: true).end == "back")
    let alone = try LineScene(Form(.text, "Name"), lines: ["back"], canGoBack: true)
    #expect(alone.end == "back")
  }

  @Test func wordsInForceAreAnswersBehindAnEqualsSign() throws {
    let text = Form(items: [
      .question(.make(.text, "a", "A")), .question(.make(.text, "b", "B") { $0.isSecret = true }),
    ])
    let rows: [(lines: [String], result: String)] = [
      (["=back", "=?"], #"{"a":"back","b":"?"}"#),
      (["==back", "=="], #"{"a":"=back","b":"=="}"#),
      (["x", "back", "=x", "backwards"], #"{"a":"=x","b":"backwards"}"#),
      (["x", " back ", "y", "?", "z"], #"{"a":"y","b":"z"}"#),
    ]
    for row in rows {
      let asked = try LineScene(text, lines: row.lines)
      #expect(asked.result == row.result, "\(row.lines)\n\(asked.text)")
    }
  }

  @Test func anOptionOfThatNameIsAnswerableAndSaidToBe() throws {
    let form = Form(items: [
      .question(.make(.text, "a", "A")),
      .question(.make(.radio, "way", "Way", [Option("on"), Option("back")])),
      .question(.make(.confirm, "go", "Sure?") { $0.typed = "back" }),
    ])
    for line in ["=back", "2"] {
      let asked = try LineScene(form, lines: ["x", line, "=back"])
      #expect(asked.result == #"{"a":"x","way":"back"}"#, "\(asked.text)")
      #expect(
        asked.text.contains("Way (2 of 3)\n  =back is the answer back\n  1  on\n"),
        "\(asked.text)")
    }
  }

  @Test func aLineFromAPipeIsAlwaysAnAnswer() throws {
    let form = Form(items: [
      .question(.make(.text, "a", "A")), .question(.make(.text, "b", "B")),
      .question(.make(.text, "c", "C")),
    ])
    let asked = try LineScene(form, lines: ["back", "?", "=back"], piped: true)
    #expect(asked.result == #"{"a":"back","b":"?","c":"=back"}"#, "\(asked.end)")
    #expect(!asked.text.contains("Type ?"))
    // A question alone has none before it, so the word is free.
    #expect(try LineScene(Form(.text, "A"), lines: ["back"]).result == #"{"answer":"back"}"#)
  }

  @Test func aReviewGoesBackToTheLastQuestion() throws {
    var form = self.form
    form.review = true
    let asked = try LineScene(form, lines: ["1", "y", "back", "n", ""])
    #expect(asked.result == #"{"env":"dev","tests":false}"#, "\(asked.text)")
  }

  @Test func aRefusedAnswerIsNotKept() throws {
    let form = Form(items: [
      .question(.make(.text, "a", "A") { $0.check = "fail" }), .question(.make(.text, "b", "B")),
    ])
    let asked = try LineScene(
      form, lines: ["x", ""],
      runCommand: { _ in ([], .exited(status: 1, diagnostics: Array("no".utf8))) })
    #expect(asked.text.hasSuffix("Error: no.\nText: Error: an answer is required.\nText: \n"))
  }
}
