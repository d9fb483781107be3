import Ballot
import Testing

/// What SwiftUI and UIKit articles show compiles and runs here with other names of images alone
/// (decisions 3.9).
@Test func articlesCompileAndRun() throws {
  let rows: [(name: String, form: any View, questions: [String], parts: [String])] = [
    (
      "radio buttons", RadioButtonArticle(), ["question-1", "question-2"],
      ["◉ Size 1", "○ Size 3", "Size"]
    ),
    (
      "radio group", RadioGroupArticle(), ["question-1", "question-2"],
      ["○ Apple   ○ Pear   ○ Plum", "The selection is: None"]
    ),
    (
      "toggles", ToggleArticle(),
      [
        "vibrate-on-ring", "again", "airplane-mode", "wide", "vibrate", "also-vibrate",
        "monthly-updates", "news-flashes", "special-offers", "subscribe-to-all",
      ], ["Airplane mode     Checked", "News Flashes"]
    ),
    ("delegate", DelegateArticle().form, ["male", "female"], ["Male     ☐", "Female   on"]),
    (
      "pickers", PickerArticle(),
      ["flavor", "taste", "topping", "other-topping", "border-thickness"],
      ["Suggested Topping nuts", "— mixed"]
    ),
  ]
  for row in rows {
    #expect(try row.form.data().questions.map(\.name) == row.questions, "\(row.name)")
    let text = try Pressing(row.form, "").text
    for part in row.parts { #expect(text.contains(part), "\(row.name): \(part) in\n\(text)") }
  }
}

@Test func theDelegateClearsTheOther() throws {
  let article = DelegateArticle()
  let pressed = try Pressing(article.form, "Space Enter Enter")
  #expect(pressed.error == nil)
  #expect(pressed.text.contains("Male     on"))
  #expect(pressed.text.contains("Female   off"))
}
