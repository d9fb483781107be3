import BallotJSON
import Testing

private let deploy = """
  {
    "title": "Deploy",
    "questions": [
      {"type": "radio", "name": "env", "label": "Deploy to",
       "options": ["dev", {"value": "prod", "detail": "customers see it"}]},
      {"type": "picker", "name": "region", "label": "Region", "optionsFrom": "regions.txt"},
      {"type": "picker", "name": "branch", "label": "Branch", "optionsCommand": "git branch"},
      {"type": "text", "name": "file", "label": "File", "path": "file", "optional": true},
      {"type": "toggle", "name": "tests", "label": "Run the tests?"},
      {"type": "text", "name": "password", "label": "Password", "secret": true}
    ]
  }
  """
private let files = ["deploy.json": deploy, "regions.txt": "eu-west\nus-east\n"]

@Test func schemasArePrinted() throws {
  let own = try Run("schema")
  #expect(own.code == 0)
  let schema = try JSON(parsing: Array(own.output.utf8))
  #expect(schema["required"] == ["questions"])
  let answers = try Run("schema deploy.json", files: files)
  let properties = try JSON(parsing: Array(answers.output.utf8))["properties"]
  #expect(properties?.object?.map(\.name).first == "env")
  #expect(properties?["tests"]?["type"] == "boolean", "\(answers.summary)")
  let wrong = try Run("schema deploy.json", files: ["deploy.json": "{\"questions\": 1}"])
  #expect(wrong.code == 2)
  #expect(wrong.diagnostics.hasPrefix("deploy.json:1:"), "\(wrong.summary)")
}

/// What a foreign schema leaves open is left out: its types hold no null.
@Test func openAnswersOfForeignSchemasAreLeftOut() throws {
  let foreign = """
    {"type": "object", "required": ["a"],
     "properties": {"a": {"type": "string"}, "b": {"type": "integer"}, "$c d": {"type": "string"}}}
    """
  let run = try Run("form f.json -- --a x", files: ["f.json": foreign])
  #expect(run.summary == "[0] {\"a\":\"x\"}\n")
  let own = try Run("schema f.json", files: ["f.json": foreign])
  let schema = try JSON(parsing: Array(own.output.utf8))
  #expect(schema["required"] == ["a"])
  #expect(schema["properties"]?["b"]?["type"] == "integer", "\(own.output)")
  let odd = try Run("form f.json --answer '$c d=y' -- --a x", files: ["f.json": foreign])
  #expect(odd.summary == "[0] {\"a\":\"x\",\"$c d\":\"y\"}\n")
}

@Test func completionsKnowTheCommandsAndTheForm() throws {
  for shell in ["bash", "zsh", "fish"] {
    let own = try Run("completions \(shell)")
    #expect(own.code == 0, "\(shell): \(own.diagnostics)")
    for word in ["picker", "orientation", "complete-commands"] {
      #expect(own.output.contains(word), "\(shell) \(word)")
    }
    #expect(!own.output.contains("Print the manual page"), "\(shell)")
    let form = try Run("completions \(shell) deploy.json --command deploy.sh", files: files)
    #expect(form.code == 0, "\(shell): \(form.diagnostics)")
    for word in ["deploy.sh", "env", "prod", "us-east", "branch", "no-tests", "non-interactive"] {
      #expect(form.output.contains(word), "\(shell) \(word)")
    }
    #expect(form.output.contains("customers see it") == (shell != "bash"), "\(shell)")
    for word in ["password", "git branch"] { #expect(!form.output.contains(word), "\(word)") }
    let running = try Run(
      "completions \(shell) deploy.json --command deploy.sh --complete-commands", files: files)
    #expect(running.output.contains("git branch"), "\(shell)")
  }
}

@Test func wrongRequestsForCompletionsAreRefused() throws {
  let table: [(line: String, code: Int, words: String)] = [
    ("completions", 2, "SHELL is missing"),
    ("completions csh", 2, "bash, zsh, fish"),
    ("completions bash --command x", 2, "give FILE"),
    ("completions bash deploy.json", 2, "--command NAME"),
    ("completions bash none.json --command x", 5, "none.json, the form file, cannot be read"),
  ]
  for row in table {
    let run = try Run(row.line, files: files)
    #expect(run.code == row.code, "\(row.line): \(run.summary)")
    #expect(run.diagnostics.contains(row.words), "\(row.line): \(run.summary)")
  }
}

@Test func theManualPageKnowsEveryCommand() throws {
  let page = try Run("manual").output
  for word in [".Dt BALLOT 1", ".Ss picker", "EXIT STATUS", "130", ".Sh EXAMPLES"] {
    #expect(page.contains(word), "\(word)")
  }
  #expect(!page.contains("Print the manual page"))
}

/// A brace is a brace where no earlier answer can be quoted.
@Test func bracesOfSingleCommandsAreLiteral() throws {
  let run = try Run("confirm 'Delete {{x}} and {y}?'", at: .terminal, keys: "y")
  #expect(run.screen.contains("Delete {{x}} and {y}?"), "\(run.screen)")
}
