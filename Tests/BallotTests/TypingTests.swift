import Ballot
import BallotJSON
import BallotTerminal
import Testing

@Test func aTextIsReportedAsItIsTyped() throws {
  @State var title = ""
  var told: [String] = []
  let form = TextField("Title", text: $title, pattern: "^[a-z]{3}$")
    .onChange { old, new in told.append("\(old)>\(new)") }
  let pressed = try Pressing(form, "a b 1 Backspace c Enter")
  #expect(pressed.error == nil)
  #expect(title == "abc")
  #expect(told == [">a", "a>ab", "ab>ab1", "ab1>ab", "ab>abc"])
}

@Test func whatIsTypedIsNoAnswerBeforeItIsAccepted() throws {
  @State var title = ""
  @State var isLong = false
  let form = Form {
    TextField("Title", text: $title, pattern: "^[a-z]+$")
    Toggle("Long?", isOn: $isLong)
    Text { "Named \(title)" }
  }
  // Tab leaves it open, so that the form comes back to it.
  let pressed = try Pressing(form, "x Tab Space Enter")
  #expect(pressed.error == .terminal(.gone))
  #expect(pressed.text.contains("Title: still open"))
  #expect(pressed.text.contains("Named x"))
  #expect(title == "")
  #expect(try Pressing(form, "x Esc").error == .cancelled)
  #expect(title == "")
}

@Test func aHandlerMayChangeWhatIsTyped() throws {
  @State var code = ""
  let form = TextField("Code", text: $code).onChange { _, new in
    code = String(new.uppercased().prefix(3))
  }
  let pressed = try Pressing(form, "a b c d")
  #expect(pressed.text.contains("ABC"))
  #expect(!pressed.text.contains("ABCD"))
  #expect(try Pressing(form, "a b c d Enter").error == nil)
  #expect(code == "ABC")
  code = ""
  let cleared = Form {
    TextField("Code", text: $code).onChange { _, new in if new == "x" { code = "" } }
  }
  #expect(try Pressing(cleared, "x y Enter").error == nil)
  #expect(code == "y")
}

@Test func aSecretIsReportedAsItIsTypedTheFirstTime() throws {
  @State var secret = ""
  var told: [String] = []
  let form = SecureField("Password", text: $secret, isRepeated: true)
    .onChange { _, new in told.append(new) }
  #expect(try Pressing(form, "a b Enter a b Enter").error == nil)
  #expect(secret == "ab")
  #expect(told == ["a", "ab"])
}

@Test func aNumberIsReportedWhenItIsAccepted() throws {
  @State var count = 1
  var told: [Int] = []
  let form = TextField("Count", value: $count).onChange { _, new in told.append(new) }
  #expect(try Pressing(form, "2 3 Enter").error == nil)
  #expect(count == 123)
  #expect(told == [123])
}

@Test func labelsAndHeadingsFollowTheAnswers() throws {
  @State var drink: String?
  @State var isHot = false
  let form = Form {
    Radio("Drink", selection: $drink) {
      Text("tea").tag("tea")
      Text("water").tag("water")
    }
    Section(header: Text { "About your \(drink ?? "drink")" }) {
      Toggle(isOn: $isHot) {
        Text { "Hot \(drink ?? "drink")?" }
        Text("Takes a minute")
      }
      .name("hot")
    }
  }
  let start = try Pressing(form, "")
  #expect(start.text.contains("About your drink"))
  #expect(start.text.contains("Hot drink? Takes a minute"))
  let moved = try Pressing(form, "Down")
  #expect(moved.text.contains("About your tea"))
  #expect(moved.text.contains("Hot tea?"))
  let done = try Pressing(form, "Down Down Enter y Enter")
  #expect(done.error == nil)
  #expect(done.text.contains("Hot water? Takes a minute"))
  #expect(try form.data().questions[1].name == "hot")
}

/// Line mode says the label as it is when it asks.
@Test func labelsFollowInLineModeToo() throws {
  @State var drink: String?
  @State var isHot = false
  let form = Form {
    Radio("Drink", selection: $drink) { Text("tea").tag("tea") }
    Toggle(isOn: $isHot) { Text { "Hot \(drink ?? "drink")?" } }
  }
  let terminal = MemoryTerminal()
  terminal.typedLines = ["1", "yes"]
  try form.run(in: MemoryWorld(environment: [("TERM", "dumb")], terminal: terminal))
  #expect(terminal.screen.text.contains("Hot tea?"))
}

/// A label that was changed as data stays as it was set.
@Test func labelsSetAsDataStay() throws {
  @State var isHot = false
  let form = Toggle("Hot?", isOn: $isHot).question { $0.label = "Warm?" }
  #expect(try Pressing(form, "").text.contains("Warm?"))
}
