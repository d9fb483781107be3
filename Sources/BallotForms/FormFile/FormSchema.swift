public import BallotJSON

/// The JSON Schema (2020-12) of form files, for editors: made from the tables that the reader
/// follows.
public func formFileSchema() -> JSON {
  var properties: [JSON.Member] = []
  for member in FormMember.allCases {
    properties.append(
      JSON.Member(member.rawValue, schema(member.type, summary: member.summary)))
  }
  return [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "A form of ballot",
    "type": "object",
    "properties": .object(properties),
    "required": ["questions"],
    "additionalProperties": false,
    "$defs": .object(
      [
        JSON.Member("item", ["anyOf": .array(items)]),
        JSON.Member(
          "scalar", ["type": ["string", "number", "boolean"]]),
        JSON.Member(
          "scalars",
          [
            "anyOf": [
              reference("scalar"),
              ["type": "array", "items": reference("scalar"), "minItems": 1],
            ]
          ]),
        JSON.Member("conditions", conditions),
        JSON.Member("option", ["anyOf": [reference("scalar"), record]]),
        JSON.Member("section", textItem(.section)),
        JSON.Member("note", textItem(.note)),
      ] + Kind.allCases.map { JSON.Member($0.rawValue, question($0)) }),
  ]
}

/// What an element of `questions` may be.
private var items: [JSON] {
  [reference("section"), reference("note")] + Kind.allCases.map { reference($0.rawValue) }
}

private func reference(_ name: String) -> JSON {
  ["$ref": .string("#/$defs/" + name)]
}

/// `{"env": "prod", "region": ["eu", "us"], "tier": {"not": "free"}}`.
private var conditions: JSON {
  [
    "type": "object",
    "additionalProperties": [
      "anyOf": [
        reference("scalars"),
        [
          "type": "object", "properties": ["not": reference("scalars")], "required": ["not"],
          "additionalProperties": false,
        ],
      ]
    ],
  ]
}

private func textItem(_ own: TextItemMember) -> JSON {
  let members = [own, .when]
  return [
    "type": "object",
    "properties": .object(
      members.map { JSON.Member($0.rawValue, schema($0.type, summary: $0.summary)) }),
    "required": [.string(own.rawValue)],
    "additionalProperties": false,
  ]
}

private var record: JSON {
  [
    "type": "object",
    "properties": .object(
      OptionMember.allCases.map {
        JSON.Member($0.rawValue, schema($0.type, summary: $0.summary))
      }),
    "required": ["value"],
    "additionalProperties": false,
  ]
}

private func question(_ kind: Kind) -> JSON {
  var properties: [JSON.Member] = []
  for member in QuestionMember.allCases where member.kinds.contains(kind) {
    var type = member.type
    if member == .type { type = .word([kind.rawValue]) }
    if member == .style {
      type = .word(
        kind == .toggle ? toggleStyles().map(\.name) : pickerStyles().map(\.name))
    }
    properties.append(JSON.Member(member.rawValue, schema(type, summary: member.summary)))
  }
  let hasSources = QuestionMember.sources.kinds.contains(kind)
  return [
    "type": "object",
    "properties": .object(properties),
    "required": hasSources ? ["type"] : ["type", "name"],
    "additionalProperties": false,
  ]
}

/// The schema of a member's value, with its meaning.
private func schema(_ type: MemberType, summary: String) -> JSON {
  var members: [JSON.Member]
  switch type {
  case .text, .file: members = [JSON.Member("type", "string")]
  case .lines: members = [JSON.Member("type", ["string", "array"]), strings]
  case .flag: members = [JSON.Member("type", "boolean")]
  case .count(let least):
    members = [JSON.Member("type", "integer"), JSON.Member("minimum", .integer(least))]
  case .number: members = [JSON.Member("type", "number")]
  case .word(let words): members = [JSON.Member("enum", .array(words.map(JSON.string)))]
  case .wordList(let words):
    members = [
      JSON.Member("type", "array"),
      JSON.Member("items", ["enum": .array(words.map(JSON.string))]),
    ]
  case .names: members = [JSON.Member("type", "array"), strings]
  case .color: members = [JSON.Member("type", ["string", "integer"])]
  case .value: members = []
  case .options:
    members = [JSON.Member("type", "array"), JSON.Member("items", reference("option"))]
  case .conditions: members = [JSON.Member("$ref", "#/$defs/conditions")]
  case .disabled: members = [JSON.Member("type", ["boolean", "string"])]
  case .values:
    members = [
      JSON.Member("type", "object"),
      JSON.Member("additionalProperties", reference("scalar")),
    ]
  case .items:
    members = [
      JSON.Member("type", "array"), JSON.Member("items", reference("item")),
      JSON.Member("minItems", 1),
    ]
  }
  members.append(JSON.Member("description", .string(summary)))
  return .object(members)
}

private var strings: JSON.Member { JSON.Member("items", ["type": "string"]) }
