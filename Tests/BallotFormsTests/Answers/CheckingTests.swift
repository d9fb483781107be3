import BallotForms
import BallotJSON
import Testing

/// A given answer is judged by one function, whoever gave it.
@Suite struct CheckingTests {
  func judged(_ value: JSON, _ question: Question) -> String {
    do throws(Refusal) {
      let answer = try Checking.answer(
        value, to: question, options: OptionList(question.options))
      return answer.value.text()
    } catch {
      return "refused: \(error.reason)" + (error.nearest.map { " (near \($0))" } ?? "")
    }
  }

  func judged(text: String, _ question: Question) -> String {
    do throws(Refusal) {
      let answer = try Checking.answer(
        text: text, to: question, options: OptionList(question.options))
      return answer.value.text()
    } catch {
      return "refused: \(error.reason)" + (error.nearest.map { " (near \($0))" } ?? "")
    }
  }

  @Test func anOptionIsGivenByItsValue() {
    let radio = Question.make(.radio, "env", "Deploy to", Sample.targets)
    let rows: [(JSON, String)] = [
      ("dev", "\"dev\""),
      ("prod", "\"prod\""),
      ("Production", "refused: not one of the options (near prod)"),
      ("stagin", "refused: not one of the options (near staging)"),
      ("dr", "refused: not available: frozen until Monday"),
      ("", "refused: not one of the options"),
      (.null, "refused: empty, and an answer is required"),
      (["dev"], "refused: not one of the options"),
      (true, "refused: not one of the options"),
    ]
    for (value, expected) in rows { #expect(judged(value, radio) == expected, "\(value)") }
  }

  @Test func typedOptionsKeepTheirType() {
    let numbers = Question.make(
      .radio, "n", "N", [Option(1), Option(2), Option("2"), Option(true)])
    #expect(judged(2, numbers) == "2")
    #expect(judged(text: "1", numbers) == "1")
    #expect(judged(text: "2", numbers) == "\"2\"")
    #expect(judged(text: "true", numbers) == "true")
  }

  @Test func aToggleTakesTheWordsOfAToggle() {
    let toggle = Question.make(.toggle, "t", "T") {
      $0.onLabel = "lit"
      $0.offLabel = "dark"
    }
    for word in ["true", "on", "yes", "1", "ON", "Yes", "lit"] {
      #expect(judged(text: word, toggle) == "true", "\(word)")
    }
    for word in ["false", "off", "no", "0", "No", "dark"] {
      #expect(judged(text: word, toggle) == "false", "\(word)")
    }
    for word in ["", "2", "y", "maybe"] {
      #expect(judged(text: word, toggle) == "refused: neither on nor off", "\(word)")
    }
    #expect(judged(true, toggle) == "true")
  }

  @Test func severalAnswersKeepTheOrderOfTheOptions() {
    let group = Question.make(.toggle, "g", "G", Sample.people) {
      $0.minimum = JSONNumber(1)
      $0.maximum = JSONNumber(2)
    }
    #expect(judged(["sales", "team"], group) == "[\"team\",\"sales\"]")
    #expect(judged(["team", "team"], group) == "[\"team\"]")
    #expect(judged([], group) == "refused: choose at least 1 (now 0)")
    #expect(judged(["team", "ops", "sales"], group) == "refused: choose at most 2 (now 3)")
    #expect(judged("team", group) == "refused: not a list of options")
    #expect(judged(text: "[\"ops\"]", group) == "[\"ops\"]")
    #expect(judged(text: "ops", group) == "[\"ops\"]")
    #expect(judged(text: "opps", group) == "refused: not one of the options (near ops)")
  }

  @Test func numbersKeepTheirTextAndTheirLimits() {
    let number = Question.make(.text, "n", "N") {
      $0.isNumber = true
      $0.minimum = JSONNumber(1)
      $0.maximum = JSONNumber(10)
    }
    #expect(judged(text: "2.50", number) == "2.50")
    #expect(judged(text: "1e1", number) == "1e1")
    #expect(judged(text: "0", number) == "refused: below 1")
    #expect(judged(text: "10.01", number) == "refused: above 10")
    #expect(judged(text: "ten", number) == "refused: not a number")
    #expect(judged(text: "0x5", number) == "refused: not a number")
  }

  @Test func textHasALengthInCodePoints() {
    let text = Question.make(.text, "t", "T") {
      $0.minimum = JSONNumber(2)
      $0.maximum = JSONNumber(3)
    }
    #expect(judged(text: "é👍🏽", text) == "\"é👍🏽\"")
    #expect(judged(text: "👩‍👩‍👧‍👦", text) == "refused: longer than 3 characters")
    #expect(judged(text: "a", text) == "refused: shorter than 2 characters")
    #expect(judged(text: "abcd", text) == "refused: longer than 3 characters")
    let worded = Question.make(.text, "t", "T") {
      $0.maximum = JSONNumber(3)
      $0.message = "three letters, please"
    }
    #expect(judged(text: "abcd", worded) == "refused: three letters, please")
  }
}
