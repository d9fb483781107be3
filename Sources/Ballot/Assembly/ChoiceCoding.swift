import BallotForms
import BallotJSON

/// A value that says which options are chosen.
struct ChoiceCoding<Tag: Hashable, Value: Equatable>: AnswerCoding {
  /// How the chosen tags make a value.
  struct Selection {
    /// The positions that a value stands for; `nil` where it is none yet.
    var positions: (Value, [Tag]) -> [Int]?
    /// The value of chosen tags.
    var value: ([Tag]) -> Value?
  }

  private let selection: Selection
  private let content: () -> [Choice<Tag>]
  private var joined: [() -> [Choice<Tag>]] = []
  private var tags: [Tag] = []
  private(set) var options: [Option] = []

  init(_ selection: Selection, _ content: @escaping () -> [Choice<Tag>]) {
    self.selection = selection
    self.content = content
    _ = refresh()
  }

  /// Reads the options anew. Values that are written alike get a number, so that each can be named.
  mutating func refresh() -> Bool {
    let before = options
    let choices = content() + joined.flatMap { $0() }
    tags = choices.map(\.tag)
    var seen: [JSON: Int] = [:]
    options = choices.map { choice in
      var option = choice.option
      let count = (seen[option.value] ?? 0) + 1
      seen[option.value] = count
      if count > 1 { option.value = .string("\(option.value.plainText)-\(count)") }
      return option
    }
    return options != before
  }

  mutating func join(_ other: ChoiceCoding<Tag, Value>) {
    joined += [other.content] + other.joined
    _ = refresh()
  }

  func answer(for value: Value) -> Answer? {
    guard let positions = selection.positions(value, tags) else { return nil }
    let values = positions.map { options[$0].value }
    return Answer(
      isSeveral ? .array(values) : values.first ?? .null, positions: positions,
      source: .initialValue)
  }

  func value(of answer: Answer?) -> Value? {
    let positions = answer?.positions ?? []
    guard positions.allSatisfy(tags.indices.contains) else { return nil }
    return selection.value(positions.map { tags[$0] })
  }

  private var isSeveral: Bool { Value.self == Set<Tag>.self }
}

extension ChoiceCoding.Selection where Tag == Value {
  /// One option. Without one, an optional selection is `nil`, and any other stays as it is.
  static var single: Self {
    Self(
      positions: { value, tags in tags.firstIndex(of: value).map { [$0] } },
      value: { $0.first ?? (Value.self as? any ExpressibleByNilLiteral.Type)?.none as? Value })
  }
}

extension ChoiceCoding.Selection where Value == Set<Tag> {
  /// Any number of options.
  static var several: Self {
    Self(
      positions: { value, tags in tags.indices.filter { value.contains(tags[$0]) } },
      value: { Set($0) })
  }
}

extension ExpressibleByNilLiteral {
  fileprivate static var none: Any { Self(nilLiteral: ()) }
}
