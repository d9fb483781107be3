import BallotJSON

/// Reads a JSON Schema (2020-12) of type `object` as a form: each property is a question, and each
/// schema in an `allOf` of the whole is a section.
///
/// Keywords that only annotate are ignored, as the specification says (Core, section 6.5). What
/// asserts something that a question cannot express is refused at its place.
struct JSONSchemaReader: FormReader {
  /// How much of JSON Schema is known.
  enum Profile {
    /// All of it: what is no keyword is an annotation.
    case full
    /// The part of MCP elicitation: anything else is refused, references and secrets too.
    case elicitation
  }

  /// Properties that stand together.
  private struct Part {
    var title: LocatedJSON.Member?
    var description: LocatedJSON.Member?
    var properties: [LocatedJSON.Member] = []
    /// The `additionalProperties` that allow none.
    var closed: LocatedJSON.Member?
  }

  /// Where an item of the form comes from.
  private struct Source {
    let name: Int
    var keywords: SchemaKeywords?
  }

  var log = ReadingLog()
  var origin: FormOrigin { .schema }
  let root: LocatedJSON
  let profile: Profile
  private let references: SchemaReferences
  private var parts: [Part] = []
  private var required: [(name: String, offset: Int)] = []
  private var sources: [Source] = []

  init(_ root: LocatedJSON, profile: Profile = .full) {
    self.root = root
    self.profile = profile
    references = SchemaReferences(document: root, areFollowed: profile == .full)
  }

  mutating func read() -> Form {
    var form = Form()
    guard readPart(root) else {
      log.markUnread("questions", of: nil)
      return form
    }
    form.title = parts[0].title.flatMap { log.text($0.value) }.map(literal)
    checkClosed()
    checkRequired()
    let names = Set(required.map(\.name))
    var left = BallotFormReader.limit
    for (index, part) in parts.enumerated() {
      if index > 0, let title = part.title { addSection(title, to: &form) }
      if let description = part.description { addNote(description, to: &form) }
      for property in part.properties.prefix(left) {
        addQuestion(property, isRequired: names.contains(property.name), to: &form)
      }
      left -= min(left, part.properties.count)
    }
    return form
  }

  /// Reads an object schema, and those that it names, as parts.
  /// - Returns: whether it is one.
  private mutating func readPart(_ schema: LocatedJSON) -> Bool {
    guard parts.count < SchemaReferences.limit else {
      log.add(SchemaReferences.tooMany, at: schema)
      return false
    }
    guard let members = log.members(schema) else { return false }
    if let type = schema["type"], type.json != "object" {
      log.add("a form is a schema of type \"object\": put this under its \"properties\"", at: type)
      return false
    }
    var part = Part()
    var others: [LocatedJSON] = []
    for member in members {
      switch member.name {
      case "type", "$schema", "$defs", "definitions": break
      case "title": part.title = member
      case "description": part.description = member
      case "properties": part.properties = log.members(member.value) ?? []
      case "required": readRequired(member.value)
      case "additionalProperties", "unevaluatedProperties":
        // No other property is ever given, but those of another part are.
        if member.name == "additionalProperties", member.value.json != true {
          part.closed = member
        }
      case "$ref" where references.areFollowed:
        others += references.target(of: member.value, &log).map { [$0] } ?? []
      case "allOf" where references.areFollowed: others += references.elements(of: member, &log)
      default: refuse(member)
      }
    }
    parts.append(part)
    return others.allSatisfy { readPart($0) }
  }

  private mutating func readRequired(_ value: LocatedJSON) {
    guard let names = log.texts(value), case .array(let elements) = value.value else { return }
    required += zip(names, elements).map { ($0, $1.range.lowerBound) }
  }

  private mutating func checkRequired() {
    let known = parts.flatMap { $0.properties.map(\.name) }
    let names = Set(known)
    for (name, offset) in required where !names.contains(name) {
      log.add(
        "no property is named \(quotedText(name)): add it, or do not require it", at: offset,
        insteadOf: name, known: Array(known.prefix(1000)))
    }
  }

  /// `additionalProperties` sees the properties beside it only (Core, section 10.3.2.3).
  private mutating func checkClosed() {
    for (index, part) in parts.enumerated() {
      guard let closed = part.closed else { continue }
      let own = Set(part.properties.map(\.name))
      let others = parts.enumerated().filter { $0.offset != index }.flatMap(\.element.properties)
      guard let other = others.first(where: { !own.contains($0.name) }) else { continue }
      log.add(
        "this forbids \(quotedText(other.name)), which another part has: write "
          + "\"unevaluatedProperties\" in the whole", at: closed.nameRange.lowerBound)
    }
  }

