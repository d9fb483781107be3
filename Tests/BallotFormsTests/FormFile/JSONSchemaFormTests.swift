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

@Test func namesThatNoFlagCouldHaveAreAllowed() {
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
    #""a": {"type": "string", ▸"not": {"const": "x"}, ▸"allOf": []}"#,
    #"a question cannot express "not" here: remove it, or check the answer afterwards"#,
    #"a question cannot express "allOf" here: remove it, or check the answer afterwards"#),
  FaultyRow(
    #""a": ▸{"type": "array"}"#,
    #"a list needs "items" with the values to choose from: add an "enum""#),
  FaultyRow(
    #""a": {"type": "array", "items": ▸{"type": "string"}}"#,
    #"the elements of a list are chosen from values: give an "enum", or "oneOf" with "const" and "#
      + #""title""#),
  FaultyRow(
    #""a": {"oneOf": [▸{"type": "string"}]}"#, #"an option needs one value: add "const""#),
  FaultyRow(
    #""a": {"enum": ["x"], "oneOf": ▸[]}"#,
    "the values are listed twice: keep one of the lists"),
  FaultyRow(
    #""a": {"enum": ["x"], "default": ▸"other"}"#,
    #"the default "other" will not do: not one of the options; choose "x""#),
  FaultyRow(
    #""a": {"type": "string", "pattern": ▸"(?=a)"}"#,
    "character 1 of the pattern: look-around is not matched: write a pattern for the whole text, "
      + "or check it with a command"),
  FaultyRow(
    #""a": {"type": "integer", "minimum": ▸3, "maximum": 1}"#,
    "min is above max (1): swap them, or change one"),
  FaultyRow(
    #""a": {"type": "string", "readOnly": ▸true}"#,
    "a property that is read only is not to be answered: remove the property, or give it a simple "
      + "type"),
  FaultyRow(
    #""a": {"type": "string"}}, ▸"minProperties": 1, "required": [▸"missing"], "x": {"#,
    #"a form cannot express "minProperties" here: remove it, or check the answers afterwards"#,
    #"no property is named "missing": add it, or do not require it"#),
]
