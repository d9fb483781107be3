import BallotForms
import BallotJSON
import Testing

@Test func theSchemaOfFormsKnowsEveryKindAndRefersToWhatItDefines() {
  let schema = formFileSchema()
  let definitions = schema["$defs"]
  for kind in Kind.allCases {
    let question = definitions?[kind.rawValue]
    #expect(
      question?["properties"]?["type"]?["enum"] == .array([.string(kind.rawValue)]),
      "\(kind)")
    #expect(question?["additionalProperties"] == false, "\(kind)")
  }
  #expect(definitions?["confirm"]?["properties"]?["options"] == nil)
  #expect(definitions?["text"]?["properties"]?["secret"]?["type"] == "boolean")
  #expect(
    definitions?["toggle"]?["properties"]?["style"]?["enum"]
      == ["automatic", "switch", "checkbox", "button"])
  for reference in references(schema) {
    let name = reference.dropFirst("#/$defs/".count)
    #expect(definitions?[String(name)] != nil, "\(reference)")
  }
}

/// All `$ref` inside a value.
private func references(_ value: JSON) -> [String] {
  switch value {
  case .object(let members):
    members.flatMap { member in
      member.name == "$ref" ? [member.value.string ?? ""] : references(member.value)
    }
  case .array(let elements): elements.flatMap(references)
  case .null, .bool, .number, .string: []
  }
}

@Test func theSchemaOfAnswersSaysWhatEachMayBe() throws {
  let read = try #require(
    form(
      """
      {"title": "Deploy", "questions": [
        {"type": "radio", "name": "env", "label": "Deploy to", "options": ["dev", "prod",
          {"value": "dr", "disabled": true}], "default": "dev"},
        {"type": "toggle", "name": "tests", "optional": true},
        {"type": "toggle", "name": "lists", "options": [{"value": 1, "label": "One"}], "min": 1},
        {"type": "picker", "name": "region", "optionsFrom": "r.txt",
         "when": {"env": "prod", "tests": {"not": "on"}}},
        {"type": "text", "name": "port", "number": true, "max": 9},
        {"type": "text", "name": "key", "pattern": "^k", "secret": true, "default": "k"},
        {"type": "toggle", "sources": ["a", "b"]},
        {"type": "confirm", "name": "go"}]}
      """))
  let expected = try JSON(
    parsing: Array(
      """
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Deploy",
       "type": "object",
       "properties": {
         "env": {"title": "Deploy to", "enum": ["dev", "prod"], "default": "dev"},
         "tests": {"title": "tests", "anyOf": [{"type": "boolean"}, {"type": "null"}]},
         "lists": {"title": "lists", "type": "array",
                   "items": {"anyOf": [{"const": 1, "title": "One"}]}, "minItems": 1},
         "region": {"title": "region", "type": "string"},
         "port": {"title": "port", "type": "number", "maximum": 9},
         "key": {"title": "key", "type": "string", "pattern": "^k", "minLength": 1},
         "a": {"title": "a, b", "type": "boolean"},
         "b": {"title": "a, b", "type": "boolean"}},
       "required": ["env", "tests", "lists", "port", "key", "a", "b"],
       "additionalProperties": false,
       "allOf": [
         {"if": {"allOf": [
            {"properties": {"env": {"enum": ["prod"]}}, "required": ["env"]},
            {"properties": {"tests": {"not": {"anyOf": [{"enum": [true]}, {"type": "null"}]}}},
             "required": ["tests"]}]},
          "then": {"required": ["region"]},
          "else": {"properties": {"region": false}}}]}
      """.utf8))
  #expect(answerSchema(of: read).text(.pretty) == expected.text(.pretty))
}

@Test func whatDependsOnAFactMayBeThereOrNot() throws {
  let read = try #require(
    form(
      #"{"given": {"gpu": "no"}, "questions": [{"type": "text", "name": "a", "when": {"gpu": "yes"}}]}"#
    ))
  let schema = answerSchema(of: read)
  #expect(schema["required"] == [])
  #expect(schema["allOf"] == nil)
}
