import BallotTerminal
import Testing

private let request = """
  {
    "method": "elicitation/create",
    "params": {
      "mode": "form", "message": "Who are you?",
      "requestedSchema": {
        "type": "object", "required": ["name"],
        "properties": {
          "name": {"type": "string", "title": "Name"},
          "age": {"type": "integer", "title": "Age"}
        }
      }
    }
  }
  """

/// An MCP request ends as the protocol has it: accepted, declined or cancelled, each a result.
@Test func requestsEndAsTheProtocolHasIt() throws {
  let confirm = "--confirm send='Send the answers?'"
  let table: [(rest: String, place: Run.Place, keys: String, result: String)] = [
    ("-- --name Ann", .nowhere, "", "{\"action\":\"accept\",\"content\":{\"name\":\"Ann\"}}"),
    (
      "-- --name Ann --age 7", .nowhere, "",
      "{\"action\":\"accept\",\"content\":{\"name\":\"Ann\",\"age\":7}}"
    ),
    (
      "", .captured, "\"Ann\" Enter Enter",
      "{\"action\":\"accept\",\"content\":{\"name\":\"Ann\"}}"
    ),
    ("", .captured, "Escape", "{\"action\":\"cancel\"}"),
    ("--back", .captured, "Escape", "{\"action\":\"cancel\"}"),
    (confirm, .captured, "\"Ann\" Enter Enter n Enter", "{\"action\":\"decline\"}"),
    (
      confirm, .captured, "\"Ann\" Enter \"7\" Enter y Enter",
      "{\"action\":\"accept\",\"content\":{\"name\":\"Ann\",\"age\":7}}"
    ),
    ("\(confirm) --answer send=no -- --name Ann", .nowhere, "", "{\"action\":\"decline\"}"),
  ]
  for row in table {
    let run = try Run(
      "form r.json --result mcp \(row.rest)", at: row.place, keys: row.keys,
      files: ["r.json": request])
    #expect(run.summary == "[0] \(row.result)\n", "\(row.rest) \(row.keys)\n\(run.screen)")
  }
  let missing = try Run("form r.json --result mcp", files: ["r.json": request])
  #expect(missing.code == 3)
  #expect(missing.output.isEmpty)
}

@Test func resultsOfRequestsGoToFilesAndAreJSON() throws {
  let file = try Run(
    "form r.json --result mcp --output f", at: .captured, keys: "Escape",
    files: ["r.json": request])
  #expect(file.summary == "[0] ")
  #expect(file.world.files["f"] == Array("{\"action\":\"cancel\"}\n".utf8))
  let open = try Run("form --result mcp --text a=A --optional")
  #expect(open.output == "{\"action\":\"accept\",\"content\":{}}\n")
  let shell = try Run("form --result mcp --format shell --text a=A --optional")
  #expect(shell.code == 2)
  #expect(shell.diagnostics.contains("--result mcp is JSON"))
}
