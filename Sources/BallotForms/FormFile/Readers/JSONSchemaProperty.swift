import BallotJSON

/// Reads one property of a JSON Schema as a question.
struct PropertyReader {
  var log = ReadingLog()
  let member: LocatedJSON.Member
  let profile: JSONSchemaReader.Profile
  let references: SchemaReferences
  /// Its schema, with all that this names.
  let schema: SchemaKeywords
  /// The keywords that are understood so far; any other assertion is refused.
  var understood: Set<String> = ["type", "title", "description", "default"]

  init(
    _ member: LocatedJSON.Member, _ profile: JSONSchemaReader.Profile,
    _ references: SchemaReferences
  ) {
    self.member = member
    self.profile = profile
    self.references = references
    schema = references.keywords(of: member.value, &log)
  }

  mutating func read(isRequired: Bool) -> Question {
    var question = Question(.text, name: member.name, label: literal(member.name))
    guard log.faults.isEmpty else { return question }
    let (type, isNullable) = type()
    switch type {
    case "array": readSeveral(&question)
    case "object", "null":
      refuse(
        schema["type"] ?? member.value,
        "a question has one answer, not \(type == "null" ? "null" : "an object")")
    case "boolean" where !hasChoices: question.kind = .toggle
    case "number" where !hasChoices, "integer" where !hasChoices: readNumber(&question, type)
    case "string" where !hasChoices: readText(&question)
    case nil where !hasChoices && !log.faults.isEmpty: break
    case nil where !hasChoices:
      log.add(
        "the property has no \"type\" that a question can have: add \"boolean\", \"string\", "
          + "\"number\", \"integer\", or \"array\"", at: schema["type"] ?? member.value)
    default: readOne(&question)
    }
    readAnnotations(&question)
    question.isOptional = question.isOptional || !isRequired || isNullable || schema.isNullable
    question.isAbsentIfOpen = !isRequired
    // Where the type will not do, the keywords beside it are no further faults.
    if log.faults.isEmpty {
      for member in schema.members { refuseUnlessUnderstood(member) }
    }
    return question
  }

  /// The type, and whether `null` is allowed beside it.
  private mutating func type() -> (String?, isNullable: Bool) {
    guard let value = schema["type"] else { return (nil, false) }
    switch value.value {
    case .string(let type):
      let known = ["boolean", "string", "number", "integer", "array", "object", "null"]
      if !known.contains(type) {
        log.add(
          "JSON Schema has no type \(quotedText(type)): write one of its types",
          at: value.range.lowerBound, insteadOf: type, known: known)
      }
      return (type, false)
    case .array(let elements):
      let types = elements.compactMap { $0.json.string }
      let others = types.filter { $0 != "null" }
      if others.count == 1, types.count == elements.count {
        return (others[0], types.count > 1)
      }
      refuse(value, "a question has answers of one type")
      return (nil, false)
    case .null, .bool, .number, .object:
      return (log.text(value), false)
    }
  }

  private mutating func readAnnotations(_ question: inout Question) {
    if let title = schema["title"], let text = log.text(title) { question.label = literal(text) }
    if let description = schema["description"] { question.detail = log.text(description) }
    if let value = schema["default"], isKnown(value.json) {
      question.initialValue = value.json
      // A default that is empty says that the text may be.
      if question.kind == .text, value.json == "", question.minimum == nil {
        question.minimum = JSONNumber(0)
      }
    }
    if schema["readOnly"]?.json == true, let value = schema["readOnly"] {
      refuse(value, "a property that is read only is not to be answered")
    }
  }

  /// Whether a default is a value: not `null`, which stands for none, and not a text in which the
  /// tool that the schema is for puts other values first. A request says what it means.
  private func isKnown(_ value: JSON) -> Bool {
    if value == .null { return false }
    return profile == .elicitation || !holdsBrace(value.string ?? "", before: "{%")
  }

  private mutating func readText(_ question: inout Question) {
    understood.formUnion(["minLength", "maxLength", "pattern", "format"])
    question.minimum = schema["minLength"].flatMap { log.number($0) }
    question.maximum = schema["maxLength"].flatMap { log.number($0) }
    question.pattern = schema["pattern"].flatMap { log.text($0) }
    let format = schema["format"].flatMap { log.text($0) }
    let isPassword = format == "password" || Self.secrets.contains { schema[$0]?.json == true }
    if isPassword, profile == .elicitation, let value = schema["format"] ?? schema["writeOnly"] {
      log.add(
        "a request must not ask for a secret in a form (MCP, elicitation): use mode \"url\"",
        at: value)
    }
    question.isSecret = isPassword
    question.placeholder = schema["examples"]?.json.array?.first?.string
    guard let format, question.pattern == nil else { return }
    if let known = TextFormat(rawValue: format) {
      question.pattern = known.pattern
      question.message = "not \(known.description)"
      question.placeholder = question.placeholder ?? known.example
    } else if !isPassword {
      question.placeholder = question.placeholder ?? format
    }
  }

  /// What says that a text is secret: JSON Schema (Validation, section 9.4), Airbyte, and Apify.
  private static let secrets = ["writeOnly", "airbyte_secret", "isSecret"]

  private mutating func readNumber(_ question: inout Question, _ type: String?) {
    understood.formUnion(["minimum", "maximum"])
    question.isNumber = true
    question.isInteger = type == "integer"
    question.minimum = schema["minimum"].flatMap { log.number($0) }
    question.maximum = schema["maximum"].flatMap { log.number($0) }
    if schema["multipleOf"]?.json.integer == 1 {
      question.isInteger = true
      understood.insert("multipleOf")
    }
    // Between whole numbers there is a next one.
    guard question.isInteger else { return }
    if let below = schema["exclusiveMinimum"]?.json.integer, below < .max,
      question.minimum == nil
    {
      question.minimum = JSONNumber(below + 1)
      understood.insert("exclusiveMinimum")
    }
    if let above = schema["exclusiveMaximum"]?.json.integer, above > .min,
      question.maximum == nil
    {
      question.maximum = JSONNumber(above - 1)
      understood.insert("exclusiveMaximum")
    }
  }

  /// Refuses what a question cannot express.
  mutating func refuse(_ value: LocatedJSON, _ reason: String) {
    log.add("\(reason): remove the property, or give it a simple type", at: value)
  }

  private mutating func refuseUnlessUnderstood(_ keyword: LocatedJSON.Member) {
    if understood.contains(keyword.name) { return }
    guard profile == .elicitation || JSONSchemaReader.assertions.contains(keyword.name) else {
      return
    }
    log.add(
      "a question cannot express \(quotedText(keyword.name)) here: remove it, or check the answer "
        + "afterwards", at: keyword.nameRange.lowerBound)
  }
}
