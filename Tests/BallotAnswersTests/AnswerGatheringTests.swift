import BallotAnswers
import BallotForms
import BallotJSON
import BallotTerminal
import Testing

private let form: Form = {
  var secret = Question(.text, name: "password", label: "Password")
  secret.isSecret = true
  var form = Form(items: [
    .question(Question(.text, name: "name", label: "Name")), .question(secret),
    .question(Question(.confirm, name: "go", label: "Go?")),
  ])
  form.environmentPrefix = "APP_"
  return form
}()

@Test func sourcesCountInTheOrderOfTheContract() {
  let world = MemoryWorld(
    environment: [("APP_NAME", "variable"), ("APP_PASSWORD", "")],
    files: ["a.json": Array(#"{"name": "file"}"#.utf8), "b.env": Array("name=lines\n".utf8)])
  var flags = AnswerFlags.Reading()
  flags.given = [GivenAnswer("name", .texts(["flag"]), source: .flag("--name"))]
  flags.answersFile = "a.json"
  flags.isYes = true
  var options = AnswerOptions()
  options.answers = ["name=option", "go=no"]
  options.answersFile = "b.env"
  options.suggestions = ["name=suggested"]
  let gathering = AnswerGathering(form, flags: flags, options: options, in: world)
  #expect(gathering.faults == [])
  let sources = gathering.given.filter { $0.name == "name" }.map(\.source)
  #expect(
    sources == [
      .flag("--name"), .answerOption, .file("a.json"), .file("b.env"), .variable("APP_NAME"),
    ])
  #expect(gathering.given.first { $0.name == "go" }?.source == .flag("--yes"))
  #expect(!gathering.given.contains { $0.name == "password" })
  #expect(gathering.suggested.map(\.source) == [.suggestion(nil)])
}

@Test func wrongWaysOfAnsweringAreAllSaid() {
  let world = MemoryWorld(files: ["bad.json": Array("{\n  \"name\" 1}".utf8)])
  var options = AnswerOptions()
  options.answers = ["name", "=x", "password=secret"]
  options.answersFile = "bad.json"
  options.suggestionsFile = "none.json"
  let faults = AnswerGathering(form, flags: AnswerFlags.Reading(), options: options, in: world)
    .faults
  #expect(faults.map(\.exitCode) == [.usage, .usage, .usage, .failed, .failed])
  #expect(faults[0].message == "--answer name: write NAME=VALUE")
  #expect(faults[2].message.contains("the list of processes"))
  #expect(faults[3].text(program: "x").hasPrefix("bad.json:2:10: "))
  #expect(faults[4].text(program: "x").hasPrefix("x: none.json, the answers file, "))
}

/// A fault tells the ways to answer that there are, and no others.
@Test func adviceNamesTheWaysThereAre() {
  let table: [(name: String, ways: AnswerWays, prefix: String?, advice: String)] = [
    ("name", .options, nil, #"--answer name=VALUE, or "name" in an --answers file"#),
    ("name", [.options, .flags], nil, #"--name VALUE, or "name" in an --answers file"#),
    ("name", .flags, "A_", #"--name VALUE, the variable A_NAME, or "name" in an --answers file"#),
    ("name", [], "A_", "the variable A_NAME"),
    ("password", .flags, "A_", #"the variable A_PASSWORD, or "password" in an --answers file"#),
    ("password", .options, nil, #""password" in an --answers file"#),
    ("go", .options, nil, "--yes, or --answer go=yes"),
    ("go", .flags, "A_", "--yes"),
  ]
  for row in table {
    var form = form
    form.environmentPrefix = row.prefix
    let fault = AnswerFault(.missing, name: row.name, Refusal("no answer"))
    let message = fault.commandFault(in: form, answeredBy: row.ways).message
    #expect(message.hasSuffix(": no answer. Answer it with \(row.advice)"), "\(message)")
  }
  let fault = AnswerFault(.missing, name: "go", Refusal("no answer"))
  #expect(
    fault.commandFault(in: form, answeredBy: []).message
      == "go (Go?): no answer. Answer it at a terminal")
}

/// When several kinds of fault meet, the exit code is that of the gravest.
@Test func theGravestFaultGivesTheExitCode() {
  let codes: [ExitCode] = [.missing, .notAllowed, .failed, .timedOut, .usage]
  for (place, code) in codes.enumerated() {
    let faults = CommandFaults(codes.prefix(place + 1).map { CommandFault($0, "x") })
    #expect(faults.exitCode == code, "\(code)")
  }
}
