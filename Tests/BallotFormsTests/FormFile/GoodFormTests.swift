import BallotForms
import BallotJSON
import BallotTerminal
import Testing

/// The form of a text that must be readable.
func form(_ text: String, path: String = "form.json") -> Form? {
  do throws(FormFileError) {
    return try readForm(Array(text.utf8), path: path)
  } catch {
    Issue.record("\(error)")
    return nil
  }
}

@Test func theFormOfTheReadmeIsReadWhole() {
  let read = form(
    """
    {
      "$schema": "https://example.com/form.schema.json",
      "title": "Deploy",
      "envPrefix": "DEPLOY_",
      "layout": "page",
      "given": {"gpu": "no"},
      "questions": [
        {"section": "Target"},
        {"type": "radio", "name": "env", "label": "Deploy to", "orientation": "horizontal",
         "options": ["dev", "staging",
                     {"value": "prod", "label": "Production", "icon": "🚀",
                      "detail": "customers see it"},
                     {"value": "dr", "disabled": "frozen until Monday"}],
         "default": "staging"},
        {"note": ["Production is watched.", "Tell the channel first."], "when": {"env": "prod"}},
        {"type": "toggle", "name": "tests", "label": "Run the tests?", "style": "switch",
         "tint": "green", "default": true},
        {"type": "toggle", "name": "lists", "label": "Notify", "master": "Everyone",
         "options": ["team", "ops", "sales"], "default": []},
        {"type": "picker", "name": "region", "label": "Region", "style": "menu",
         "optionsFrom": "regions.txt", "when": {"env": ["staging", "prod"]}},
        {"type": "picker", "sources": ["top", "bottom"], "label": "Border",
         "options": ["thin", "regular", "thick"], "default": {"top": "thin", "bottom": "thick"}},
        {"type": "confirm", "name": "go", "label": "Deploy to {env}?",
         "when": {"env": {"not": "dev"}}}
      ],
      "review": true
    }
    """, path: "forms/deploy.json")

  var env = Question(.radio, name: "env", label: "Deploy to")
  env.orientation = .horizontal
  env.options = [
    Option("dev"), Option("staging"),
    Option("prod", label: "Production", detail: "customers see it", icon: "🚀"),
    Option("dr", disabled: "frozen until Monday"),
  ]
  env.initialValue = "staging"
  var tests = Question(.toggle, name: "tests", label: "Run the tests?")
  tests.style = "switch"
  tests.tint = .standard(2)
  tests.initialValue = true
  var lists = Question(.toggle, name: "lists", label: "Notify")
  lists.master = "Everyone"
  lists.options = [Option("team"), Option("ops"), Option("sales")]
  lists.initialValue = []
  var region = Question(.picker, name: "region", label: "Region")
  region.style = "menu"
  region.optionSource = .lines("forms/regions.txt")
  region.when = [Condition("env", .isAny, ["staging", "prod"])]
  var border = Question(.picker, name: "top,bottom", label: "Border")
  border.sources = ["top", "bottom"]
  border.options = [Option("thin"), Option("regular"), Option("thick")]
  border.initialValues = [JSON.Member("top", "thin"), JSON.Member("bottom", "thick")]
  var go = Question(.confirm, name: "go", label: "Deploy to {env}?")
  go.when = [Condition("env", .isNone, ["dev"])]
  var expected = Form(
    title: "Deploy",
    items: [
      .section(title: "Target", when: []), .question(env),
      .note(
        lines: ["Production is watched.", "Tell the channel first."],
        when: [Condition("env", .isAny, ["prod"])]),
      .question(tests), .question(lists), .question(region), .question(border), .question(go),
    ])
  expected.environmentPrefix = "DEPLOY_"
  expected.given = [JSON.Member("gpu", "no")]
  expected.review = true
  #expect(read == expected)
}

