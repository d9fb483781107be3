import BallotJSON

extension PropertyReader {
  /// As many options are all in view, with a number key each; more are a picker.
  static let radioLimit = 9

  /// Whether the property lists what it may be.
  var hasChoices: Bool {
    ["enum", "oneOf", "anyOf", "const"].contains { schema[$0] != nil }
  }

  /// One of the listed values.
  mutating func readOne(_ question: inout Question) {
    understood.formUnion(["enum", "oneOf", "anyOf", "const", "enumNames"])
    let options = choices(of: schema)
    // `null` among the values says that there may be no answer.
    question.options = options.filter { $0.value != .null }
    if question.options.count < options.count { question.isOptional = true }
    question.kind = question.options.count > Self.radioLimit ? .picker : .radio
    if schema["const"] != nil { question.ifOne = .take }
  }

  /// Any of the values that `items` lists.
  mutating func readSeveral(_ question: inout Question) {
    understood.formUnion(["items", "minItems", "maxItems", "uniqueItems"])
    question.kind = .toggle
    question.minimum = schema["minItems"].flatMap { log.number($0) }
    question.maximum = schema["maxItems"].flatMap { log.number($0) }
    guard let list = schema["items"] else {
      log.add(
        "a list needs \"items\" with the values to choose from: add an \"enum\"", at: member.value)
      return
    }
    let items = references.keywords(of: list, &log)
    guard log.faults.isEmpty else { return }
    let known = ["type", "title", "description", "enum", "oneOf", "anyOf", "const", "enumNames"]
    for member in items.members where !known.contains(member.name) {
      guard profile == .elicitation || JSONSchemaReader.assertions.contains(member.name)
      else { continue }
      log.add(
        "a question cannot express \(quotedText(member.name)) of an element: remove it",
        at: member.nameRange.lowerBound)
    }
    guard ["enum", "oneOf", "anyOf", "const"].contains(where: { items[$0] != nil }) else {
      log.add(
        "a question cannot express \"items\" of any value: give them an \"enum\", or \"oneOf\" with "
          + "\"const\" and \"title\"", at: list)
      return
    }
    question.options = choices(of: items)
    if question.options.count > Self.radioLimit {
      question.kind = .picker
      question.isMultiple = true
    }
  }

  /// The values that a schema lists, by `enum`, or by `oneOf` or `anyOf` of `const` and `title`.
  private mutating func choices(of schema: SchemaKeywords) -> [Option] {
    let lists = ["enum", "oneOf", "anyOf", "const"].compactMap { schema[$0] }
    if lists.count > 1 {
      log.add("the values are listed twice: keep one of the lists", at: lists[1])
      return []
    }
    if let constant = schema["const"] { return [Option(constant.json)] }
    guard let list = lists.first, case .array(let elements) = list.value else {
      if let list = lists.first { log.add("the values are a list: write [ and ]", at: list) }
      return []
    }
    if elements.count > BallotFormReader.limit {
      log.add("more than \(BallotFormReader.limit) options: shorten the list", at: list)
      return []
    }
    guard schema["enum"] == nil else {
      return named(elements, by: schema["enumNames"] ?? schema["enumTitles"])
    }
    return elements.compactMap { choice($0) }
  }

  /// The values of an `enum`, with the labels that older forms give beside it.
  private mutating func named(_ values: [LocatedJSON], by names: LocatedJSON?) -> [Option] {
    let labels = names.flatMap { log.texts($0) } ?? []
    if let names, labels.count != values.count {
      log.add(
        "\(values.count) values have \(labels.count) names: give each value its name", at: names)
    }
    return values.enumerated().map { index, value in
      Option(value.json, label: labels.indices.contains(index) ? labels[index] : nil)
    }
  }

  /// `{"const": value, "title": label}`, or an `enum` of one value in its place.
  private mutating func choice(_ alternative: LocatedJSON) -> Option? {
    let count = log.faults.count
    let schema = references.keywords(of: alternative, &log)
    guard log.faults.count == count else { return nil }
    var option: Option?
    for member in schema.members {
      switch member.name {
      case "const": option = Option(member.value.json)
      case "enum":
        if case .array(let elements) = member.value.value, elements.count == 1 {
          option = Option(elements[0].json)
        }
      case "title", "description", "type": break
      default:
        guard profile == .elicitation || JSONSchemaReader.assertions.contains(member.name)
        else { continue }
        log.add(
          "an option cannot express \(quotedText(member.name)): give it \"const\" and \"title\"",
          at: member.nameRange.lowerBound)
      }
    }
    guard var option else {
      log.add("an option needs one value: add \"const\"", at: alternative)
      return nil
    }
    if let title = schema["title"].flatMap({ log.text($0) }) { option.label = title }
    option.detail = schema["description"].flatMap { log.text($0) }
    return option
  }
}
