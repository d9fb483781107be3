import Ballot
import BallotTerminal
import Testing

@Test func keysAnswerTheCallersValue() throws {
  var deploy = Deploy()
  let pressed = try Pressing(
    deployForm(), &deploy,
    "Down Enter Space Down Enter Space Enter Space Enter \"hello\" Enter Backspace 3 Enter y Enter")
  #expect(pressed.error == nil)
  #expect(
    deploy
      == Deploy(
        target: .staging, region: "eu-central-1", runsTests: false, channels: ["team"],
        title: "hello", replicas: 3))
}

@Test func aFormThatIsGivenUpLeavesTheValueAsItWas() throws {
  var deploy = Deploy()
  @State var flag = false
  var seen: [Bool] = []
  let form = Form {
    Toggle("Flag", isOn: $flag).onChange { _, new in seen.append(new) }
    Radio("Deploy to", selection: \Deploy.target)
  }
  let pressed = try Pressing(form, &deploy, "Space Enter Down Esc Esc Esc")
  #expect(pressed.error == .cancelled)
  #expect(seen == [true])
  #expect(!flag)
  #expect(deploy == Deploy())
}

@Test func everyEndWithoutAnAnswerIsAnErrorOfItsOwn() throws {
  @State var drink: String?
  @State var flag = true
  let radio = Radio("Drink", selection: $drink) { Text("tea").tag("tea") }
  #expect(try Pressing(radio, "Esc").error == .cancelled)
  #expect(try Pressing(radio, "Down").error == .terminal(.gone))
  #expect(try Pressing(Confirm("Go?"), "n Enter").error == .refused)
  #expect(try Pressing(Confirm("Go?"), "y Enter").error == nil)
  #expect(throws: RunError.timedOut) {
    let world = try MemoryWorld.pressing("")
    var settings = RunSettings(in: world)
    settings.timeout = .seconds(5)
    try radio.run(in: world, settings: settings)
  }
  let form = Form {
    radio
    Toggle("Flag", isOn: $flag)
  }
  for world in [nowhere, MemoryWorld(environment: [("CI", "true")])] {
    let error = #expect(throws: RunError.self) { try form.run(in: world) }
    #expect(error?.unanswered == ["drink"])
    #expect(error?.exitCode == .missing)
  }
  #expect(drink == nil)
}

@Test func withNobodyThereValuesStandAsAnswers() throws {
  var deploy = Deploy(target: .prod, region: "eu-west-1", title: "x")
  let form = Form {
    Radio("Deploy to", selection: \Deploy.target)
    Picker("Region", selection: \Deploy.region) { Text("Ireland").tag("eu-west-1") }
  }
  try form.run(&deploy, in: MemoryWorld(terminal: nil))
  #expect(deploy == Deploy(target: .prod, region: "eu-west-1", title: "x"))
}

@Test func environmentVariablesAnswerWhereTheFormHasAPrefix() throws {
  var deploy = Deploy()
  let world = MemoryWorld(
    environment: [("DEPLOY_TARGET", "prod"), ("DEPLOY_REGION", "eu-central-1"), ("CI", "1")],
    terminal: nil)
  let error = #expect(throws: RunError.self) { try deployForm().run(&deploy, in: world) }
  #expect(error?.unanswered == ["go"])
  #expect(deploy == Deploy())
  try deployForm().run(&deploy, arguments: ["deploy", "--yes"], in: world)
  #expect(deploy == Deploy(target: .prod, region: "eu-central-1"))
}

@Test func optionalQuestionsMayStayOpen() throws {
  @State var drink: String?
  @State var isCold: Bool?
  let form = Form {
    Radio("Drink", selection: $drink) { Text("tea").tag("tea") }.optional()
    Toggle("Cold?", isOn: $isCold)
  }
  #expect(try Pressing(form, "Enter y Enter").error == nil)
  #expect(drink == nil)
  #expect(isCold == true)
}

@Test func linesAreReadOnASimpleTerminal() throws {
  var deploy = Deploy()
  let terminal = MemoryTerminal()
  terminal.typedLines = ["3", "2", "no", "1", "", "4", "yes"]
  let world = MemoryWorld(environment: [("TERM", "dumb")], terminal: terminal)
  try deployForm().run(&deploy, in: world)
  #expect(
    deploy
      == Deploy(
        target: .prod, region: "eu-central-1", runsTests: false, channels: ["team"], replicas: 4))
}

@Test func valuesOfHiddenQuestionsAreNoneOrAsAtTheStart() throws {
  var deploy = Deploy(target: .staging, region: "eu")
  let form = Form {
    Radio("Deploy to", selection: \Deploy.target).name("target")
    Group {
      Toggle("Run the tests?", isOn: \Deploy.runsTests)
      Picker("Region", selection: \Deploy.region) {
        Text("Europe").tag("eu")
        Text("Asia").tag("as")
      }
    }
    .shown(when: "target", isNot: "dev")
  }
  let pressed = try Pressing(form, &deploy, "Enter n Enter Right Esc Esc Up Enter")
  #expect(pressed.error == nil)
  #expect(deploy == Deploy(target: .dev, region: nil, runsTests: true))
}

@Test func aWholeNumberIsAskedForUntilItIsOne() throws {
  var deploy = Deploy()
  let form = TextField("Replicas", value: \Deploy.replicas, in: 1...9)
  let pressed = try Pressing(form, &deploy, "\".5\" Enter Backspace Backspace Enter")
  #expect(pressed.error == nil)
  #expect(deploy.replicas == 1)
  #expect(try Pressing(form, &deploy, "\".5\" Enter").text.contains("not a whole number"))
}

@Test func aToggleWithoutALabelIsAskedAllTheSame() throws {
  @State var flag = false
  let form = Toggle("", isOn: $flag)
  #expect(try form.data().questions[0].name == "question-1")
  #expect(try Pressing(form, "Space Enter").error == nil)
  #expect(flag)
}
