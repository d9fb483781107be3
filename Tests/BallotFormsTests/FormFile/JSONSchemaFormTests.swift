import BallotForms
import BallotJSON
import Testing

/// The questions of a schema with these properties.
private func questions(_ properties: String, required: String = "") -> [Question] {
  form(#"{"type":"object","properties":{\#(properties)},"required":[\#(required)]}"#)?.questions
    ?? []
}

@Test func aSchemaIsAFormOfItsProperties() {
  let read = form(
    """
    {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Deploy {x}",
     "description": "Where it goes.", "type": "object", "additionalProperties": false,
     "properties": {
       "tests": {"type": "boolean", "title": "Run the tests?", "default": true},
       "env": {"enum": ["dev", "prod"], "description": "Where"}
     },
     "required": ["env"]}
    """)
  var tests = Question(.toggle, name: "tests", label: "Run the tests?")
  tests.initialValue = true
  tests.isOptional = true
  tests.isAbsentIfOpen = true
  var env = Question(.radio, name: "env", label: "env")
  env.options = [Option("dev"), Option("prod")]
  env.detail = "Where"
  #expect(
    read
      == Form(
        title: "Deploy {{x}",
        items: [.note(lines: ["Where it goes."], when: []), .question(tests), .question(env)]))
}

@Test func textHasTheLimitsOfItsSchema() {
  let read = questions(
    """
    "a": {"type": "string", "minLength": 1, "maxLength": 9, "pattern": "^a", "default": "ab"},
    "b": {"type": "integer", "exclusiveMinimum": 0, "maximum": 9},
    "c": {"type": ["number", "null"], "minimum": 0.5},
    "d": {"type": "string", "format": "date"},
    "e": {"type": "string", "format": "password"},
    "f": {"type": "string", "format": "hostname", "default": ""}
    """, required: #""a", "b", "c", "d", "e", "f""#)
  var text = Question(.text, name: "a", label: "a")
  text.minimum = JSONNumber(1)
  text.maximum = JSONNumber(9)
  text.pattern = "^a"
  text.initialValue = "ab"
  var integer = Question(.text, name: "b", label: "b")
  integer.isNumber = true
  integer.isInteger = true
  integer.minimum = JSONNumber(1)
  integer.maximum = JSONNumber(9)
  var number = Question(.text, name: "c", label: "c")
  number.isNumber = true
  number.isOptional = true
  number.minimum = JSONNumber("0.5")
  var date = Question(.text, name: "d", label: "d")
  date.pattern = #"^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$"#
  date.message = "not a date such as 2025-01-31"
  date.placeholder = "2025-01-31"
  var secret = Question(.text, name: "e", label: "e")
  secret.isSecret = true
  var host = Question(.text, name: "f", label: "f")
  host.placeholder = "hostname"
  host.initialValue = ""
  host.minimum = JSONNumber(0)
  let expected = [text, integer, number, date, secret, host]
  for (question, wanted) in zip(read, expected) { #expect(question == wanted) }
  #expect(read.count == expected.count)
}

@Test func formatsMatchTheirExamplesAndNothingElse() throws {
  for (format, good, bad) in [
    ("date", ["2025-01-31", "1999-12-01"], ["2025-13-01", "2025-1-1", "31.01.2025"]),
    (
      "date-time", ["2025-01-31T09:30:00Z", "2025-01-31t09:30:00.5+01:00"],
      ["2025-01-31", "2025-01-31T25:00:00Z"]
    ),
    ("email", ["jane@example.com"], ["jane", "jane@", "@example.com"]),
    ("uri", ["https://example.com", "mailto:jane@example.com"], ["example.com", ":"]),
  ] {
    let read = questions(#""a": {"type": "string", "format": "\#(format)"}"#)
    let pattern = try Pattern(try #require(read.first?.pattern))
    for text in good { #expect(pattern.matches(text), "\(format) \(text)") }
    for text in bad { #expect(!pattern.matches(text), "\(format) \(text)") }
  }
}

@Test func valuesAreOptions() {
  let many = (1...10).map { "\"\($0)\"" }.joined(separator: ", ")
  let read = questions(
    """
    "a": {"oneOf": [{"const": 1, "title": "One"}, {"enum": [2], "description": "two"}]},
    "b": {"type": "array", "items": {"enum": ["x", "y"]}, "minItems": 1, "uniqueItems": true,
          "default": ["x"]},
    "c": {"type": "string", "enum": [\(many)]},
    "d": {"type": "array", "items": {"anyOf": [{"const": "x", "title": "X"}]}},
    "e": {"enum": ["x", null]},
    "f": {"const": 7},
    "g": {"enum": ["x", "y"], "enumNames": ["Ex", "Why"]}
    """, required: #""a", "b", "c", "d", "e", "f", "g""#)
  var a = Question(.radio, name: "a", label: "a")
  a.options = [Option(1, label: "One"), Option(2, detail: "two")]
  var b = Question(.toggle, name: "b", label: "b")
  b.options = [Option("x"), Option("y")]
  b.minimum = JSONNumber(1)
  b.initialValue = ["x"]
  var c = Question(.picker, name: "c", label: "c")
  c.options = (1...10).map { Option(.string("\($0)")) }
  var d = Question(.toggle, name: "d", label: "d")
  d.options = [Option("x", label: "X")]
  var e = Question(.radio, name: "e", label: "e")
  e.options = [Option("x")]
  e.isOptional = true
  var f = Question(.radio, name: "f", label: "f")
  f.options = [Option(7)]
  f.ifOne = .take
  var g = Question(.radio, name: "g", label: "g")
  g.options = [Option("x", label: "Ex"), Option("y", label: "Why")]
  let expected = [a, b, c, d, e, f, g]
  for (question, wanted) in zip(read, expected) { #expect(question == wanted) }
  #expect(read.count == expected.count)
}

@Test func referencesAreFollowedInsideTheFile() {
  let read = form(
    """
    {"type": "object", "properties": {
       "a": {"$ref": "#/$defs/day", "title": "A day"},
       "b": {"anyOf": [{"$ref": "#/definitions/x~1y"}, {"type": "null"}], "default": null},
       "c": {"allOf": [{"type": "string"}, {"maxLength": 9}]},
       "d": {"type": "array", "items": {"$ref": "#/$defs/color"}},
       "e": {"type": "array", "items": {"oneOf": [{"$ref": "#/$defs/red"}]}}},
     "required": ["a", "b"],
     "$defs": {"day": {"type": "string", "minLength": 10, "title": "not this"},
               "color": {"enum": ["red"]}, "red": {"const": "red", "title": "Red"}},
     "definitions": {"x/y": {"type": "integer"}}}
    """)
  var a = Question(.text, name: "a", label: "A day")
  a.minimum = JSONNumber(10)
  var b = Question(.text, name: "b", label: "b")
  b.isNumber = true
  b.isInteger = true
  b.isOptional = true
  var c = Question(.text, name: "c", label: "c")
  c.maximum = JSONNumber(9)
  c.isOptional = true
  c.isAbsentIfOpen = true
  var d = Question(.toggle, name: "d", label: "d")
  d.options = [Option("red")]
  d.isOptional = true
  d.isAbsentIfOpen = true
  var e = d
  e.name = "e"
  e.label = "e"
  e.options = [Option("red", label: "Red")]
  #expect(read?.questions == [a, b, c, d, e])
}

/// What a schema does not require is absent where it is open; what it requires may be `null`.
@Test func partsOfAnObjectAreSections() {
  let read = form(
    """
    {"title": "Run", "type": "object", "unevaluatedProperties": false, "allOf": [
       {"$ref": "#/definitions/input"}, {"properties": {"c": {"type": "boolean"}}}],
     "properties": {"a": {"type": "boolean"}},
     "definitions": {"input": {"title": "Input", "description": "Where from.", "type": "object",
       "required": ["b"], "properties": {"b": {"type": ["boolean", "null"]}}}}}
    """)
  func toggle(_ name: String, isAbsentIfOpen: Bool) -> FormItem {
    var question = Question(.toggle, name: name, label: name)
    question.isOptional = true
    question.isAbsentIfOpen = isAbsentIfOpen
    return .question(question)
  }
  #expect(
    read
      == Form(
        title: "Run",
        items: [
          toggle("a", isAbsentIfOpen: true), .section(title: "Input", when: []),
          .note(lines: ["Where from."], when: []), toggle("b", isAbsentIfOpen: false),
          toggle("c", isAbsentIfOpen: true),
        ]))
}

@Test func aSchemaMayStandInsideAnotherFile() {
  let schema = #"{"type": "object", "properties": {"a": {"type": "boolean"}}}"#
  for name in ["inputSchema", "connectionSpecification", "schema"] {
    #expect(form(#"{"name": "x", "\#(name)": \#(schema)}"#)?.questions.map(\.name) == ["a"])
  }
}

@Test func whatIsNoDefaultAndWhatIsSecretIsKnown() {
  let read = questions(
    """
    "a": {"type": "string", "default": "{{ .other }}"}, "b": {"type": "string", "default": null},
    "c": {"type": "string", "writeOnly": true}, "d": {"type": "string", "airbyte_secret": true},
    "e": {"type": "string", "examples": ["one", "two"]}
    """)
  #expect(read.map(\.initialValue) == [nil, nil, nil, nil, nil])
  #expect(read.map(\.isSecret) == [false, false, true, true, false])
  #expect(read.last?.placeholder == "one")
}

@Test func namesThatNoFlagCouldHaveAreAllowed() {
  #expect(questions(#""help": {"type": "string"}, "yes": {"type": "boolean"}"#).count == 2)
  #expect(questions(#""first name": {"type": "string"}, "名前": {"type": "string"}"#).count == 2)
}

@Test func whatAQuestionCannotExpressIsRefusedAtItsPlace() {
  for row in schemaRows {
    let difference = row.difference {
      #"{"type": "object", "properties": {\#($0)}}"#
    }
    #expect(difference == nil, "\(difference ?? "")")
  }
}

private let schemaRows: [FaultyRow] = [
  FaultyRow(
    #""a": {"type": ▸"object", "properties": {}}"#,
    "a question has one answer, not an object: remove the property, or give it a simple type"),
  FaultyRow(
    #""a": {"type": ▸["string", "number"]}"#,
    "a question has answers of one type: remove the property, or give it a simple type"),
  FaultyRow(
    #""a": {"type": ▸"bolean"}"#,
    #"JSON Schema has no type "bolean": write one of its types; did you mean "boolean"?"#),
  FaultyRow(
    #""a": ▸{}"#,
    #"the property has no "type" that a question can have: add "boolean", "string", "number", "#
      + #""integer", or "array""#),
  FaultyRow(
    #""a": ▸true"#, "true is not an object: write { and } with members between them"),
  FaultyRow(
    #""a": {"type": "number", ▸"multipleOf": 0.5}"#,
    #"a question cannot express "multipleOf" here: remove it, or check the answer afterwards"#),
  FaultyRow(
    #""a": {"type": "number", ▸"exclusiveMinimum": 0}"#,
    #"a question cannot express "exclusiveMinimum" here: remove it, or check the answer afterwards"#
  ),
  FaultyRow(
    #""a": {"type": "string", ▸"not": {"const": "x"}, ▸"if": true}"#,
    #"a question cannot express "not" here: remove it, or check the answer afterwards"#,
    #"a question cannot express "if" here: remove it, or check the answer afterwards"#),
  FaultyRow(
    #""a": ▸{"type": "array"}"#,
    #"a list needs "items" with the values to choose from: add an "enum""#),
  FaultyRow(
    #""a": {"type": "array", "items": ▸{"type": "string"}}"#,
    #"a question cannot express "items" of any value: give them an "enum", or "oneOf" with "const" "#
      + #"and "title""#),
  FaultyRow(
    #""a": {"oneOf": [▸{"type": "string"}]}"#, #"an option needs one value: add "const""#),
  FaultyRow(
    #""a": {"enum": ["x"], "oneOf": ▸[]}"#,
    "the values are listed twice: keep one of the lists"),
  FaultyRow(
    #""a": {"enum": ["x"], "default": ▸"other"}"#,
    #"the default "other" will not do: not one of the options; choose "x""#),
  FaultyRow(
    #""a": {"type": "string", "pattern": ▸"(a)\\1"}"#,
    "character 4 of the pattern: back-references are not matched: write out what may come again"),
  FaultyRow(
    #""a": {"type": "integer", "minimum": ▸3, "maximum": 1}"#,
    "min is above max (1): swap them, or change one"),
  FaultyRow(
    #""a": {"type": "string", "readOnly": ▸true}"#,
    "a property that is read only is not to be answered: remove the property, or give it a simple "
      + "type"),
  FaultyRow(
    #""a": {"$ref": ▸"https://example.com/a"}"#,
    "only a reference into this file is followed: copy the schema into \"$defs\", and write "
      + "\"#/$defs/NAME\""),
  FaultyRow(
    ##""a": {"$ref": ▸"#/$defs/b"}"##, ##""#/$defs/b" names nothing in this file: correct it"##),
  FaultyRow(
    ##""a": ▸{"$ref": "#/properties/a"}"##,
    "this names more than 100 schemas, or itself: write out what it is"),
  FaultyRow(
    #""a": {"type": "string", "minLength": 1, "allOf": [{▸"minLength": 2}]}"#,
    #""minLength" is said before, with another value: keep one of them"#),
  FaultyRow(
    #""a": {"type": "string"}}, ▸"additionalProperties": false, "allOf": [{"properties": {"b": {"type": "string"}}}], "x": {"#,
    #"this forbids "b", which another part has: write "unevaluatedProperties" in the whole"#),
  FaultyRow(
    #""a": {"type": "string"}}, "allOf": [{"type": ▸"string"}], "x": {"#,
    #"a form is a schema of type "object": put this under its "properties""#),
  FaultyRow(
    #""a": {"type": "string"}}, ▸"minProperties": 1, "required": [▸"missing"], "x": {"#,
    #"a form cannot express "minProperties" here: remove it, or check the answers afterwards"#,
    #"no property is named "missing": add it, or do not require it"#),
]
