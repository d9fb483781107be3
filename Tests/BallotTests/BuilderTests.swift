import Ballot
import BallotJSON
import Testing

@Test func theBuilderMakesTheDataOfAFormFile() throws {
  var target = Question(.radio, name: "target", label: "Deploy to")
  target.options = [Option("dev"), Option("staging"), Option("prod")]
  target.initialValue = "staging"
  var region = Question(.picker, name: "region", label: "Region")
  region.options = [
    Option("eu-west-1", label: "Ireland", detail: "west"),
    Option("eu-central-1", label: "Frankfurt"),
  ]
  region.style = "menu"
  region.when = [Condition("target", .isNone, ["dev"])]
  var tests = Question(.toggle, name: "run-the-tests", label: "Run the tests?")
  tests.initialValue = true
  var notify = Question(.picker, name: "notify", label: "Notify")
  notify.options = [Option("team"), Option("ops")]
  notify.isMultiple = true
  notify.style = "inline"
  notify.initialValue = []
  var title = Question(.text, name: "title", label: "Title")
  title.pattern = "^[a-z]+$"
  title.isOptional = true
  var replicas = Question(.text, name: "replicas", label: "Replicas")
  replicas.isNumber = true
  replicas.isInteger = true
  replicas.minimum = JSONNumber(1)
  replicas.maximum = JSONNumber(9)
  replicas.initialValue = 1
  let confirm = Question(.confirm, name: "go", label: "Go?")
  var expected = BallotForms.Form(
    title: "Deploy",
    items: [
      .section(title: "Target", when: []), .question(target), .question(region),
      .section(title: "", when: []), .question(tests), .question(notify), .question(title),
      .question(replicas), .question(confirm),
    ])
  expected.environmentPrefix = "DEPLOY_"
  #expect(try deployForm().data(for: Deploy(target: .staging)) == expected)
}

/// What choosing an option with this tag gives.
private func value<Tag: Hashable>(_ tag: Tag) throws -> JSON {
  let data = try Picker("A", selection: .constant(tag)) { Text("label").tag(tag) }.data()
  return data.questions[0].options[0].value
}

@Test func tagsStandForThemselvesInResultsAndElseForTheirLabels() throws {
  enum Plain { case first }
  enum Raw: Int { case two = 2 }
  struct City: Identifiable, Hashable { let id: String }
  struct Point: Hashable { var x = 1 }
  #expect(try value("a") == "a")
  #expect(try value(true) == true)
  #expect(try value(3) == 3)
  #expect(try value(UInt8(4)) == 4)
  #expect(try value(1.5).number?.double == 1.5)
  #expect(try value(Character("c")) == "c")
  #expect(try value(Plain.first) == "first")
  #expect(try value(Raw.two) == 2)
  #expect(try value(City(id: "rome")) == "rome")
  #expect(try value(Optional("b")) == "b")
  #expect(try value(Optional<String>.none) == "label")
  #expect(try value(Point()) == "label")
}

@Test func ifAndForWorkInBothBuilders() throws {
  @State var choice = 2
  func form(_ isLong: Bool) -> some View {
    Form {
      if isLong { Text("long") } else { Text("short") }
      for number in 0..<2 { Text("\(number)") }
      Picker("Number", selection: $choice) {
        Text("one").tag(1)
        if isLong { Text("two").tag(2) }
        for number in 3...4 { Text("\(number)").tag(number) }
      }
    }
  }
  let long = try form(true).data()
  #expect(long.questions[0].options.map(\.label) == ["one", "two", "3", "4"])
  #expect(long.questions[0].initialValue == 2)
  #expect(
    long.items.prefix(3) == [
      .note(lines: ["long"], when: []), .note(lines: ["0"], when: []),
      .note(lines: ["1"], when: []),
    ])
  let short = try form(false).data()
  #expect(short.questions[0].options.map(\.label) == ["one", "3", "4"])
  #expect(short.questions[0].initialValue == nil)
}

@Test func equalTagsAndLabelsDoNotCollapse() throws {
  struct Point: Hashable { var x: Int }
  @State var point = Point(x: 2)
  let form = Picker("Point", selection: $point) {
    Text("here").tag(Point(x: 1))
    Text("here").tag(Point(x: 2))
  }
  let question = try form.data().questions[0]
  #expect(question.options.map(\.value) == ["here", "here-2"])
  #expect(question.initialValue == "here-2")
  let pressed = try Pressing(form, "Left Enter")
  #expect(pressed.error == nil)
  #expect(point == Point(x: 1))
}

@Test func formsThatAreBuiltWrongSayWhat() throws {
  @State var flag = false
  @State var other = false
  @State var number = 1
  @State var empty: [EmailList] = []
  let rows: [(any View, String)] = [
    (
      Form {
        Toggle("A", isOn: $flag); Toggle("A", isOn: $other)
      }, "two questions are named a"
    ),
    (Toggle("A", isOn: $flag).name("no good"), "is no name"),
    (Toggle("A", isOn: \Deploy.runsTests), "bound to a Deploy"),
    (Form { Form { Text("x") } }, "a form stands in another form"),
    (Text("x").onTapGesture {}, "a button stands in the form"),
    (Toggle("A", isOn: $flag).shown(when: "b", is: true), "no question before this one is named"),
    (Toggle("help", isOn: $flag), "--help is a flag of every form"),
    (Toggle("All", sources: $empty, isOn: \.isSubscribed), "drives nothing"),
    (
      Form {
        Picker("A", selection: $number) { Text("1").tag(1) }
        Picker("B", selection: $number) { Text("2").tag(2) }
      }, "takes other answers"
    ),
  ]
  for (view, reason) in rows {
    do {
      try view.run(in: MemoryWorld.pressing(""))
      Issue.record("built: \(reason)")
    } catch {
      guard let error = error as? RunError, case .invalidForm = error else {
        Issue.record("\(error)")
        continue
      }
      #expect(error.description.contains(reason))
    }
  }
}

@Test func labelsAreNamesInKebabCase() throws {
  let rows = [
    ("Deploy to", "deploy-to"), ("Run the tests?", "run-the-tests"), ("口味", "question-1"),
    ("2 tries", "tries"), ("Deploy to\nwhich?", "deploy-to"), ("  A__b ", "a-b"),
    ("", "question-1"),
  ]
  for (label, name) in rows {
    #expect(try Toggle(label, isOn: .constant(true)).data().questions[0].name == name, "\(label)")
  }
}
