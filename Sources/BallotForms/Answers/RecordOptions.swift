public import BallotJSON
import BallotTerminal

/// Options from JSON: strings, numbers, other values, and objects.
public enum RecordOptions {
  /// The options in a JSON array, or in JSON values one after another (NDJSON). An object is read by
  /// the members that were named; without any, one with a `value` is an option record as in form
  /// files, and any other is itself the value. Members that are not read are passed over, as the
  /// data may be made for others.
  /// - Throws: `RecordError` with its place.
  public static func options(_ bytes: [UInt8], _ keys: RecordKeys) throws(RecordError) -> [Option] {
    var elements: [LocatedJSON]
    do throws(JSONError) {
      elements = try LocatedJSON.parseSequence(bytes)
    } catch {
      throw RecordError(error.message, SourceText(bytes), error.position)
    }
    if elements.count == 1, case .array(let inner) = elements[0].value { elements = inner }
    var options: [Option] = []
    options.reserveCapacity(elements.count)
    for element in elements { options.append(try option(element, keys)) }
    return options
  }

  private static func option(_ element: LocatedJSON, _ keys: RecordKeys) throws(RecordError)
    -> Option
  {
    guard case .object = element.value else { return Option(element.json) }
    guard keys == RecordKeys() else { return try namedMembers(element, keys) }
    guard let value = element["value"] else { return Option(element.json) }
    return try record(element, value.json)
  }

  /// An option of the members that were named on the command line.
  private static func namedMembers(_ element: LocatedJSON, _ keys: RecordKeys)
    throws(RecordError) -> Option
  {
    let value = try keys.value.map { key throws(RecordError) in
      guard let value = element[key] else {
        throw RecordError("no member \(key), which is to be the value", element)
      }
      return value.json
    }
    let label = try keys.label.map { key throws(RecordError) in
      guard let label = element[key] else {
        throw RecordError("no member \(key), which is to be the label", element)
      }
      return label.json.plainText
    }
    return Option(
      value ?? element.json, label: label, detail: text(keys.detail, element),
      icon: text(keys.icon, element))
  }

  /// A member that may be missing or `null`.
  private static func text(_ key: String?, _ element: LocatedJSON) -> String? {
    guard let key, let member = element[key]?.json, member != .null else { return nil }
    return member.plainText
  }

  /// An option record as in form files.
  private static func record(_ element: LocatedJSON, _ value: JSON) throws(RecordError) -> Option {
    var option = Option(
      value, label: text("label", element), detail: text("detail", element),
      icon: text("icon", element), section: text("section", element))
    if let name = text("tint", element) {
      guard let color = Color(named: name) else {
        throw RecordError(
          "no colour \(name): give a name, #rrggbb, or a number from 0 to 255",
          element["tint"] ?? element)
      }
      option.tint = color
    }
    switch element["disabled"]?.json {
    case nil, .null?, .bool(false)?: break
    case .bool(true)?: option.disabled = ""
    case .some(let reason): option.disabled = reason.plainText
    }
    switch element["keywords"]?.json {
    case .array(let words)?: option.keywords = words.map(\.plainText)
    case .string(let word)?: option.keywords = [word]
    case nil, .null?, .bool?, .number?, .object?: break
    }
    return option
  }
}

/// Why JSON makes no options, and where.
public struct RecordError: Error, Hashable, Sendable {
  /// What is wrong and what to do instead.
  public var reason: String
  /// The text.
  public var source: SourceText
  /// The place.
  public var position: SourcePosition

  init(_ reason: String, _ source: SourceText, _ position: SourcePosition) {
    self.reason = reason
    self.source = source
    self.position = position
  }

  init(_ reason: String, _ element: LocatedJSON) {
    self.init(reason, element.source, element.position)
  }
}
