import BallotForms
import BallotJSON
import Testing

@Test func anElicitationIsAFormUnderItsMessage() throws {
  let text = """
    {"jsonrpc": "2.0", "id": 1, "method": "elicitation/create", "params": {
      "mode": "form", "message": "Who are you?",
      "requestedSchema": {"type": "object",
        "properties": {"name": {"type": "string", "title": "Name"}}, "required": ["name"]}}}
    """
  let (form, dialect) = try readFormFile(Array(text.utf8), path: "-")
  #expect(dialect == .elicitation)
  #expect(
    form
      == Form(items: [
        .note(lines: ["Who are you?"], when: []),
        .question(Question(.text, name: "name", label: "Name")),
      ]))
}

@Test func anElicitationThatIsNoFormIsRefused() {
  for row in [
    FaultyRow(
      #"{"mode": ▸"url", "message": "m", "url": "https://example.com"}"#,
      #"mode "url" asks a person to open a page, and not for answers: show the address, and ask "#
        + "with confirm"),
    FaultyRow(
      #"▸{"mode": "form", "message": "m"}"#, #"the request has no "requestedSchema": add it"#),
    FaultyRow(
      #"{"method": ▸"tools/call", "params": {"requestedSchema": {"properties": {"a": {"type": "boolean"}}}}}"#,
      #"only a request of method "elicitation/create" is a form"#),
    FaultyRow(
      #"{▸"mesage": "m", "requestedSchema": {"properties": {"a": {"type": "boolean"}}}}"#,
      #"an elicitation request has no "mesage": did you mean "message"?"#),
    FaultyRow(
      #"{"message": "m", "requestedSchema": {"properties": {"a": {"type": "boolean", ▸"x-y": 1}}}}"#,
      #"a question cannot express "x-y" here: remove it, or check the answer afterwards"#),
    FaultyRow(
      #"{"message": "m", "requestedSchema": {"properties": {"a": {"type": "string", "format": ▸"password"}}}}"#,
      #"a request must not ask for a secret in a form (MCP, elicitation): use mode "url""#),
    FaultyRow(
      #"{"message": "m", "requestedSchema": {"properties": {"a": {"type": "number", "default": ▸"x"}}}}"#,
      #"the default "x" will not do: not a number; choose another, or remove it"#),
  ] {
    let difference = row.difference()
    #expect(difference == nil, "\(difference ?? "")")
  }
}

@Test func aCookiecutterFileIsAskedInItsOrder() {
  let read = form(
    """
    {"name": "Demo", "slug": "{{ cookiecutter.name|lower }}", "count": 3, "vcs": true,
     "license": ["MIT", "BSD"], "extras": {"a": "b"}, "_copy_without_render": ["*.html"],
     "__slug": "{{ cookiecutter.slug }}",
     "templates": {"a": {"path": "./a", "title": "A", "description": "The first"},
                   "b": {"path": "./b"}},
     "__prompts__": {"name": "The name {name}",
                     "license": {"__prompt__": "Which licence?", "MIT": "MIT, short"}}}
    """, path: "template/cookiecutter.json")
  var name = Question(.text, name: "name", label: "The name {{name}")
  name.minimum = JSONNumber(0)
  name.initialValue = "Demo"
  var slug = Question(.text, name: "slug", label: "slug")
  slug.minimum = JSONNumber(0)
  var count = Question(.text, name: "count", label: "count")
  count.minimum = JSONNumber(0)
  count.initialValue = "3"
  var vcs = Question(.toggle, name: "vcs", label: "vcs")
  vcs.initialValue = true
  var license = Question(.radio, name: "license", label: "Which licence?")
  license.options = [Option("MIT", label: "MIT, short"), Option("BSD")]
  license.initialValue = "MIT"
  var extras = Question(.radio, name: "extras", label: "extras")
  extras.options = [Option(["a": "b"])]
  extras.initialValue = ["a": "b"]
  extras.ifOne = .take
  var templates = Question(.radio, name: "templates", label: "templates")
  templates.options = [Option("./a", label: "A", detail: "The first"), Option("./b")]
  templates.initialValue = "./a"
  let expected = [name, slug, count, vcs, license, extras, templates]
  for (question, wanted) in zip(read?.questions ?? [], expected) { #expect(question == wanted) }
  #expect(read?.questions.count == expected.count)
}

@Test func whatCookiecutterMakesWithJinjaIsRefused() {
  for row in [
    FaultyRow(
      #"{"a": ["x", ▸"{{ cookiecutter.b }}"]}"#,
      "an option that Jinja makes is not known before: write it out"),
    FaultyRow(
      #"{"a": ▸{"b": "{% now %}"}}"#,
      "the values in an object need Jinja, which is not evaluated: write them out"),
    FaultyRow(
      #"{"templates": {"a": ▸{"title": "A"}}}"#, #"a template needs its "path": add it"#),
    FaultyRow(#"{"a": [▸["x"]]}"#, "an option is text or a number: write one"),
    FaultyRow(
      #"{"a": ▸[]}"#, "a list is what to choose from: give it 1 to 10000 elements"),
  ] {
    let difference = row.difference(path: "cookiecutter.json")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
