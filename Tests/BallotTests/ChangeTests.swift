import Ballot
import BallotJSON
import BallotTerminal
import Testing

@Test func handlersAreCalledAsThePersonMovesInnermostFirst() throws {
  @State var drink = "tea"
  var calls: [String] = []
  let form = Form {
    Radio("Drink", selection: $drink) {
      for name in ["tea", "coffee", "water"] { Text(name).tag(name) }
    }
    .onChange { old, new in calls.append("inner \(old)>\(new)") }
    .onChange { old, new in calls.append("outer \(old)>\(new)") }
  }
  .onChange(of: drink) { _, new in calls.append("form \(new)") }
  #expect(try Pressing(form, "Down Down Up Enter").error == nil)
  #expect(
    calls == [
      "inner tea>coffee", "outer tea>coffee", "form coffee", "inner coffee>water",
      "outer coffee>water", "form water", "inner water>coffee", "outer water>coffee",
      "form coffee",
    ])
}

/// A watched value need not be a question's own, and is told once wherever the watcher stands.
@Test func watchedValuesAreToldOnce() throws {
  @State var drink: String?
  @State var count = 1
  var calls: [String] = []
  let form = Form {
    Radio("Drink", selection: $drink) { Text("tea").tag("tea") }
    TextField("Count", value: $count)
  }
  .onChange(of: drink == nil) { old, new in calls.append("\(old)>\(new)") }
  .onChange(of: count) { calls.append("count") }
  .onChange(of: drink) { _, new in if new == "tea" { count = 2 } }
  let pressed = try Pressing(form, "Down Backspace Down Enter Enter")
  #expect(pressed.error == nil)
  #expect(count == 2)
  #expect(calls == ["true>false", "count", "false>true", "true>false"])
  // A second run of the same form starts from what is there.
  calls = []
  #expect(try Pressing(form, "Enter Enter").error == nil)
  #expect(calls == [])
}

@Test func valuesThatAHandlerSetsAreFollowedByTheirQuestions() throws {
  @State var first = false
  @State var second = true
  var told: [String] = []
  let form = Form {
    Toggle("First", isOn: $first).onChange { _, new in if new { second = false } }
    Toggle("Second", isOn: $second).onChange { _, new in
      told.append("\(new)")
      if new { first = false }
    }
  }
  let pressed = try Pressing(form, "Space Enter Enter")
  #expect(pressed.error == nil)
  #expect(first)
  #expect(!second)
  #expect(told == ["false"])
  #expect(pressed.text.contains("Second   off"))
}

@Test func handlersThatNeverAgreeDoNotHang() throws {
  @State var number = 0
  let form = Form {
    Picker("Number", selection: $number) { for n in 0..<3 { Text("\(n)").tag(n) } }
      .onChange { _, new in number = (new + 1) % 3 }
  }
  #expect(try Pressing(form, "Right Enter").error == nil)
}

@Test func aDelegateIsToldOfNameOldAndNew() throws {
  final class Recorder: FormDelegate {
    var changes: [FormChange] = []
    func formDidChange(_ change: FormChange) { changes.append(change) }
  }
  @State var drink: String?
  let recorder = Recorder()
  let form = Radio("Drink", selection: $drink) {
    Text("tea").tag("tea")
    Text("water").tag("water")
  }
  .delegate(recorder)
  #expect(try Pressing(form, "Down Down Backspace Up Enter").error == nil)
  #expect(
    recorder.changes == [
      FormChange(name: "drink", old: .null, new: "tea"),
      FormChange(name: "drink", old: "tea", new: "water"),
      FormChange(name: "drink", old: "water", new: .null),
      FormChange(name: "drink", old: .null, new: "water"),
    ])
}

