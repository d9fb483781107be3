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

/// Every shape that a property may have in the versions 2025-06-18, 2025-11-25 and 2026-07-28.
@Test func everyShapeOfTheProtocolIsAsked() throws {
  let properties: [(schema: String, flags: String, answer: String)] = [
    (
      #"{"type": "string", "title": "T", "description": "D", "minLength": 1, "maxLength": 9}"#,
      "--a0 x", #""x""#
    ),
    (#"{"type": "string", "format": "email"}"#, "--a1 a@b.c", #""a@b.c""#),
    (#"{"type": "string", "format": "uri"}"#, "--a2 urn:x", #""urn:x""#),
    (#"{"type": "string", "format": "date"}"#, "--a3 2026-07-28", #""2026-07-28""#),
    (
      #"{"type": "string", "format": "date-time", "default": "2026-07-28T10:00:00Z"}"#, "",
      #""2026-07-28T10:00:00Z""#
    ),
    (#"{"type": "number", "minimum": 0, "maximum": 1, "default": 0.5}"#, "", "0.5"),
    (#"{"type": "integer", "title": "T"}"#, "--a6 7", "7"),
    (#"{"type": "boolean", "default": true}"#, "", "true"),
    (#"{"type": "string", "enum": ["x", "y"], "default": "y"}"#, "", #""y""#),
    (#"{"type": "string", "enum": ["x", "y"], "enumNames": ["X", "Y"]}"#, "--a9 x", #""x""#),
    (
      #"{"type": "string", "oneOf": [{"const": "x", "title": "X"}, {"const": "y", "title": "Y"}]}"#,
      "--a10 y", #""y""#
    ),
    (
      #"{"type": "array", "minItems": 1, "maxItems": 2, "items": {"type": "string", "enum": ["x", "y"]}}"#,
      "--a11 x --a11 y", #"["x","y"]"#
    ),
    (
      #"{"type": "array", "items": {"anyOf": [{"const": "x", "title": "X"}]}, "default": ["x"]}"#,
      "", #"["x"]"#
    ),
  ]
  let members = properties.enumerated().map { "\"a\($0.offset)\": \($0.element.schema)" }
  let names = properties.indices.map { "\"a\($0)\"" }.joined(separator: ", ")
  let request = """
    {"jsonrpc": "2.0", "id": 1, "method": "elicitation/create", "params": {
      "mode": "form", "message": "All of them", "_meta": {}, "requestedSchema": {
        "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object",
        "properties": {\(members.joined(separator: ", "))}, "required": [\(names)]}}}
    """
  let flags = properties.map(\.flags).joined(separator: " ")
  let content = properties.enumerated().map { "\"a\($0.offset)\":\($0.element.answer)" }
  let run = try Run("form r.json --result mcp -- \(flags)", files: ["r.json": request])
  #expect(
    run.summary
      == "[0] {\"action\":\"accept\",\"content\":{\(content.joined(separator: ","))}}\n")
}
