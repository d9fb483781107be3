public import BallotJSON

/// The JSON Schema (2020-12) of a form's answers, as the JSON result has them: which members there
/// are, what each may be, and under which conditions each is there.
///
/// Conditions on facts are not known to the schema: what depends on one may be there or not.
public func answerSchema(of form: Form) -> JSON {
  var schema = AnswerSchema(form)
  return schema.make()
}

private struct AnswerSchema {
  let form: Form
  /// The questions that say what each answer may be.
  private var models: [String: Question] = [:]
  private var properties: [JSON.Member] = []
  private var required: [JSON] = []
  private var conditionals: [JSON] = []

  init(_ form: Form) {
    self.form = form
    for question in form.questions where question.sources.isEmpty {
      models[question.name] = question
    }
    for question in form.questions {
      for name in question.sources where models[name] == nil { models[name] = question }
    }
  }

  mutating func make() -> JSON {
    var section: [Condition] = []
    for item in form.items {
      switch item {
      case .section(_, let when): section = when
      case .note: break
      case .question(let question): add(question, under: section + question.when)
      }
    }
    var members = [
      JSON.Member("$schema", "https://json-schema.org/draft/2020-12/schema"),
      JSON.Member("type", "object"),
      JSON.Member("properties", .object(properties)),
      JSON.Member("required", .array(required)),
      JSON.Member("additionalProperties", false),
    ]
    if let title = form.title { members.insert(JSON.Member("title", .string(title)), at: 1) }
    if !conditionals.isEmpty { members.append(JSON.Member("allOf", .array(conditionals))) }
    return .object(members)
  }

  private mutating func add(_ question: Question, under conditions: [Condition]) {
    guard question.kind != .confirm else { return }
    let names = question.sources.isEmpty ? [question.name] : question.sources
    for name in names where !properties.contains(where: { $0.name == name }) {
      properties.append(JSON.Member(name, answer(to: models[name] ?? question)))
      // Shared answers are there where any of their questions is shown: nothing simple says it.
      let isShared = form.questions.count { $0.name == name || $0.sources.contains(name) } > 1
      let isCertain = !isShared && question.ifNone == .fail
      if conditions.isEmpty {
        if (isCertain || isShared) && !isLeftOut(question) { required.append(.string(name)) }
      } else if isCertain, conditions.allSatisfy({ models[$0.name] != nil }) {
        conditionals.append([
          "if": all(conditions),
          "then": ["required": [.string(name)]],
          "else": ["properties": .object([JSON.Member(name, false)])],
        ])
      }
    }
  }

  /// A schema that holds where all conditions do.
  private func all(_ conditions: [Condition]) -> JSON {
    conditions.count == 1
      ? holds(conditions[0]) : ["allOf": .array(conditions.map { holds($0) })]
  }

  /// A schema that holds where a condition does. An answer that is hidden or open satisfies none.
  private func holds(_ condition: Condition) -> JSON {
    let model = models[condition.name]
    let words = condition.values.map(\.plainText)
    let values: [JSON] =
      switch model {
      case let model? where model.hasOptions && model.optionSource == nil && model.other == nil:
        model.options.map(\.value).filter { words.contains($0.plainText) }
      case let model? where model.kind == .toggle && !model.isGroup:
        condition.values.compactMap { Toggled.value(of: $0.plainText).map(JSON.bool) }
      case let model? where model.isNumber: condition.values
      case _: words.map(JSON.string)
      }
    let isAny: JSON = ["enum": .array(values)]
    var value: JSON = model?.takesSeveral == true ? ["type": "array", "contains": isAny] : isAny
    switch condition.comparison {
    case .isAny: break
    case .isNone: value = ["not": ["anyOf": [value, ["type": "null"]]]]
    }
    return [
      "properties": .object([JSON.Member(condition.name, value)]),
      "required": [.string(condition.name)],
    ]
  }

  /// What an answer may be, with the words that people read.
  private func answer(to question: Question) -> JSON {
    var members = [JSON.Member("title", .string(question.label))]
    if let detail = question.detail { members.append(JSON.Member("description", .string(detail))) }
    let value = value(of: question)
    members += question.isOptional && !isLeftOut(question) ? [nullable(value)] : value
    if let value = question.initialValue, !question.isSecret {
      members.append(JSON.Member("default", value))
    }
    return .object(members)
  }

  /// Whether the answer is left out where it is open, and not `null`.
  private func isLeftOut(_ question: Question) -> Bool {
    question.isOptional && question.isAbsentIfOpen
  }

  private func nullable(_ value: [JSON.Member]) -> JSON.Member {
    JSON.Member("anyOf", [.object(value), ["type": "null"]])
  }

  private func value(of question: Question) -> [JSON.Member] {
    if question.takesSeveral {
      var members = [
        JSON.Member("type", "array"), JSON.Member("items", option(of: question)),
      ]
      if let least = question.minimum { members.append(JSON.Member("minItems", .number(least))) }
      if let most = question.maximum { members.append(JSON.Member("maxItems", .number(most))) }
      return members
    }
    switch question.kind {
    case .toggle, .confirm: return [JSON.Member("type", "boolean")]
    case .radio, .picker: return option(of: question).object ?? []
    case .text: return text(of: question)
    }
  }

  /// What one option of a question may be.
  private func option(of question: Question) -> JSON {
    switch question.optionSource {
    case .lines?, .command?: return ["type": "string"]
    case .json?: return [:]
    case nil: break
    }
    let choices = question.options.filter(\.isEnabled).map { option -> JSON in
      option.label == option.value.plainText
        ? ["const": option.value] : ["const": option.value, "title": .string(option.label)]
    }
    let isPlain = choices.allSatisfy { $0.object?.count == 1 }
    let listed: [JSON] =
      isPlain ? [["enum": .array(choices.compactMap { $0["const"] })]] : choices
    guard question.other != nil else { return isPlain ? listed[0] : ["anyOf": .array(listed)] }
    var other = [JSON.Member("type", "string"), JSON.Member("minLength", 1)]
    if let pattern = question.pattern { other.append(JSON.Member("pattern", .string(pattern))) }
    return ["anyOf": .array(listed + [.object(other)])]
  }

  private func text(of question: Question) -> [JSON.Member] {
    let limits: (String, String)
    var members: [JSON.Member]
    if question.isNumber {
      members = [JSON.Member("type", question.isInteger ? "integer" : "number")]
      limits = ("minimum", "maximum")
    } else {
      members = [JSON.Member("type", "string")]
      limits = ("minLength", "maxLength")
      if let pattern = question.pattern {
        members.append(JSON.Member("pattern", .string(pattern)))
      }
    }
    // Text that may not be left open may not be empty either.
    let isNeeded = !question.isNumber && !question.isOptional
    if let least = question.minimum ?? (isNeeded ? JSONNumber(1) : nil) {
      members.append(JSON.Member(limits.0, .number(least)))
    }
    if let most = question.maximum {
      members.append(JSON.Member(limits.1, .number(most)))
    }
    return members
  }
}
