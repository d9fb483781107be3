import Foundation
import TestSupport
import Testing

/// A form that is written once: its flags, variables, files, help and schemas, from the outside, with
/// nobody there.
struct WrittenOnceTests {
  private static let files = [
    "deploy.json": """
    {"title": "Deploy", "envPrefix": "DEPLOY_", "questions": [
      {"type": "radio", "name": "env", "label": "Deploy to", "options": ["dev", "staging", "prod"]},
      {"type": "toggle", "name": "tests", "label": "Run the tests?", "default": true},
      {"type": "toggle", "name": "lists", "label": "Notify", "options": ["team", "ops"],
       "default": [], "when": {"env": "prod"}},
      {"type": "text", "name": "ticket", "optional": true, "default": "none"},
      {"type": "text", "name": "password", "secret": true, "optional": true},
      {"type": "confirm", "name": "go", "label": "Deploy to {env}?", "when": {"env": "prod"}}]}
    """,
    "answers.json": #"{"env": "staging", "ticket": null}"#,
    "answers.env": "# theirs\nenv=prod\nOTHER=1\nlists='[\"ops\"]'\n",
    "cookiecutter.json":
      #"{"name": "Demo", "slug": "{{ cookiecutter.name }}", "vcs": ["git", "hg"]}"#,
    "schema.json": """
    {"type": "object", "required": ["size"], "properties": {
      "size": {"enum": ["s", "l"]}, "gift": {"type": "boolean"}}}
    """,
    "request.json": """
    {"message": "Who?", "requestedSchema": {"type": "object", "required": ["name"],
      "properties": {"name": {"type": "string"}}}}
    """,
  ]

  private struct Row {
    let line: String
    var environment: [String: String] = [:]
    let code: Int
    var output = ""
    var says: [String] = []
  }

