public import BallotJSON

/// One answer of a form, as the result formats take it: plain data, in question order.
public struct ResultEntry: Hashable, Sendable {
  /// What became of the question.
  public enum State: Hashable, Sendable {
    /// It was answered.
    case value(JSON)
    /// It is optional and was left open.
    case open
    /// Its conditions did not hold.
    case hidden
  }

  /// The name of the answer; its key in JSON.
  public var name: String
  /// Its key in the other formats; `nil` for the name.
  public var key: String?
  /// What became of the question.
  public var state: State
  /// The word for `true` in the shell, dotenv and github formats.
  public var onValue = "true"
  /// The word for `false` in those formats.
  public var offValue = "false"
  /// Whether the answer is a list of values.
  public var takesSeveral = false
  /// Whether it is left out of the JSON where it was left open.
  public var isAbsentIfOpen = false
  /// Whether the answer must not be shown.
  public var isSecret = false

  /// An answer of this name; everything else is as if not given.
  public init(_ name: String, _ state: State) {
    self.name = name
    self.state = state
  }

  /// An answer to a question. One of its `sources` that another question bears is better made from
  /// that one, whose key and words it has.
  public init(_ question: Question, name: String? = nil, _ state: State) {
    self.init(name ?? question.name, state)
    takesSeveral = question.takesSeveral
    isAbsentIfOpen = question.isAbsentIfOpen
    isSecret = question.isSecret
    if self.name == question.name { key = question.key }
    if question.kind == .toggle, !question.isGroup {
      onValue = question.onValue ?? onValue
      offValue = question.offValue ?? offValue
    }
  }

  /// The answer; `nil` where there is none.
  var value: JSON? {
    switch state {
    case .value(let value): value
    case .open, .hidden: nil
    }
  }

  /// The answer as it leaves the world of JSON.
  var content: Content {
    guard let value else { return .unset }
    if takesSeveral, case .array(let elements) = value { return .list(elements) }
    if case .bool(let flag) = value { return .single(.string(flag ? onValue : offValue)) }
    return .single(value)
  }

  /// An answer by the form that it takes in formats without types.
  enum Content {
    /// There is none: hidden, or left open.
    case unset
    /// One value, a toggle's already as its word.
    case single(JSON)
    /// Any number of values.
    case list([JSON])
  }
}
