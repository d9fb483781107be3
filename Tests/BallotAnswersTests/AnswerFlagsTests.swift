import BallotAnswers
import BallotArguments
import BallotForms
import BallotJSON
import Testing

/// A form with each kind of answer that has a flag, and two that have none.
private let form: Form = {
  var env = Question(.radio, name: "env", label: "Deploy to")
  env.options = [Option("dev"), Option("prod")]
  let tests = Question(.toggle, name: "run_tests", label: "Run the tests?")
  var lists = Question(.picker, name: "lists", label: "Who")
  lists.options = [Option("team"), Option("ops")]
  lists.isMultiple = true
  var secret = Question(.text, name: "password", label: "Password")
  secret.isSecret = true
  let confirm = Question(.confirm, name: "go", label: "Go?")
  return Form(
    title: "Deploy",
    items: [
      .question(env), .section(title: "More", when: []), .question(tests),
      .section(title: "", when: []), .question(lists), .question(secret), .question(confirm),
    ])
}()

private func read(_ line: String, isStandalone: Bool = true) throws(CommandFaults)
  -> AnswerFlags.Reading
{
  var flags = AnswerFlags(form, name: "deploy")
  flags.isStandalone = isStandalone
  let reading = flags.read(
    line.split(separator: " ").enumerated().map { Argument(String($1), position: $0 + 1) })
  if !reading.faults.isEmpty { throw CommandFaults(reading.faults) }
  return reading
}

@Test func flagsAreAnswersWithTheSpellingTheyCameBy() throws {
  let table: [(line: String, given: [GivenAnswer])] = [
    ("", []),
    ("--env prod", [GivenAnswer("env", .texts(["prod"]), source: .flag("--env"))]),
    ("--run-tests", [GivenAnswer("run_tests", .json(true), source: .flag("--run-tests"))]),
    ("--no-run-tests", [GivenAnswer("run_tests", .json(false), source: .flag("--no-run-tests"))]),
    (
      "--lists team --lists ops",
      [GivenAnswer("lists", .texts(["team", "ops"]), source: .flag("--lists"))]
    ),
    ("--no-lists", [GivenAnswer("lists", .json([]), source: .flag("--no-lists"))]),
    (
      "--lists team --no-lists --lists ops",
      [GivenAnswer("lists", .texts(["ops"]), source: .flag("--lists"))]
    ),
  ]
  for row in table { #expect(try read(row.line).given == row.given, "\(row.line)") }
}

@Test func theOtherOptionsAreRead() throws {
  #expect(try read("--yes").isYes)
  #expect(try read("--no-input").isNonInteractive)
  #expect(try read("--interactive").isInteractive)
  #expect(try read("--answers -").answersFile == "-")
  #expect(try read("--schema").wanted == .schema)
  #expect(try read("--completions fish").wanted == .completions(.fish))
  #expect(try read("--env moon --help").wanted == .help)
  #expect(try read("--env dev").wanted == nil)
}

/// What a script has of the tool it has no flag for; neither have secrets and confirms.
@Test func someThingsHaveNoFlag() {
  for line in ["--schema", "--interactive", "--completions bash"] {
    #expect(throws: CommandFaults.self) { try read(line, isStandalone: false) }
  }
  for line in ["--password x", "--go", "--interactive --non-interactive"] {
    #expect(throws: CommandFaults.self) { try read(line) }
  }
  let faults = #expect(throws: CommandFaults.self) { try read("--evn dev --lists") }
  #expect(faults?.faults.count == 2)
  #expect(faults?.exitCode == .usage)
}

/// The options of a section without a title stand with those of no section.
@Test func theHelpGroupsFlagsBySection() {
  let help = AnswerFlags(form, name: "deploy").text(of: .help, columns: 80)
  let headings = help.split(separator: "\n").filter { $0.first != " " }
  #expect(headings == ["Usage:", "Deploy", "Answers:", "More:", "Options:"], "\(help)")
}
