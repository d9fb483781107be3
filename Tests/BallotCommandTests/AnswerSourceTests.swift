import BallotTerminal
import Testing

private let deploy = """
  form --radio env='Deploy to' --option dev --option staging --option prod --default staging
  --toggle tests='Run the tests?' --default on
  --toggle lists=Notify --option team --option ops --default team
  --text release='Release name' --default spring --text password=Password --secret --optional
  """

/// Flags before `--answer`, `--answer` before a file, a file before the environment, the environment
/// before the default.
@Test func sourcesCountInTheirOrder() throws {
  let file = "--answers given.json"
  let variables = ["D_ENV": "prod", "D_TESTS": "no", "D_PASSWORD": "pw", "D_LISTS": ""]
  let table: [(rest: String, output: String)] = [
    (
      "", "\"staging\",\"tests\":true,\"lists\":[\"team\"],\"release\":\"spring\",\"password\":null"
    ),
    (
      "--env-prefix D_",
      "\"prod\",\"tests\":false,\"lists\":[\"team\"],\"release\":\"spring\",\"password\":\"pw\""
    ),
    (
      "--env-prefix D_ \(file)",
      "\"dev\",\"tests\":false,\"lists\":[],\"release\":\"spring\",\"password\":\"pw\""
    ),
    (
      "\(file) --answer env=staging --answer lists=ops --answer lists=team",
      "\"staging\",\"tests\":true,\"lists\":[\"team\",\"ops\"],\"release\":\"spring\",\"password\":null"
    ),
    (
      "\(file) --answer env=staging -- --env prod --no-tests --lists ops --release=x",
      "\"prod\",\"tests\":false,\"lists\":[\"ops\"],\"release\":\"x\",\"password\":null"
    ),
    (
      "-- --no-lists --tests --answers given.json",
      "\"dev\",\"tests\":true,\"lists\":[],\"release\":\"spring\",\"password\":null"
    ),
    (
      "--answers lines.env",
      "\"prod\",\"tests\":false,\"lists\":[\"team\",\"ops\"],\"release\":\"it's\",\"password\":\"p w\""
    ),
  ]
  let files = [
    "given.json": "{\"env\": \"dev\", \"lists\": []}",
    "lines.env":
      "# made by ballot\nexport env='prod'\ntests=false\nlists=[\"team\",\"ops\"]\nOTHER=1\n"
      + "release=\"it's\"\npassword='p w'\n",
  ]
  for row in table {
    let run = try Run("\(deploy) \(row.rest)", files: files, environment: variables)
    #expect(run.summary == "[0] {\"env\":\(row.output)}\n", "\(row.rest)")
  }
}

/// Answers from standard input, JSON or lines.
@Test func answersComeFromStandardInput() throws {
  for input in ["{\"env\":\"dev\",\"password\":\"x\"}", "env=dev\npassword=x\n"] {
    let run = try Run("\(deploy) --answers -", input: input)
    #expect(run.output.hasPrefix("{\"env\":\"dev\""), "\(run.summary)")
    #expect(run.output.contains("\"password\":\"x\""), "\(run.summary)")
  }
}

/// What is wrong with an answers file, and with what is in it.
@Test func answersFilesAreJudged() throws {
  let table: [(file: String, code: Int, words: [String])] = [
    ("{\"env\": \"dev\",}", 5, ["given:1:14: ", "comma"]),
    ("[1]", 5, ["given:1:1: ", "object"]),
    ("{\"env\": \"dev\", \"env\": \"prod\"}", 5, ["twice"]),
    ("just text", 5, ["given", "KEY=VALUE"]),
    ("{\"evn\": \"dev\"}", 4, ["evn, from given", "did you mean env"]),
    ("evn=dev\n", 0, []),
    ("{\"env\": \"produ\"}", 4, ["\"produ\" from given", "did you mean prod"]),
    ("{\"env\": null}", 4, ["env (Deploy to)"]),
    ("{\"lists\": \"team\"}", 4, ["not a list"]),
    ("{\"lists\": [\"team\", \"x\"]}", 4, ["not one of the options"]),
    ("{\"release\": 5}", 4, ["not text"]),
  ]
  for row in table {
    let run = try Run("\(deploy) --answers given", files: ["given": row.file])
    #expect(run.code == row.code, "\(row.file): \(run.summary)")
    for word in row.words {
      #expect(run.diagnostics.contains(word), "\(row.file): \(run.diagnostics)")
    }
  }
}

/// Secrets are dots in messages, whoever gave them.
@Test func secretsAreNeverShown() throws {
  let run = try Run(
    "form --text pw=Password --secret --min 20 --env-prefix D_", environment: ["D_PW": "hunter2"])
  #expect(run.code == 4)
  #expect(!run.diagnostics.contains("hunter2"), "\(run.diagnostics)")
  #expect(run.diagnostics.contains("$D_PW"), "\(run.diagnostics)")
}

