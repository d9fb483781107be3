import Ballot
import BallotTerminal
import Testing

@Test func aStyleOfOnesOwnDrawsFlipsAndSpeaks() throws {
  @State var isDone = false
  let form = Toggle("Done", isOn: $isDone).toggleStyle(.checklist)
  #expect(try Pressing(form, "").text.contains("? Done   ⬜"))
  let pressed = try Pressing(form, "Space Enter")
  #expect(isDone)
  #expect(pressed.text.contains("✔ Done   Checked"))
}

@Test func aStyleMayBuildOnAnotherAndRefuse() throws {
  struct LoudToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        SwitchToggleStyle().makeBody(configuration: configuration)
        Text("!").bold().foregroundColor(.red)
      }
      .onTapGesture { configuration.isOn = true }
    }
  }
  @State var isLoud = false
  let form = Toggle("Loud", isOn: $isLoud).toggleStyle(LoudToggleStyle())
  #expect(try Pressing(form, "").text.contains("●━━  off !"))
  #expect(try Pressing(form, "Space Space Enter").error == nil)
  #expect(isLoud)
}

@Test func builtInStylesAreNamedInTheData() throws {
  @State var flag = false
  @State var number = 1
  let toggles: [(any View, String)] = [
    (Toggle("A", isOn: $flag), "automatic"),
    (Toggle("A", isOn: $flag).toggleStyle(.automatic), "automatic"),
    (Toggle("A", isOn: $flag).toggleStyle(.switch), "switch"),
    (Toggle("A", isOn: $flag).toggleStyle(.checkbox), "checkbox"),
    (Toggle("A", isOn: $flag).toggleStyle(.button), "button"),
  ]
  let picker = Picker("A", selection: $number) { Text("one").tag(1) }
  let pickers: [(any View, String)] = [
    (picker, "automatic"), (picker.pickerStyle(.automatic), "automatic"),
    (picker.pickerStyle(.menu), "menu"), (picker.pickerStyle(.segmented), "segmented"),
    (picker.pickerStyle(.inline), "inline"), (picker.pickerStyle(.wheel), "wheel"),
    (picker.pickerStyle(.palette), "palette"),
    (picker.pickerStyle(.navigationLink), "navigation"),
    (picker.pickerStyle(.radioGroup), "radioGroup"),
  ]
  for (view, name) in toggles + pickers { #expect(try view.data().questions[0].style == name) }
}

@Test func aPickerStyleOfOnesOwnDraws() throws {
  struct CommaPickerStyle: PickerStyle {
    let name = "comma"
    func makeBody(configuration: PickerConfiguration) -> StyleBody {
      let labels = (0..<configuration.count).map { index in
        let row = configuration.row(index)
        return row.isChosen == true ? row.label.uppercased() : row.label
      }
      return StyleBody(
        [Line(configuration.question.label + ": " + labels.joined(separator: ", "))],
        axis: .horizontal)
    }
  }
  @State var drink = "tea"
  let form = Picker("Drink", selection: $drink) {
    Text("tea").tag("tea")
    Text("water").tag("water")
  }
  .pickerStyle(CommaPickerStyle())
  #expect(try Pressing(form, "Right").text.contains("Drink: tea, WATER"))
}

@Test func modifiersReachAllThatIsInAViewAndTheInnermostWins() throws {
  @State var first = false
  @State var second = false
  let form = Section("Looks") {
    Toggle("First", isOn: $first).tint(.red)
    Toggle("Second", image: "🌙", isOn: $second)
      .labels(on: "ja", off: "nein")
      .help("at night")
  }
  .tint(.blue)
  .labelsHidden()
  let questions = try form.data().questions
  #expect(questions.map(\.tint) == [.red, .blue])
  #expect(questions.map(\.labelsHidden) == [true, true])
  #expect(questions[1].icon == "🌙")
  #expect(questions[1].detail == "at night")
  #expect(questions[1].onLabel == "ja")
}

@Test func conditionsOfASectionHoldForAllThatIsInIt() throws {
  @State var first = false
  @State var second = false
  let condition = Condition("first", .isAny, [true])
  let form = Form {
    Toggle("First", isOn: $first)
    Section("More") {
      Toggle("Second", isOn: $second)
    }
    .shown(when: "first", is: true)
  }
  let items = try form.data().items
  #expect(items[1] == .section(title: "More", when: [condition]))
  #expect(try Pressing(form, "n Enter").error == nil)
}
