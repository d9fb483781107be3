import BallotJSON

/// Reads the `cookiecutter.json` of a project template (cookiecutter 2.7).
///
/// Text and numbers are text questions, lists choices whose first is the default, `true` and
/// `false` toggles; an object is its own answer, as there is nothing to edit it with. `templates`
/// are what to go on with: the answer is the path of one. Names that begin with `_` are not asked.
/// Jinja is not evaluated: a default that needs it is no default (decisions 3.8).
struct CookiecutterReader: FormReader {
  var log = ReadingLog()
  var origin: FormOrigin { .schema }
  let root: LocatedJSON
  /// The prompts by name: a text, or an object with `__prompt__` and labels of options.
  private let prompts: LocatedJSON?
  private var variables: [LocatedJSON.Member] = []

  init(_ root: LocatedJSON) {
    self.root = root
    prompts = root["__prompts__"]
  }

  mutating func read() -> Form {
    guard let members = log.members(root) else {
      log.markUnread("questions", of: nil)
      return Form()
    }
    if let prompts { _ = log.members(prompts) }
    variables = members.filter { !$0.name.hasPrefix("_") }
    var form = Form()
    for (index, variable) in variables.prefix(BallotFormReader.limit).enumerated() {
      let count = log.faults.count
      form.items.append(.question(question(variable)))
      if log.faults.count > count { log.markIncomplete(index) }
    }
    return form
  }

  func offset(of place: FormPlace) -> Int {
    guard let item = place.item, variables.indices.contains(item) else {
      return root.range.lowerBound
    }
    return variables[item].nameRange.lowerBound
  }

  private mutating func question(_ variable: LocatedJSON.Member) -> Question {
    let value = variable.value
    let label = prompt(of: variable.name) ?? variable.name
    var question = Question(.text, name: variable.name, label: literal(label))
    switch value.value {
    case .string(let text): setText(text, of: &question)
    case .number(let number): setText(number.text, of: &question)
    case .null: setText("", of: &question)
    case .bool(let flag):
      question.kind = .toggle
      question.initialValue = .bool(flag)
    case .array(let elements): setChoices(elements, value, of: &question)
    case .object(let members) where variable.name == "templates":
      for member in members.prefix(BallotFormReader.limit) {
        if let option = template(member.value) { question.options.append(option) }
      }
      question.kind = question.options.count > PropertyReader.radioLimit ? .picker : .radio
      question.initialValue = question.options.first?.value
    case .object:
      question.kind = .radio
      question.options = [Option(value.json, label: value.json.text())]
      question.initialValue = value.json
      question.ifOne = .take
      if isJinja(value.json.text()) {
        log.add(
          "the values in an object need Jinja, which is not evaluated: write them out", at: value)
      }
    }
    return question
  }

  /// Any text will do, an empty one too.
  private func setText(_ text: String, of question: inout Question) {
    question.minimum = JSONNumber(0)
    if !isJinja(text) { question.initialValue = .string(text) }
  }

  private mutating func setChoices(
    _ elements: [LocatedJSON], _ value: LocatedJSON, of question: inout Question
  ) {
    if elements.isEmpty || elements.count > BallotFormReader.limit {
      log.add(
        "a list is what to choose from: give it 1 to \(BallotFormReader.limit) elements", at: value)
      return
    }
    for element in elements.prefix(BallotFormReader.limit) {
      switch element.value {
      case .string(let text) where isJinja(text):
        log.add("an option that Jinja makes is not known before: write it out", at: element)
      case .string, .number, .bool:
        // The template gets text, whatever was written.
        let text = element.json.plainText
        let label = prompts?[question.name]?[text]?.json.string
        question.options.append(Option(.string(text), label: label))
      case .null, .array, .object:
        log.add("an option is text or a number: write one", at: element)
      }
    }
    question.kind = elements.count > PropertyReader.radioLimit ? .picker : .radio
    question.initialValue = question.options.first?.value
  }

  /// A template inside this one, which its path names.
  private mutating func template(_ value: LocatedJSON) -> Option? {
    guard let path = value["path"].flatMap({ log.text($0) }) else {
      log.add("a template needs its \"path\": add it", at: value)
      return nil
    }
    var option = Option(.string(path), label: value["title"]?.json.string)
    option.detail = value["description"]?.json.string
    return option
  }

  /// The prompt of a variable, where it has one.
  private func prompt(of name: String) -> String? {
    guard let prompt = prompts?[name] else { return nil }
    return prompt.json.string ?? prompt["__prompt__"]?.json.string
  }

  private func isJinja(_ text: String) -> Bool {
    holdsBrace(text, before: "{%#")
  }
}
