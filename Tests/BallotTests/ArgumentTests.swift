@testable import Ballot
import BallotJSON
import BallotTerminal
import Testing

/// Runs the form of `Deploy` with arguments, nobody there unless a world is given.
private func deploy(_ line: String, in world: MemoryWorld = nowhere) throws(RunError) -> Deploy {
  var deploy = Deploy()
  try deployForm().run(
    &deploy, arguments: ["/usr/bin/deploy"] + line.split(separator: " ").map(String.init),
    in: world)
  return deploy
}

/// Why a run with these arguments ends without answers.
private func error(_ line: String, in world: MemoryWorld = nowhere) -> RunError? {
  do throws(RunError) {
    _ = try deploy(line, in: world)
    return nil
  } catch {
    return error
  }
}

@Test func argumentsAnswerTheForm() throws {
  let all = "--target prod --region eu-central-1 --no-run-the-tests --notify ops --notify team "
  #expect(
    try deploy(all + "--title x --replicas 9 --yes")
      == Deploy(
        target: .prod, region: "eu-central-1", runsTests: false, channels: ["ops", "team"],
        title: "x", replicas: 9))
  #expect(try deploy("--yes").target == .dev)
  #expect(try deploy("--yes --no-notify").channels == [])
}

@Test func whatArgumentsLeaveOpenIsAsked() throws {
  var deploy = Deploy()
  let form = Form {
    Radio("Deploy to", selection: \Deploy.target).name("target")
    Toggle("Tests?", isOn: \Deploy.runsTests)
  }
  try form.run(
    &deploy, arguments: ["deploy", "--no-tests"], in: MemoryWorld.pressing("Down Enter"))
  #expect(deploy == Deploy(target: .staging, runsTests: false))
}

@Test func anAnswersFileAnswersTheForm() throws {
  let file = Array(#"{"target": "staging", "replicas": 3, "region": "eu-west-1"}"#.utf8)
  let world = MemoryWorld(files: ["a.json": file], terminal: nil)
  let expected = Deploy(target: .staging, region: "eu-west-1", replicas: 3)
  #expect(try deploy("--answers a.json --yes", in: world) == expected)
  let piped = MemoryWorld(input: file, terminal: nil)
  #expect(try deploy("--answers - --yes", in: piped) == expected)
  #expect(try deploy("--answers - --yes --replicas 4", in: piped).replicas == 4)
}

@Test func allFaultsOfArgumentsAreSaidInOneGo() throws {
  let fault = error("--target prd --replicas 0 --title A")
  #expect(fault?.exitCode == .notAllowed)
  #expect(fault?.faults.map(\.exitCode) == [.notAllowed, .notAllowed, .notAllowed, .missing])
  #expect(
    fault?.description == """
      target (Deploy to): "prd" from --target: not one of the options; did you mean prod? \
      Allowed: dev, staging, prod. \
      Answer it with --target VALUE, the variable DEPLOY_TARGET, or "target" in an --answers file
      title (Title): "A" from --title: does not match ^[a-z]+$. \
      Answer it with --title VALUE, the variable DEPLOY_TITLE, or "title" in an --answers file
      replicas (Replicas): "0" from --replicas: below 1. \
      Answer it with --replicas VALUE, the variable DEPLOY_REPLICAS, or "replicas" in an \
      --answers file
      go (Go?): no answer, and nobody to ask. Answer it with --yes
      """)
}

@Test func everyEndHasTheExitCodeOfTheTool() throws {
  let table: [(line: String, world: MemoryWorld, code: ExitCode, words: String)] = [
    ("", nowhere, .missing, "go (Go?)"),
    ("--bogus", nowhere, .usage, "unknown option"),
    ("--replicas 1 --replicas 2", nowhere, .usage, "--replicas"),
    ("operand", nowhere, .usage, "operand"),
    ("--answers none.json", nowhere, .failed, "none.json"),
    ("--target moon --yes", nowhere, .notAllowed, "moon"),
    ("--non-interactive", try .pressing("Enter"), .missing, "go (Go?)"),
    ("", try .pressing("Esc"), .cancelled, "cancelled"),
    ("", try .pressing("Enter"), .failed, "the terminal is gone"),
    ("--schema", nowhere, .answered, "{"),
  ]
  for row in table {
    let error = error(row.line, in: row.world)
    #expect(error?.exitCode == row.code, "\(row.line): \(String(describing: error))")
    #expect(
      error?.description.contains(row.words) == true, "\(row.line): \(String(describing: error))")
  }
}

@Test func interactiveAsksEvenInCI() throws {
  let environment = [("CI", "1"), ("TERM", "xterm")]
  func world() throws -> MemoryWorld {
    MemoryWorld(
      environment: environment, terminal: MemoryTerminal(),
      steps: [.pause(.seconds(1)), .key(.escape)])
  }
  #expect(error("--interactive", in: try world()) == .cancelled)
  let silent = try world()
  _ = try deploy("--yes", in: silent)
  #expect(
    String(decoding: silent.diagnostics, as: UTF8.self)
      == "deploy: CI is set: taking defaults; --interactive asks\n")
}

@Test func helpSchemaAndCompletionsAreMessages() throws {
  guard case .message(let help)? = error("--bogus --help") else {
    Issue.record("no help")
    return
  }
  // Sentences are wrapped where they reach the edge.
  let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  #expect(words.contains("Only where target is not dev"), "\(help)")
  for part in [
    "deploy [OPTIONS]", "Target:", "\n\nAnswers:\n", "--target VALUE", "dev",
    "--[no-]run-the-tests", "Default: on",
    "--answers FILE", "--yes", "--completions SHELL", "--schema",
    "-h, --help",
  ] {
    #expect(help.contains(part), "\(part) in:\n\(help)")
  }
  guard case .message(let schema)? = error("--schema") else {
    Issue.record("no schema")
    return
  }
  #expect(
    try JSON(parsing: Array(schema.utf8)) == answerSchema(of: deployForm().data(for: Deploy())))
  for shell in ["bash", "zsh", "fish"] {
    guard case .message(let script)? = error("--completions \(shell)") else {
      Issue.record("no completions for \(shell)")
      continue
    }
    #expect(script.contains("deploy"))
    #expect(script.contains("target"))
  }
  #expect(error("--completions tcsh")?.exitCode == .usage)
}

