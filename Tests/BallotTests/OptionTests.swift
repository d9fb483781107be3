import Ballot
import BallotTerminal
import Testing

/// The options of a form's first question: section, label, value.
private func options(_ form: some View) throws -> [String] {
  try form.data().questions[0].options.map {
    ($0.section.map { "\($0)/" } ?? "") + "\($0.label)=\($0.value.plainText)"
  }
}

@Test func optionsStandUnderHeadings() throws {
  struct Menu: Identifiable {
    let id: String
    let dishes: [String]
  }
  @State var dish = "soup"
  @State var wish: String?
  let menus = [Menu(id: "Cold", dishes: ["salad"]), Menu(id: "Warm", dishes: ["soup", "stew"])]
  let expected = ["Cold/salad=salad", "Warm/soup=soup", "Warm/stew=stew"]
  let byHand = Picker("Dish", selection: $dish) {
    Section("Cold") { Text("salad").tag("salad") }
    Divider()
    Section(header: Text("Warm")) {
      for name in ["soup", "stew"] { Text(name).tag(name) }
    }
  }
  #expect(try options(byHand) == expected)
  let byLoop = Picker("Dish", selection: $wish) {
    for menu in menus {
      Section(menu.id) {
        ForEach(menu.dishes, id: \.self) { dish in Text(dish) }
      }
    }
  }
  #expect(try options(byLoop) == expected)
  let byView = Radio("Dish", selection: $wish) {
    Section {
      Text("salad").tag("salad")
    } header: {
      Text { "Cold" }
    }
    Text("soup").tag("soup")
  }
  #expect(try options(byView) == ["Cold/salad=salad", "soup=soup"])
  let pressed = try Pressing(byLoop.pickerStyle(.inline), "Down Down Enter")
  #expect(pressed.error == nil)
  #expect(pressed.text.contains("Dish   soup"))
  #expect(wish == "soup")
  #expect(try Pressing(byLoop.pickerStyle(.inline), "").text.contains("Warm"))
}

/// Elements without tags stand for themselves or for their identifier, as the selection has it.
@Test func elementsWithoutTagsAreWhatTheSelectionIs() throws {
  enum Size: String, CaseIterable, Identifiable {
    case small, large
    var id: String { rawValue }
  }
  @State var size = Size.small
  @State var maybe: Size?
  @State var name = "small"
  @State var text: String?
  let bySize = Picker("Size", selection: $size) { ForEach(Size.allCases) { Text($0.rawValue) } }
  let byMaybe = Picker("Size", selection: $maybe) { ForEach(Size.allCases) { Text($0.rawValue) } }
  let byName = Picker("Size", selection: $name) { ForEach(Size.allCases) { Text($0.rawValue) } }
  let byText = Picker("Size", selection: $text) { ForEach(Size.allCases) { Text($0.rawValue) } }
  #expect(try Pressing(bySize.pickerStyle(.inline), "Down Enter").error == nil)
  #expect(size == .large)
  #expect(try Pressing(byMaybe.pickerStyle(.inline), "Down Enter").error == nil)
  #expect(maybe == .small)
  #expect(try Pressing(byName.pickerStyle(.inline), "Down Enter").error == nil)
  #expect(name == "large")
  #expect(try Pressing(byText.pickerStyle(.inline), "Down Enter").error == nil)
  #expect(text == "small")
}

/// A section with nothing but texts is one of views wherever a form stands around it.
@Test func aSectionOfAFormIsNoListOfOptions() throws {
  let form = Form {
    Section("Notes") {
      ForEach(["a", "b"], id: \.self) { Text($0) }
    }
    Toggle("Go?", isOn: .constant(true))
  }
  #expect(
    try form.data().items.prefix(3) == [
      .section(title: "Notes", when: []), .note(lines: ["a"], when: []),
      .note(lines: ["b"], when: []),
    ])
}
