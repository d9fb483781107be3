import BallotForms
import BallotJSON
import Testing

/// The answers of a form as the result formats take them.
struct ResultEntryTests {
  private func state(_ questions: [Question], _ given: [(String, JSON)]) throws -> FormState {
    var answers = Answers()
    for (name, value) in given { answers[name] = Answer(value, source: .answerOption) }
    return try FormState(Form(items: questions.map(FormItem.question)), given: answers)
  }

  private func question(
    _ kind: Kind, _ name: String, _ change: (inout Question) -> Void = { _ in }
  ) -> Question {
    var question = Question(kind, name: name, label: name)
    change(&question)
    return question
  }

  @Test func everyQuestionButAConfirmIsAnEntryInOrder() throws {
    let questions = [
      question(.text, "name") { $0.key = "NAME" },
      question(.toggle, "tests") { $0.onValue = "1" },
      question(.confirm, "sure"),
      question(.text, "region") { $0.when = [Condition("name", .isAny, ["b"])] },
      question(.text, "note") { $0.isOptional = true },
      question(.text, "token") { $0.isSecret = true },
      question(.picker, "lists") {
        $0.isMultiple = true
        $0.options = [Option("x"), Option("y")]
      },
    ]
    let state = try state(
      questions,
      [("name", "a"), ("tests", true), ("note", .null), ("token", "t"), ("lists", ["y"])])
    let entries = state.resultEntries
    let rows = entries.map { "\($0.name) \($0.key ?? "-") \($0.onValue) \($0.state)" }
    #expect(
      rows == [
        "name NAME true \(ResultEntry.State.value("a"))",
        "tests - 1 \(ResultEntry.State.value(true))",
        "region - true hidden",
        "note - true open",
        "token - true \(ResultEntry.State.value("t"))",
        "lists - true \(ResultEntry.State.value(["y"]))",
      ])
    #expect(entries.filter(\.isSecret).map(\.name) == ["token"])
    #expect(entries.filter(\.takesSeveral).map(\.name) == ["lists"])
    let json = try ResultWriter(.json).output(entries) { 0 }
    #expect(String(decoding: json, as: UTF8.self) == state.result.text() + "\n")
  }

  @Test func sourcesAreAnswersOfTheirOwn() throws {
    let questions = [
      question(.toggle, "all") {
        $0.sources = ["news", "offers"]
        $0.key = "unused"
        $0.onValue = "y"
      },
      question(.toggle, "news") { $0.key = "NEWS" },
    ]
    let entries = try state(questions, [("news", true), ("offers", false)]).resultEntries
    let code = try ResultWriter(.shell).output(entries) { 0 }
    // `news` has a question of its own, whose key and words it has; `offers` has the control's.
    #expect(String(decoding: code, as: UTF8.self) == "NEWS='true'\noffers='false'\n")
  }
}
