import BallotJSON

/// Reads a request of the Model Context Protocol for a person's input in form mode (elicitation,
/// versions 2025-06-18 to 2026-07-28): `elicitation/create` as JSON-RPC, or its parameters alone.
struct ElicitationReader: FormReader {
  var log = ReadingLog()
  var origin: FormOrigin { .schema }
  let root: LocatedJSON
  /// The reader of the requested schema, and whether the message stands before its items.
  private var schema: JSONSchemaReader?
  private var hasMessage = false

  init(_ root: LocatedJSON) {
    self.root = root
  }

  mutating func read() -> Form {
    var parameters = root
    if root["method"] != nil {
      readEnvelope()
      guard let inner = root["params"] else {
        fail("the request has no \"params\": add them", at: root)
        return Form()
      }
      parameters = inner
    }
    return readParameters(parameters)
  }

  private mutating func readEnvelope() {
    for member in log.members(root) ?? [] {
      switch member.name {
      case "method":
        if member.value.json != "elicitation/create" {
          fail("only a request of method \"elicitation/create\" is a form", at: member.value)
        }
      case "jsonrpc", "id", "params": break
      default: unknown(member)
      }
    }
  }

  private mutating func readParameters(_ parameters: LocatedJSON) -> Form {
    guard let members = log.members(parameters) else {
      log.markUnread("questions", of: nil)
      return Form()
    }
    if let mode = parameters["mode"], mode.json != "form" {
      fail(
        mode.json == "url"
          ? "mode \"url\" asks a person to open a page, and not for answers: show the address, and "
            + "ask with confirm" : "the mode is \"form\" or \"url\": write \"form\"", at: mode)
      return Form()
    }
    var message: String?
    for member in members {
      switch member.name {
      case "message": message = log.text(member.value)
      case "mode", "_meta", "task": break
      case "requestedSchema":
        schema = JSONSchemaReader(member.value, profile: .elicitation)
      default: unknown(member)
      }
    }
    guard var reader = schema else {
      fail("the request has no \"requestedSchema\": add it", at: parameters)
      return Form()
    }
    var form = reader.read()
    hasMessage = message != nil
    let shift = hasMessage ? 1 : 0
    for fault in reader.log.faults { log.add(fault.message, at: fault.offset) }
    for item in reader.log.incomplete { log.markIncomplete(item + shift) }
    if reader.log.isUnread(FormPlace(.member("questions"))) {
      log.markUnread("questions", of: nil)
    }
    if let message { form.items.insert(.note(lines: [literal(message)], when: []), at: 0) }
    schema = reader
    return form
  }

  func offset(of place: FormPlace) -> Int {
    guard let schema else { return root.range.lowerBound }
    var place = place
    if let item = place.item { place.item = hasMessage ? item - 1 : item }
    return schema.offset(of: place)
  }

  /// A fault that leaves nothing to ask.
  private mutating func fail(_ message: String, at value: LocatedJSON) {
    log.add(message, at: value)
    log.markUnread("questions", of: nil)
  }

  private mutating func unknown(_ member: LocatedJSON.Member) {
    log.addUnknown(
      member, in: "an elicitation request",
      ["method", "params", "mode", "message", "requestedSchema"])
  }
}
