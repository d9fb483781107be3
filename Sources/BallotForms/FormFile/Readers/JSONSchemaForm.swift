import BallotJSON

/// Reads a JSON Schema (2020-12) of type `object` as a form: each property is a question.
///
/// Keywords that only annotate are ignored, as the specification says (Core, section 6.5). What
/// asserts something that a question cannot express is refused at its place.
struct JSONSchemaReader: FormReader {
  /// How much of JSON Schema is known.
  enum Profile {
    /// All of it: what is no keyword is an annotation.
    case full
    /// The part of MCP elicitation: anything else is refused, secrets too.
    case elicitation
  }

  /// Where an item of the form comes from.
  private struct Source {
    let name: Int
    let value: LocatedJSON
  }

  var log = ReadingLog()
  var origin: FormOrigin { .schema }
  let root: LocatedJSON
  let profile: Profile
  private var sources: [Source] = []

  init(_ root: LocatedJSON, profile: Profile = .full) {
    self.root = root
    self.profile = profile
  }

  mutating func read() -> Form {
    var form = Form()
    guard let members = log.members(root) else {
      log.markUnread("questions", of: nil)
      return form
    }
    if let type = root["type"], type.json != "object" {
      log.add("a form is a schema of type \"object\": put this under its \"properties\"", at: type)
      log.markUnread("questions", of: nil)
      return form
    }
    var properties: [LocatedJSON.Member] = []
    var required: [String] = []
    for member in members {
      let value = member.value
      switch member.name {
      case "type": break  // read before
      case "title": form.title = log.text(value).map(literal)
      case "description":
        if let text = log.text(value) {
          form.items.append(.note(lines: [literal(text)], when: []))
          sources.append(Source(name: member.nameRange.lowerBound, value: value))
        }
      case "properties":
        properties = log.members(value) ?? []
      case "required": required = log.texts(value) ?? []
      case "$schema", "additionalProperties": break  // no other property is ever given
      default: refuse(member, among: Self.assertions)
      }
    }
    check(required, properties)
    for member in properties.prefix(BallotFormReader.limit) {
      var reader = PropertyReader(member, profile)
      let question = reader.read(isRequired: required.contains(member.name))
      for fault in reader.log.faults { log.add(fault.message, at: fault.offset) }
      if !reader.log.faults.isEmpty { log.markIncomplete(form.items.count) }
      sources.append(Source(name: member.nameRange.lowerBound, value: member.value))
      form.items.append(.question(question))
    }
    return form
  }

  private mutating func check(_ required: [String], _ properties: [LocatedJSON.Member]) {
    let names = Set(properties.map(\.name))
    guard case .array(let elements)? = root["required"]?.value else { return }
    for (name, element) in zip(required, elements) where !names.contains(name) {
      log.add(
        "no property is named \(quotedText(name)): add it, or do not require it",
        at: element.range.lowerBound, insteadOf: name,
        known: properties.prefix(1000).map(\.name))
    }
  }

  private mutating func refuse(_ member: LocatedJSON.Member, among assertions: [String]) {
    guard profile == .elicitation || assertions.contains(member.name) else { return }
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
      let value = Self.keywords(of: name).lazy.compactMap({ source.value[$0] }).first
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
