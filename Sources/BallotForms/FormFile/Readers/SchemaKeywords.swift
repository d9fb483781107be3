import BallotJSON

/// The keywords of a schema, with those of the schemas that its `$ref` and `allOf` name: all of
/// them hold together.
struct SchemaKeywords {
  /// The schema, where it is written.
  let schema: LocatedJSON
  /// Each keyword once; the schema's own come first.
  fileprivate(set) var members: [LocatedJSON.Member] = []
  /// Whether the value may be `null` instead.
  fileprivate(set) var isNullable = false

  /// The value of a keyword.
  subscript(keyword: String) -> LocatedJSON? {
    members.first { $0.name == keyword }?.value
  }
}

/// Follows the references inside one document (Core, section 8.2.3): `#/` and a JSON Pointer
/// (RFC 6901). No other document is ever read.
struct SchemaReferences {
  /// The document.
  let document: LocatedJSON
  /// Whether references mean anything; if not, they are keywords like others.
  let areFollowed: Bool

  /// The most schemas that one may be made of, so that those which name themselves have an end.
  static let limit = 100

  /// All keywords that hold for a schema.
  func keywords(of schema: LocatedJSON, _ log: inout ReadingLog) -> SchemaKeywords {
    var keywords = SchemaKeywords(schema: schema)
    var left = Self.limit
    collect(schema, into: &keywords, &left, &log)
    return keywords
  }

  private func collect(
    _ schema: LocatedJSON, into keywords: inout SchemaKeywords, _ left: inout Int,
    _ log: inout ReadingLog
  ) {
    guard left > 0 else { return }
    left -= 1
    if left == 0 { return log.add(Self.tooMany, at: keywords.schema) }
    guard let members = log.members(schema) else { return }
    var others: [LocatedJSON] = []
    for member in members {
      switch member.name {
      case "$ref" where areFollowed: others += target(of: member.value, &log).map { [$0] } ?? []
      case "allOf" where areFollowed: others += elements(of: member, &log)
      case "anyOf" where areFollowed, "oneOf" where areFollowed:
        if let only = onlyOneBesideNull(member.value) {
          keywords.isNullable = true
          others.append(only)
        } else {
          add(member, to: &keywords, &log)
        }
      default: add(member, to: &keywords, &log)
      }
    }
    for other in others { collect(other, into: &keywords, &left, &log) }
  }

  /// What only annotates is taken from the outermost schema; what asserts must not be said twice.
  private func add(
    _ member: LocatedJSON.Member, to keywords: inout SchemaKeywords, _ log: inout ReadingLog
  ) {
    guard let known = keywords[member.name] else { return keywords.members.append(member) }
    if JSONSchemaReader.assertions.contains(member.name), known.json != member.value.json {
      log.add(
        "\(quotedText(member.name)) is said before, with another value: keep one of them",
        at: member.nameRange.lowerBound)
    }
  }

  /// The schema that a reference names.
  func target(of reference: LocatedJSON, _ log: inout ReadingLog) -> LocatedJSON? {
    guard let text = log.text(reference) else { return nil }
    guard text == "#" || text.utf8.starts(with: "#/".utf8) else {
      log.add(
        "only a reference into this file is followed: copy the schema into \"$defs\", and write "
          + "\"#/$defs/NAME\"", at: reference)
      return nil
    }
    var found: LocatedJSON? = document
    for step in text.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      found = found?.child(pointerToken(step))
    }
    if found == nil {
      log.add("\(quotedText(text)) names nothing in this file: correct it", at: reference)
    }
    return found
  }

  /// The schemas of an `allOf`.
  func elements(of member: LocatedJSON.Member, _ log: inout ReadingLog) -> [LocatedJSON] {
    if case .array(let elements) = member.value.value { return elements }
    log.add("\"allOf\" is a list of schemas: write [ and ] around them", at: member.value)
    return []
  }

  /// The one alternative beside `{"type": "null"}`: what generators write for a value that may be
  /// missing.
  private func onlyOneBesideNull(_ value: LocatedJSON) -> LocatedJSON? {
    guard case .array(let elements) = value.value, elements.count == 2 else { return nil }
    let others = elements.filter { $0["type"]?.json != "null" }
    return others.count == 1 ? others[0] : nil
  }

  /// What is said of a schema that is made of too many.
  static let tooMany =
    "this names more than \(limit) schemas, or itself: write out what it is"
}

extension LocatedJSON {
  /// The member or the element that a token of a JSON Pointer names.
  fileprivate func child(_ token: String) -> LocatedJSON? {
    guard case .array(let elements) = value else { return self[token] }
    return Int(token).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }
}

/// A token of a JSON Pointer as text: `~1` is a slash, `~0` a tilde (RFC 6901, section 4).
private func pointerToken(_ step: Substring) -> String {
  var text = ""
  var isEscaped = false
  for character in step {
    switch (isEscaped, character) {
    case (true, "1"): text.append("/")
    case (true, "0"): text.append("~")
    case (true, let other): text += "~\(other)"
    case (false, "~"): break
    case (false, let other): text.append(other)
    }
    isEscaped = !isEscaped && character == "~"
  }
  return text
}
