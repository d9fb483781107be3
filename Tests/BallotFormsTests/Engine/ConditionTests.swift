import BallotForms
import BallotJSON
import Testing

@Suite struct ConditionTests {
  @Test func conditionsCompareTextAndTakeContainsForSeveral() {
    let rows: [(JSON?, Condition.Comparison, [JSON], Bool)] = [
      ("prod", .isAny, ["prod"], true),
      ("prod", .isAny, ["dev", "prod"], true),
      ("prod", .isAny, ["dev"], false),
      ("prod", .isNone, ["dev"], true),
      ("prod", .isNone, ["prod"], false),
      (nil, .isAny, ["prod"], false),
      (nil, .isNone, ["prod"], false),
      (.null, .isNone, ["prod"], false),
      (["a", "b"], .isAny, ["b"], true),
      (["a", "b"], .isAny, ["c"], false),
      (["a", "b"], .isNone, ["c"], true),
      (["a", "b"], .isNone, ["a"], false),
      ([], .isNone, ["a"], true),
      (true, .isAny, [true], true),
      (true, .isAny, ["on"], true),
      (true, .isAny, ["no"], false),
      (false, .isNone, ["yes"], true),
      (3, .isAny, ["3"], true),
      ("3", .isAny, [3], true),
    ]
    for (answer, comparison, values, expected) in rows {
      let condition = Condition("x", comparison, values)
      #expect(
        condition.holds(for: answer) == expected, "\(condition) \(String(describing: answer))")
    }
  }

  @Test func templatesQuoteNamesAndKeepBraces() {
    let rows: [(text: String, expected: String)] = [
      ("Deploy to {env}?", "Deploy to prod?"),
      ("{{env}", "{env}"),
      ("{unknown}", "{unknown}"),
      ("a { b } c", "a { b } c"),
      ("{env}{env}", "prodprod"),
      ("{", "{"),
      ("{env", "{env"),
    ]
    for row in rows {
      #expect(Template(row.text).text { $0 == "env" ? "prod" : nil } == row.expected)
    }
  }
}