  private static let rows = [
    Row(
      line: "form deploy.json -- --env dev --no-tests", code: 0,
      output: #"{"env":"dev","tests":false,"ticket":"none","password":null}"# + "\n"),
    Row(
      line: "form deploy.json -- --env=prod --lists ops --lists team --yes", code: 0,
      output: #"{"env":"prod","tests":true,"lists":["team","ops"],"ticket":"none","password":null}"#
        + "\n"),
    Row(
      line: "form deploy.json --answers answers.json -- --env dev", code: 0,
      output: #"{"env":"dev","tests":true,"ticket":null,"password":null}"# + "\n"),
    Row(
      line: "form deploy.json -- --answers answers.env --yes --no-lists", code: 0,
      output: #"{"env":"prod","tests":true,"lists":[],"ticket":"none","password":null}"# + "\n"),
    Row(
      line: "form deploy.json --open ticket",
      environment: ["DEPLOY_ENV": "dev", "DEPLOY_TESTS": "", "DEPLOY_PASSWORD": "secret"], code: 0,
      output: #"{"env":"dev","tests":true,"ticket":null,"password":"secret"}"# + "\n"),
    Row(
      line: "form deploy.json", code: 3,
      says: ["env (Deploy to): no answer", "--answer env=VALUE", "DEPLOY_ENV"]),
    Row(
      line: "form deploy.json -- --env prod", code: 3, says: ["go (Deploy to {env}?)", "--yes"]),
    Row(
      line: "form deploy.json -- --env prdo --tests=maybe --bogus", code: 2,
      says: [#""prdo" from --env"#, "did you mean prod?", "--bogus", "--tests"]),
    Row(
      line: "form deploy.json --error-format json -- --env x", code: 4,
      says: [#"{"exitCode":4,"faults":[{"exitCode":4"#, #""source":"--env""#]),
    Row(
      line: "form deploy.json --explain -- --env dev", code: 0,
      output: """
        env       answered by --env: dev
        tests     default: on
        lists     hidden: asked only where env is prod
        ticket    default: none
        password  left open
        go        hidden: asked only where env is prod

        """),
    Row(
      line: "form deploy.json --format shell -- --env it's", code: 4, output: "(exit 4)\n",
      says: ["env"]),
    Row(
      line: "form deploy.json --format fish", code: 3, output: "return 3;\n", says: ["env"]),
    Row(
      line: "form deploy.json --format shell -- --env dev", code: 0,
      output: "env='dev'\ntests='true'\nunset -v lists\nticket='none'\nunset -v password\n"),
    Row(
      line: "form deploy.json --format bash --prefix D_ -- --env prod --lists ops --yes", code: 0,
      output:
        "D_env='prod'\nD_tests='true'\nD_lists=('ops')\nD_ticket='none'\nunset -v D_password\n"
    ),
    Row(
      line: "form deploy.json --format dotenv -- --env dev", code: 0,
      output: "env=dev\ntests=true\nticket=none\n"),
    Row(
      line: "form deploy.json -- --help", code: 6, says: ["Usage:\n  deploy [OPTIONS]", "--env"]),
    Row(line: "form deploy.json --command x.sh -- -h", code: 6, says: ["x.sh [OPTIONS]"]),
    Row(
      line: "form --text PATH=Path --default x --format shell", code: 2, output: "(exit 2)\n",
      says: ["--prefix"]),
    Row(line: "form --text yes=Yes --default x", code: 2, says: ["--yes is a flag of every form"]),
    Row(
      line: "form cookiecutter.json -- --slug demo", code: 0,
      output: #"{"name":"Demo","slug":"demo","vcs":"git"}"# + "\n"),
    Row(line: "form cookiecutter.json", code: 3, says: ["slug"]),
    Row(line: "form schema.json -- --size s", code: 0, output: #"{"size":"s"}"# + "\n"),
    Row(
      line: "form request.json --result mcp -- --name Ann", code: 0,
      output: #"{"action":"accept","content":{"name":"Ann"}}"# + "\n"),
    Row(line: "form request.json --result mcp", code: 3, says: ["name"]),
  ]

  /// No terminal at all; `CI` set; standard input that nobody writes to and nobody closes.
  @Test(arguments: ["nothing", "CI", "a silent pipe"])
  func everyPointHoldsWithNobodyThere(surroundings: String) throws {
    for row in Self.rows {
      try ScriptRun.withFolder { folder in
        for (name, text) in Self.files {
          try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        let words = row.line.split(separator: " ").map(String.init)
        let arguments = words.map { word in
          Self.files[word] == nil ? word : folder.appendingPathComponent(word).path
        }
        let isSilent = surroundings == "a silent pipe"
        let run = try Invocation(
          ballot: arguments, input: isSilent ? "" : nil, closesInput: !isSilent,
          environment: row.environment.merging(surroundings == "CI" ? ["CI": "true"] : [:]) { $1 })
        run.expect(row.code, output: row.output, "\(surroundings): \(row.line)")
        for text in row.says {
          #expect(run.diagnostics.contains(text), "\(row.line): \(run.diagnostics)")
        }
      }
    }
  }

  /// What is written to files, and what is printed for others: nothing waits for input either.
  @Test func filesAndDescriptionsAreWritten() throws {
    try ScriptRun.withFolder { folder in
      let form = folder.appendingPathComponent("deploy.json")
      try Data((Self.files["deploy.json"] ?? "").utf8).write(to: form)
      func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
      func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
      }
      func run(_ arguments: [String]) throws -> String {
        let run = try Invocation(ballot: arguments, input: "", closesInput: false)
        #expect(run.end == .exited(0), "\(arguments): \(run.diagnostics)")
        return run.output
      }
      let secret = ["form", form.path, "--answers", path("given")]
      try Data(#"{"env": "dev", "password": "hunter2"}"#.utf8).write(
        to: URL(filePath: path("given")))
      let saved = try run(secret + ["--save", path("saved"), "--output", path("out")])
      #expect(saved.isEmpty)
      #expect(try text("saved") == #"{"env":"dev","tests":true,"ticket":"none"}"# + "\n")
      #expect(try text("out").contains("hunter2"))
      let again = try run(["form", form.path, "--answers", path("saved")])
      #expect(again == #"{"env":"dev","tests":true,"ticket":"none","password":null}"# + "\n")
      try Data("A=1\r\n#env=old\r\n".utf8).write(to: URL(filePath: path(".env")))
      let merged = ["--format", "dotenv", "--output", path(".env"), "--merge"]
      _ = try run(["form", form.path] + merged + ["--", "--env", "dev"])
      #expect(try text(".env") == "A=1\r\nenv=dev\r\ntests=true\r\nticket=none\r\n")
      for _ in 1...2 {
        let github = ["--format", "github", "--output", path("github")]
        _ = try run(["form", form.path] + github + ["--", "--env", "dev"])
      }
      #expect(try text("github").split(separator: "env<<").count == 3)
      #expect(try run(["schema"]).contains("\"$defs\""))
      #expect(try run(["schema", form.path]).contains("\"staging\""))
      #expect(try run(["manual"]).hasPrefix(".Dd"))
      for shell in ["bash", "zsh", "fish"] {
        #expect(try run(["completions", shell]).contains("ballot"))
        #expect(try run(["completions", shell, form.path, "--command", "x.sh"]).contains("x.sh"))
      }
    }
  }
}