  private mutating func addSection(_ title: LocatedJSON.Member, to form: inout Form) {
    guard let text = log.text(title.value) else { return }
    form.items.append(.section(title: literal(text), when: []))
    sources.append(Source(name: title.nameRange.lowerBound))
  }

  private mutating func addNote(_ description: LocatedJSON.Member, to form: inout Form) {
    guard let text = log.text(description.value) else { return }
    form.items.append(.note(lines: [literal(text)], when: []))
    sources.append(Source(name: description.nameRange.lowerBound))
  }

  private mutating func addQuestion(
    _ property: LocatedJSON.Member, isRequired: Bool, to form: inout Form
  ) {
    var reader = PropertyReader(property, profile, references)
    let question = reader.read(isRequired: isRequired)
    for fault in reader.log.faults { log.add(fault.message, at: fault.offset) }
    if !reader.log.faults.isEmpty { log.markIncomplete(form.items.count) }
    sources.append(Source(name: property.nameRange.lowerBound, keywords: reader.schema))
    form.items.append(.question(question))
  }

  private mutating func refuse(_ member: LocatedJSON.Member) {
    guard profile == .elicitation || Self.assertions.contains(member.name) else { return }
    log.add(
      "a form cannot express \(quotedText(member.name)) here: remove it, or check the answers "
        + "afterwards", at: member.nameRange.lowerBound)
  }

  func offset(of place: FormPlace) -> Int {
    guard let item = place.item, sources.indices.contains(item) else {
      return root["properties"]?.range.lowerBound ?? root.range.lowerBound
    }
    let source = sources[item]
    guard case .member(let name)? = place.path.first,
      let value = Self.keywords(of: name).lazy.compactMap({ source.keywords?[$0] }).first
    else { return source.name }
    return value.range.lowerBound
  }

  /// The keywords that a member of a question is read from.
  private static func keywords(of member: String) -> [String] {
    switch member {
    case "default", "pattern": [member]
    case "label": ["title"]
    case "min": ["minimum", "exclusiveMinimum", "minLength", "minItems"]
    case "max": ["maximum", "exclusiveMaximum", "maxLength", "maxItems"]
    case "options": ["enum", "oneOf", "anyOf", "const", "items"]
    default: []
    }
  }

  /// The keywords that assert something (Validation, section 6; Core, sections 8 and 10; and those
  /// of older drafts).
  static let assertions = [
    "type", "enum", "const", "multipleOf", "maximum", "exclusiveMaximum", "minimum",
    "exclusiveMinimum", "maxLength", "minLength", "pattern", "maxItems", "minItems", "uniqueItems",
    "maxContains", "minContains", "maxProperties", "minProperties", "required",
    "dependentRequired", "properties", "patternProperties", "additionalProperties",
    "propertyNames", "unevaluatedProperties", "items", "prefixItems", "additionalItems",
    "contains", "unevaluatedItems", "allOf", "anyOf", "oneOf", "not", "if", "then", "else",
    "dependentSchemas", "dependencies", "$ref", "$dynamicRef", "$recursiveRef",
  ]
}

extension LocatedJSON {
  /// The schema inside a file that says more about it: the input of an MCP tool, the settings of an
  /// Airbyte connector, or the data of a form as JSON Forms, Homebridge and others have it.
  var wrappedSchema: LocatedJSON? {
    ["inputSchema", "connectionSpecification", "schema"].lazy.compactMap { self[$0] }
      .first { $0["properties"] != nil }
  }
}

/// Whether a brace in the text stands before one of these characters of ASCII. (A search for a text
/// in a text would bring the regular expressions of the standard library into the program.)
func holdsBrace(_ text: String, before marks: String) -> Bool {
  zip(text.utf8, text.utf8.dropFirst()).contains { byte, next in
    byte == UInt8(ascii: "{") && marks.utf8.contains(next)
  }
}

/// A text of a foreign file, in which a brace is a brace, as a text of a form.
func literal(_ text: String) -> String {
  holdsBrace(text, before: "{") || !Template(text).names.isEmpty
    ? text.split(separator: "{", omittingEmptySubsequences: false).joined(separator: "{{") : text
}
