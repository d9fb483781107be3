import BallotForms
import BallotJSON

/// One option with the value that it stands for.
public struct Choice<Tag: Hashable> {
  let tag: Tag
  var option: Option

  init(_ tag: Tag, _ option: Option) {
    self.tag = tag
    self.option = option
  }

  /// The option of a view with a tag.
  init(_ view: TaggedView<Tag>) {
    let content = LabelContent(view.content)
    let environment = content.environment
    let title = content.lines.first ?? content.icon ?? ""
    let more = content.lines.dropFirst().joined(separator: " ")
    self.init(
      view.tag,
      Option(
        json(of: view.tag) ?? .string(title), label: title,
        detail: environment.detail ?? (more.isEmpty ? nil : more),
        icon: content.lines.isEmpty ? nil : environment.icon ?? content.icon,
        tint: environment.tint ?? content.color, disabled: environment.disabled))
  }

  /// All cases of an enum, by their raw values or their names.
  static func all(_ tags: some Collection<Tag>) -> [Choice<Tag>] {
    tags.map { tag in
      Choice(tag, Option(json(of: tag) ?? .string(String(describing: tag))))
    }
  }
}

/// A value as it stands in results and on the command line: a text, a number or a truth value as
/// it is, an enum by its raw value or its case's name, something identifiable by its identifier;
/// `nil` for anything else, which goes by its label.
func json(of value: Any) -> JSON? {
  switch value {
  case let text as String: return .string(text)
  case let character as Character: return .string(String(character))
  case let flag as Bool: return .bool(flag)
  case let number as any BinaryInteger:
    return Int(exactly: number).map(JSON.integer) ?? .string("\(number)")
  case let number as Double: return JSONNumber(number).map(JSON.number)
  case let raw as any RawRepresentable: return json(of: raw.rawValue)
  case let identified as any Identifiable:
    if let id = identifier(of: identified) { return json(of: id) }
  default: break
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.flatMap { json(of: $0.value) }
  case .enum where mirror.children.isEmpty: return .string(String(describing: value))
  default: return nil
  }
}

/// The identifier, unless that is the value itself.
private func identifier<Value: Identifiable>(of value: Value) -> Any? {
  Value.ID.self == Value.self ? nil : value.id
}
