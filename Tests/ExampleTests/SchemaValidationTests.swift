import BallotForms
import BallotJSON
import Foundation
import TestSupport
import Testing

/// What a validator makes of the schemas that `ballot schema` prints.
@Suite(.enabled(if: Python.path != nil)) struct SchemaValidationTests {
  private typealias Case = SchemaValidator.Case

  private func expectNoFaults(_ cases: [Case]) throws {
    let faults = try SchemaValidator.faults(cases)
    #expect(faults == [], "\(faults?.joined(separator: "\n") ?? "")")
  }

  private func json(_ name: String) throws -> JSON {
    try JSON(parsing: [UInt8](try Data(contentsOf: folder.appending(path: name))))
  }

  @Test func everyExampleIsAForm() throws {
    let names = Example.all.map { "\($0.name).json" } + ["pictures/deploy.json"]
    try expectNoFaults(
      try names.map { Case($0, formFileSchema(), try json($0), isValid: true) })
  }

  /// What Ballot refuses by its place alone, an editor does too.
  @Test func formsWithFaultsAreNone() throws {
    let questions = [
      #"{"type": "raido", "name": "a", "options": ["x"]}"#, #"{"name": "a", "options": ["x"]}"#,
      #"{"type": "radio", "options": ["x"]}"#, #"{"type": "radio", "name": "a", "options": "x"}"#,
      #"{"type": "radio", "name": "a", "options": [{"label": "x"}]}"#,
      #"{"type": "radio", "name": "a", "options": [{"value": "x", "lable": "x"}]}"#,
      #"{"type": "radio", "name": 1, "options": ["x"]}"#,
      #"{"type": "radio", "name": "a", "options": ["x"], "bogus": true}"#,
      #"{"type": "toggle", "name": "a", "style": "wheel"}"#,
      #"{"type": "picker", "name": "a", "options": ["x"], "style": "switch"}"#,
      #"{"type": "text", "name": "a", "options": ["x"]}"#,
      #"{"type": "text", "name": "a", "secret": "yes"}"#,
      #"{"type": "text", "name": "a", "min": "1"}"#,
      #"{"type": "text", "name": "a", "path": "socket"}"#,
      #"{"type": "confirm", "name": "a", "default": true}"#,
      #"{"type": "toggle", "name": "a", "tint": 7.5}"#,
      #"{"type": "toggle", "name": "a", "when": "b=c"}"#, #"{"section": 1}"#, #"{"note": true}"#,
      #""a""#,
    ]
    let forms =
      questions.map { "{\"questions\": [\($0)]}" } + [
        #"{}"#, #"[]"#, #"{"questions": {}}"#, #"{"questions": [], "layuot": "page"}"#,
        #"{"questions": [{"type": "toggle", "name": "a"}], "layout": "pages"}"#,
        #"{"questions": [{"type": "toggle", "name": "a"}], "envPrefix": 1}"#,
        #"{"questions": [{"type": "toggle", "name": "a"}], "given": []}"#,
      ]
    for form in forms {
      #expect(throws: FormFileError.self, "\(form)") { try readForm(Array(form.utf8), path: "f") }
    }
    try expectNoFaults(
      try forms.map {
        Case($0, formFileSchema(), try JSON(parsing: Array($0.utf8)), isValid: false)
      })
  }

  /// The result of each example is valid, and no longer when a member of it is taken away, is
  /// another thing, or is one too many.
  @Test func theAnswersOfEveryExampleAreAsItsSchemaSays() throws {
    var cases: [Case] = []
    for example in Example.all {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "\(example.name).json")))
      let schema = answerSchema(of: try readForm(bytes, path: "\(example.name).json"))
      let answers = example.answers
      func add(_ what: String, _ members: [JSON.Member]) {
        cases.append(
          Case("\(example.name), \(what)", schema, .object(members), isValid: what == "as it is"))
      }
      add("as it is", answers)
      add("with a stranger", answers + [JSON.Member("stranger", true)])
      for (index, answer) in answers.enumerated() {
        var changed = answers
        changed[index] = JSON.Member(answer.name, ["un": "known"])
        // The options of a file are not known to the schema.
        let known = ["type", "enum", "anyOf"]
        if known.contains(where: { schema["properties"]?[answer.name]?[$0] != nil }) {
          add("with an object for \(answer.name)", changed)
        }
        let isRequired = schema["required"]?.array?.contains(.string(answer.name)) == true
        changed.remove(at: index)
        if isRequired { add("without \(answer.name)", changed) }
      }
    }
    #expect(cases.count > 100)
    try expectNoFaults(cases)
  }

  /// What is allowed in a form is so in its schema, and what is not is not.
  @Test func limitsAreThoseOfTheForm() throws {
    let table: [(question: String, valid: [JSON], invalid: [JSON])] = [
      (#""type": "text", "max": 3"#, ["a", "日本語", "é👍🏽"], ["", "abcd", "👩‍👩‍👧‍👦", 1, .null]),
      (#""type": "text", "min": 2, "optional": true"#, ["ab", .null], ["", "a"]),
      (#""type": "text", "min": 0"#, ["", "a"], [.null, true]),
      (#""type": "text", "pattern": "^a(?!b)""#, ["a", "ac"], ["ab", "b"]),
      (#""type": "text", "number": true, "min": 1, "max": 9.5"#, [1, 9], [0, 10, "1"]),
      (#""type": "toggle", "optional": true"#, [true, false, .null], ["on", 1]),
      (
        #""type": "toggle", "options": ["a", "b", {"value": "c", "disabled": true}], "min": 1"#,
        [["a"], ["a", "b"]], [[], ["c"], "a", .null]
      ),
      (
        #""type": "picker", "options": ["a", {"value": 1, "label": "One"}]"#, ["a", 1],
        ["1", "One", ["a"], true]
      ),
      (
        #""type": "picker", "options": ["a", "b"], "multiple": true, "max": 1"#, [[], ["b"]], ["a"]
      ),
      (
        #""type": "radio", "options": ["a"], "other": "Else", "pattern": "^x""#, ["a", "xy"], ["b"]
      ),
      (#""type": "picker", "optionsCommand": "ls""#, ["anything"], [1, [], .null]),
    ]
    var cases: [Case] = []
    for row in table {
      let form = try readForm(
        Array("{\"questions\": [{\"name\": \"q\", \(row.question)}]}".utf8), path: "f")
      let schema = answerSchema(of: form)
      for (values, isValid) in [(row.valid, true), (row.invalid, false)] {
        for value in values {
          cases.append(
            Case(row.question, schema, .object([JSON.Member("q", value)]), isValid: isValid))
          // The form itself judges no otherwise, where it knows its options.
          guard let question = form.questions.first, question.optionSource == nil else { continue }
          let isAllowed =
            (try? Checking.answer(value, to: question, options: OptionList(question.options)))
            != nil
          let isTextOfAnOption = value == "1" || value == "on" || value == 1 || value == "One"
          if !isTextOfAnOption { #expect(isAllowed == isValid, "\(row.question) \(value.text())") }
        }
      }
    }
    try expectNoFaults(cases)
  }

  /// Where a condition holds, the answer is required; where it does not, it is forbidden.
  @Test func conditionsAreThoseOfTheForm() throws {
    let form = try readForm(
      Array(
        """
        {"questions": [{"type": "radio", "name": "env", "options": ["dev", "prod"]},
          {"type": "toggle", "name": "lists", "options": ["a", "b"], "optional": true},
          {"type": "toggle", "name": "tests", "when": {"env": "prod"}},
          {"section": "S", "when": {"lists": "a"}},
          {"type": "text", "name": "why", "when": {"tests": {"not": true}}}]}
        """.utf8), path: "f")
    let table: [(answers: String, isValid: Bool)] = [
      (#"{"env": "dev", "lists": null}"#, true), (#"{"env": "dev", "lists": ["a"]}"#, true),
      (#"{"env": "prod", "lists": null}"#, false),
      (#"{"env": "prod", "lists": null, "tests": false}"#, true),
      (#"{"env": "prod", "lists": ["b"], "tests": true}"#, true),
      (#"{"env": "prod", "lists": ["a"], "tests": false}"#, false),
      (#"{"env": "prod", "lists": ["a"], "tests": false, "why": "x"}"#, true),
      (#"{"env": "prod", "lists": ["a"], "tests": true, "why": "x"}"#, false),
      (#"{"env": "dev", "lists": null, "tests": true}"#, false),
      (#"{"env": "dev", "lists": null, "why": "x"}"#, false),
    ]
    let schema = answerSchema(of: form)
    try expectNoFaults(
      try table.map {
        Case($0.answers, schema, try JSON(parsing: Array($0.answers.utf8)), isValid: $0.isValid)
      })
  }
}
