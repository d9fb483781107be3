import BallotForms
import BallotJSON
import Testing

/// Patterns and defaults that are allowed one by one, and together would keep everybody waiting.
@Suite struct PatternBudgetTests {
  private func form(_ count: Int, _ pattern: String, default text: String?) -> Form {
    Form(
      items: (0..<count).map { number in
        .question(
          .make(.text, "q\(number)", "Q") {
            $0.pattern = pattern
            $0.initialValue = text.map { .string($0) }
          })
      })
  }

  @Test func manyLargePatternsAreRefusedAtTheFirstThatIsTooMuch() {
    let found = faults(in: form(900, "a{9000}", default: nil))
    #expect(found.count == 1)
    #expect(found.first?.place == FormPlace(item: 11, .member("pattern")))
    #expect(
      found.first?.reason
        == "the patterns of the form need more than 100000 states: use smaller counts")
    #expect(faults(in: form(900, "^[a-z]+-[0-9]{1,8}$", default: "release-1")) == [])
  }

  @Test func aFormHasNoMoreQuestionsThanAnybodyAnswers() {
    #expect(faults(in: form(1_000, "a", default: "a")) == [])
    let found = faults(in: form(1_001, "a", default: "a"))
    #expect(
      found.map(\.reason) == ["1001 questions are more than 1000: make several forms of them"])
    #expect(found.map(\.place) == [FormPlace(.member("questions"))])
  }

  @Test func manyLongDefaultsAreRefusedWhereJudgingThemTakesTooLong() {
    let long = String(repeating: "a", count: 1_000)
    let found = faults(in: form(900, "(a|[ab]){400}$", default: long))
    #expect(found.count == 1)
    #expect(found.first?.place.description == "default")
    #expect(found.first?.reason.hasPrefix("comparing the defaults") == true)
  }

  @Test func anAnswerThatCannotBeComparedIsRefusedInWords() {
    let question = Question.make(.text, "t", "T") {
      $0.pattern = "(a|b|[ac]){2000}d$"
      $0.message = "wrong"
    }
    let text = String(repeating: "a", count: 100_000)
    do throws(Refusal) {
      _ = try Checking.answer(text: text, to: question, options: OptionList())
      Issue.record("it is accepted")
    } catch {
      #expect(error.reason == "too long to be compared with its pattern: shorten it")
    }
  }
}