/// A confirm is answered by the person, `--yes` or `--answer` only (decisions 1.18).
@Test func confirmsAreGuarded() throws {
  let form = "form --text name=Name --default x --confirm go='Go on with {name}?'"
  let table: [(rest: String, summary: String)] = [
    ("--yes", "[0] {\"name\":\"x\"}\n"),
    ("--answer go=yes", "[0] {\"name\":\"x\"}\n"),
    ("--answer go=no", "[1] "),
    ("-- --yes", "[0] {\"name\":\"x\"}\n"),
  ]
  for row in table { #expect(try Run("\(form) \(row.rest)").summary == row.summary, "\(row.rest)") }
  let file = try Run(
    "\(form) --answers f --env-prefix D_", files: ["f": "{\"go\": true}"],
    environment: ["D_GO": "yes"])
  #expect(file.code == 3, "\(file.summary)")
}

/// Suggestions start a question where a person is; with nobody there they do not count, and one that
/// is not allowed is dropped (decisions 1.17).
@Test func suggestionsAreForPeople() throws {
  let line = "radio --suggestions old --suggest answer=b --default a P a b c"
  let files = ["old": "{\"answer\": \"c\"}"]
  #expect(try Run(line, files: files).summary == "[0] {\"answer\":\"a\"}\n")
  #expect(
    try Run(line, at: .captured, keys: "Enter", files: files).summary == "[0] {\"answer\":\"b\"}\n")
  let dropped = try Run(
    "radio --suggest answer=x --suggest nme=a --default a P a b c", at: .captured, keys: "Enter")
  #expect(dropped.output == "{\"answer\":\"a\"}\n")
  #expect(dropped.diagnostics.split(separator: "\n").count == 2, "\(dropped.diagnostics)")
  #expect(dropped.diagnostics.contains("answer, from --suggest, is dropped: not one of"))
}

/// Commands see the answers before them, never secrets, and judge an answer however it was given.
@Test func commandsSeeEarlierAnswers() throws {
  let form =
    "form --env-prefix D_ --radio env=Env --option dev --option prod --default dev "
    + "--text pw=Password --secret --optional "
    + "--picker region=Region --options-command regions --default-command first "
    + "--text name=Name --default-command whoami --check valid"
  let run = try Run(form, environment: ["D_PW": "secret"]) { command in
    switch command.script {
    case "regions": printing("eu\nus\n")
    case "first": printing("us\n")
    case "whoami": printing("sam\nmore\n")
    default: printing("")
    }
  }
  #expect(
    run.summary == "[0] {\"env\":\"dev\",\"pw\":\"secret\",\"region\":\"us\",\"name\":\"sam\"}\n")
  #expect(run.world.commands.map(\.script) == ["regions", "first", "whoami", "valid"])
  let environment = run.world.commands[3].environment
  #expect(
    environment.map { "\($0.name)=\($0.value ?? "removed")" } == [
      "BALLOT_ANSWER_ENV=dev", "D_PW=removed", "BALLOT_ANSWER_REGION=us",
    ])
  #expect(run.world.commands[3].input == Array("sam".utf8))

  let refused = try Run("\(form) --answer name=x --answer region=eu") { command in
    command.script == "valid" ? failing("taken already\n") : printing("eu\n")
  }
  #expect(refused.code == 4)
  #expect(refused.diagnostics.contains("\"x\" from --answer: taken already"))

  let failed = try Run(form) { command in
    command.script == "regions" ? failing("no network\n") : printing("")
  }
  #expect(failed.code == 5)
  #expect(failed.diagnostics.contains("region (Region): --options-command failed: no network"))
}

/// What depends on an answer that a person still has to give is judged afterwards.
@Test func laterAnswersAreJudgedAfterTheyAreAsked() throws {
  let form =
    "form --radio env=Env --option dev --option prod --picker region=Region "
    + "--options-command regions --answer region=us"
  func answered(_ keys: String) throws -> Run {
    try Run(form, at: .captured, keys: keys) { command in
      let isProduction = command.environment.contains { $0.value == "prod" }
      return printing(isProduction ? "eu\nus\n" : "eu\n")
    }
  }
  #expect(try answered("2 Enter").summary == "[0] {\"env\":\"prod\",\"region\":\"us\"}\n")
  // Where a person is there, one that is not allowed is asked for, with the reason.
  let asked = try answered("1 Enter")
  #expect(asked.screen.contains("\"us\" from --answer: not one of the options"), "\(asked.screen)")
  let mended = try answered("1 Enter Space Enter")
  #expect(mended.summary == "[0] {\"env\":\"dev\",\"region\":\"eu\"}\n")
}

/// A command that lists nothing leaves nothing to choose, whoever is asked.
@Test func aCommandThatListsNothingIsMissingAnOptionFromAPipeToo() throws {
  let form = "form --text name=Name --picker p=P --options-command none"
  for line in [form + " --answer name=x", form + " --plain"] {
    let run = try Run(line, input: "x\n1\n") { _ in printing("") }
    #expect(run.code == 3, "\(line): \(run.summary)")
    #expect(run.output == "")
    #expect(run.diagnostics.contains("p (P): there is no option that can be chosen. Give it some"))
  }
}