/// A label of several lines is sentences in the help, and one line in a fault.
@Test func labelsOfSeveralLinesAreSaidInOne() throws {
  @State var isOn: Bool?
  let form = Toggle("Vibrate\nFelt by everyone", isOn: $isOn)
  let help = #expect(throws: RunError.self) { try form.run(arguments: ["x", "-h"], in: nowhere) }
  #expect(help?.description.contains("Vibrate. Felt by everyone.") == true)
  let fault = #expect(throws: RunError.self) { try form.run(arguments: ["x"], in: nowhere) }
  #expect(fault?.description.hasPrefix("vibrate (Vibrate Felt by everyone): ") == true)
}

@Test func aQuestionTakesTheNameOfATextAboutTheForm() throws {
  @State var schema = ""
  let form = TextField("Schema", text: $schema)
  try form.run(arguments: ["migrate", "--schema", "v2"], in: nowhere)
  #expect(schema == "v2")
}

/// What an answer brings, the next answer may be among.
@Test func argumentsReachOptionsThatComeWithOthers() throws {
  @State var country = "DE"
  @State var city: String?
  var told: [String] = []
  let cities = ["DE": ["Berlin", "Bonn"], "FR": ["Paris", "Lyon"]]
  let form = Form {
    Radio("Country", selection: $country) {
      Text("Germany").tag("DE")
      Text("France").tag("FR")
    }
    .onChange { _, new in told.append(new) }
    Radio("City", selection: $city) {
      ForEach(cities[country] ?? [], id: \.self) { city in Text(city) }
    }
  }
  try form.run(arguments: ["travel", "--country", "FR", "--city", "Lyon"], in: nowhere)
  #expect(country == "FR")
  #expect(city == "Lyon")
  #expect(told == ["FR"])
  (country, city) = ("DE", nil)
  try form.run(
    arguments: ["travel", "--city", "Paris", "--country", "FR"], in: MemoryWorld.pressing(""))
  #expect(city == "Paris")
  (country, city) = ("DE", nil)
  #expect(throws: RunError.self) {
    try form.run(arguments: ["travel", "--country", "FR", "--city", "Bonn"], in: nowhere)
  }
  #expect(country == "DE")
  #expect(city == nil)
}

/// An answer that is judged by a command which sees the answers before it waits for them.
@Test func whatWaitsForThePersonIsJudgedAfterwards() throws {
  @State var drink: String?
  @State var city: String?
  @State var table = ""
  let cities = ["tea": ["Bath"], "beer": ["Bonn", "Brno"]]
  let form = Form {
    Radio("Drink", selection: $drink) {
      Text("tea").tag("tea")
      Text("beer").tag("beer")
    }
    Radio("City", selection: $city) {
      ForEach(cities[drink ?? ""] ?? [], id: \.self) { city in Text(city) }
    }
    TextField("Table", text: $table).question { $0.check = "free" }
  }
  for (status, isFree) in [(0, true), (1, false)] {
    (drink, city, table) = (nil, nil, "")
    let world = try MemoryWorld.pressing("Down Down Enter Down Down Enter")
    world.runCommand = { _ in ([], .exited(status: status, diagnostics: Array("taken".utf8))) }
    do throws(RunError) {
      try form.run(arguments: ["pub", "--table", "7"], in: world)
      #expect(isFree)
      #expect((drink, city, table) == ("beer", "Brno", "7"))
    } catch {
      #expect(!isFree)
      #expect(error.description.contains("\"7\" from --table: taken"))
      #expect((drink, city, table) == (nil, nil, ""))
    }
    #expect(world.commands.map(\.script) == ["free"])
  }
}

@Test func whatHandlersSetStandsWithNobodyThere() throws {
  @State var flavor = Flavor.vanilla
  @State var topping = Topping.nuts
  let form = Form {
    Picker("Flavor", selection: $flavor).onChange { _, new in topping = new.topping }
    Picker("Topping", selection: $topping)
  }
  try form.run(arguments: ["ice", "--flavor", "strawberry"], in: nowhere)
  #expect(flavor == .strawberry)
  #expect(topping == .blueberries)
  try form.run(arguments: ["ice", "--flavor", "vanilla", "--topping", "nuts"], in: nowhere)
  #expect(topping == .nuts)
}

@Test func whatAnErrorSaysGoesWhereItBelongs() throws {
  let table: [(error: RunError, output: String, diagnostics: String, code: ExitCode)] = [
    (.message("help\n"), "help\n", "", .answered),
    (.cancelled, "", "", .cancelled),
    (.refused, "", "", .refused),
    (.timedOut, "", "deploy: no answer in time\n", .timedOut),
    (.terminal(.gone), "", "deploy: the terminal is gone\n", .failed),
    (
      .invalidForm(FormError("is empty", name: "a")), "", "deploy: question a: is empty\n", .usage
    ),
  ]
  for row in table {
    let world = nowhere
    #expect(row.error.report(as: "deploy", in: world) == row.code)
    #expect(String(decoding: world.output, as: UTF8.self) == row.output, "\(row.error)")
    #expect(String(decoding: world.diagnostics, as: UTF8.self) == row.diagnostics, "\(row.error)")
  }
}