@Test func optionsAreReadAnewAfterEachChange() throws {
  @State var country = "DE"
  @State var city: String?
  let cities = ["DE": ["Berlin", "Bonn"], "FR": ["Paris"]]
  let form = Form {
    Radio("Country", selection: $country) {
      Text("Germany").tag("DE")
      Text("France").tag("FR")
    }
    Radio("City", selection: $city) {
      ForEach(cities[country] ?? [], id: \.self) { city in Text(city) }
    }
  }
  #expect(try Pressing(form, "Enter Down Enter").error == nil)
  #expect(city == "Berlin")
  let moved = try Pressing(form, "Down Enter Enter Down Enter")
  #expect(moved.error == nil)
  #expect(country == "FR")
  #expect(city == "Paris")
  country = "IT"
  let none = try Pressing(form, "Down Enter Down Enter")
  #expect(none.error == nil)
  #expect(country == "DE")
  #expect(city == "Berlin")
}

@Test func questionsWithOneBindingShareTheirAnswer() throws {
  @State var isOn = false
  let form = Form {
    Toggle("First", isOn: $isOn)
    Toggle("Second", isOn: $isOn)
  }
  let data = try form.data()
  #expect(data.questions.map(\.sources) == [[], ["first"]])
  let pressed = try Pressing(form, "Space")
  #expect(pressed.text.contains("Second   ━━●  on"))
}

@Test func sourcesThatDifferAreMixedUntilTheyAreSet() throws {
  @State var lists = [EmailList(id: "A", isSubscribed: true), EmailList(id: "B")]
  let form = Form {
    Toggle("All", sources: $lists, isOn: \.isSubscribed)
    ForEach($lists) { $list in Toggle(list.id, isOn: $list.isSubscribed) }
  }
  .toggleStyle(.checkbox)
  #expect(try form.data().questions.map(\.sources) == [["a", "b"], [], []])
  #expect(try Pressing(form, "").text.contains("▣"))
  let untouched = try Pressing(form, "Enter Enter Enter")
  #expect(untouched.error == nil)
  #expect(lists.map(\.isSubscribed) == [true, false])
  #expect(try Pressing(form, "Space Enter Enter Enter").error == nil)
  #expect(lists.map(\.isSubscribed) == [true, true])
}

@Test func bindingsAreTheSameByVariableAndPath() throws {
  struct Pair {
    var left = false
    var right = false
  }
  @State var pair = Pair()
  @State var other = Pair()
  @State var pairs = [Pair(), Pair()]
  func isShared(_ first: Binding<Bool>, _ second: Binding<Bool>) throws -> Bool {
    let form = Form {
      Toggle("A", isOn: first)
      Toggle("B", isOn: second)
    }
    return try form.data().questions[1].sources == ["a"]
  }
  #expect(try isShared($pair.right, $pair.right))
  #expect(try isShared($pair.right, $pair[dynamicMember: \.right]))
  #expect(try !isShared($pair.right, $pair.left))
  #expect(try !isShared($pair.right, $other.right))
  #expect(try isShared($pairs[1].left, $pairs[1].left))
  #expect(try !isShared($pairs[0].left, $pairs[1].left))
  let computed = Binding(get: { true }, set: { _ in })
  #expect(try isShared(computed, computed))
  #expect(try !isShared(computed, Binding(get: { true }, set: { _ in })))
}

@Test func lineModeFollowsChangesToo() throws {
  @State var drink: String?
  @State var isHot = false
  let form = Form {
    Radio("Drink", selection: $drink) {
      Text("tea").tag("tea")
      Text("water").tag("water")
    }
    .onChange { _, new in isHot = new == "tea" }
    Text { "You drink \(drink ?? "nothing")." }
    Toggle("Hot?", isOn: $isHot)
  }
  let terminal = MemoryTerminal()
  terminal.typedLines = ["1", ""]
  try form.run(in: MemoryWorld(environment: [("TERM", "dumb")], terminal: terminal))
  #expect(drink == "tea")
  #expect(isHot)
  #expect(terminal.screen.lines.contains("You drink tea."))
}