@Test func everyMemberReachesItsQuestion() {
  let read = form(
    """
    {"questions": [
      {"type": "text", "name": "a", "label": ["Two", "lines"], "icon": "🔑", "detail": "d",
       "optional": true, "check": "true", "defaultCommand": "hostname", "labelsHidden": true,
       "min": 1, "max": 9, "secret": true, "repeat": true, "pattern": "^a", "message": "m",
       "placeholder": "p", "key": "A_KEY"},
      {"type": "text", "name": "b", "number": true, "default": 7},
      {"type": "text", "name": "c", "path": "folder", "exists": true},
      {"type": "picker", "name": "d", "optionsCommand": "ls", "read0": true, "delimiter": "\\t",
       "columns": ["label", "value"], "ifOne": "take", "ifNone": "skip", "other": "Another",
       "onMarker": "+", "offMarker": "-", "mixedMarker": "~", "height": 5, "query": "q",
       "preview": "cat", "previewPosition": "beside", "style": "wheel", "tint": 208},
      {"type": "picker", "name": "e", "optionsJson": "/e.json", "valueKey": "v", "labelKey": "l",
       "detailKey": "d", "iconKey": "i", "multiple": true},
      {"type": "toggle", "name": "f", "onLabel": "yes", "offLabel": "no", "onValue": "1",
       "offValue": "0"},
      {"type": "confirm", "name": "g", "typed": "delete"},
      {"type": "radio", "name": "h", "options": [1, true, {"value": {"id": 1}, "tint": "#f00",
       "keywords": ["k"], "section": "S", "disabled": true, "when": {"f": "on"}}]}
    ]}
    """)
  var text = Question(.text, name: "a", label: "Two\nlines")
  text.icon = "🔑"
  text.detail = "d"
  text.isOptional = true
  text.check = "true"
  text.defaultCommand = "hostname"
  text.labelsHidden = true
  text.minimum = JSONNumber(1)
  text.maximum = JSONNumber(9)
  text.isSecret = true
  text.isRepeated = true
  text.pattern = "^a"
  text.message = "m"
  text.placeholder = "p"
  text.key = "A_KEY"
  var number = Question(.text, name: "b", label: "b")
  number.isNumber = true
  number.initialValue = 7
  var path = Question(.text, name: "c", label: "c")
  path.path = .folder
  path.mustExist = true
  var lines = Question(.picker, name: "d", label: "d")
  lines.optionSource = .command("ls")
  lines.lineFormat.endsWithNull = true
  lines.lineFormat.delimiter = "\t"
  lines.lineFormat.columns = [.label, .value]
  lines.ifOne = .take
  lines.ifNone = .skip
  lines.other = "Another"
  lines.markers = Markers(on: "+", off: "-", mixed: "~")
  lines.height = 5
  lines.query = "q"
  lines.preview = "cat"
  lines.previewPosition = .beside
  lines.style = "wheel"
  lines.tint = .indexed(208)
  var records = Question(.picker, name: "e", label: "e")
  records.optionSource = .json("/e.json")
  records.recordKeys.value = "v"
  records.recordKeys.label = "l"
  records.recordKeys.detail = "d"
  records.recordKeys.icon = "i"
  records.isMultiple = true
  var toggle = Question(.toggle, name: "f", label: "f")
  toggle.onLabel = "yes"
  toggle.offLabel = "no"
  toggle.onValue = "1"
  toggle.offValue = "0"
  var confirm = Question(.confirm, name: "g", label: "g")
  confirm.typed = "delete"
  var radio = Question(.radio, name: "h", label: "h")
  radio.options = [
    Option(1), Option(true),
    Option(
      ["id": 1], tint: .rgb(red: 255, green: 0, blue: 0), keywords: ["k"], section: "S",
      disabled: "", when: [Condition("f", .isAny, ["on"])]),
  ]
  let expected = [text, number, path, lines, records, toggle, confirm, radio]
  for (index, question) in (read?.questions ?? []).enumerated() {
    #expect(question == expected[index], "\(question.name)")
  }
  #expect(read?.questions.count == expected.count)
}

@Test func whatIsAllowedIsNoFault() {
  for text in [
    #"{"type":"radio","name":"a","options":["x","x"]}"#,
    #"{"type":"radio","name":"a","options":["","x"],"default":""}"#,
    #"{"type":"radio","name":"a","optionsFrom":"-","default":"anything"}"#,
    #"{"type":"radio","name":"a","other":"Another","default":"anything"}"#,
    #"{"type":"toggle","name":"a","default":"on"}"#,
    #"{"type":"toggle","name":"a","label":""}"#,
    #"{"type":"text","name":"a","optional":true,"default":null}"#,
    #"{"type":"confirm","name":"a","label":"Delete {{file}?"}"#,
    #"{"type":"confirm","name":"a","label":"A { brace } and {1}"}"#,
    #"{"type":"text","name":"a"},{"note":"Hello {a}"},{"section":""}"#,
    #"{"type":"toggle","name":"a"},{"type":"text","name":"b","when":{"a":"yes"}}"#,
    #"{"type":"toggle","name":"all","sources":["a","b"]},{"type":"toggle","name":"b"}"#,
    #"{"type":"toggle","name":"b"},{"type":"toggle","sources":["a","b"]}"#,
    #"{"type":"picker","name":"a","style":"navigationLink","options":[1]}"#,
  ] {
    #expect(faults(Array("{\"questions\":[\(text)]}".utf8)).map(\.message) == [], "\(text)")
  }
}

@Test func aSingleCommandQuotesNothing() {
  let form = Form(Question(.confirm, name: "answer", label: "Delete {file}?"))
  #expect(faults(in: form, from: .singleCommand) == [])
  #expect(faults(in: form).map(\.place.description) == ["label"])
}

@Test func filesThatAFormNamesAreBesideIt() {
  for (path, resolved) in [
    ("form.json", "r.txt"), ("-", "r.txt"), ("a/b/form.json", "a/b/r.txt"),
    ("/form.json", "/r.txt"),
  ] {
    let read = form(
      #"{"questions":[{"type":"radio","name":"a","optionsFrom":"r.txt"}]}"#, path: path)
    #expect(read?.questions.first?.optionSource == .lines(resolved), "\(path)")
  }
}
