public import BallotJSON

/// Told of changes as the person moves, after the `onChange` closures of the question.
public protocol FormDelegate: AnyObject {
  /// The value behind an answer has changed. Values that are set here are followed by their
  /// questions before the next frame is drawn.
  func formDidChange(_ change: FormChange)
}

/// One change of one answer.
public struct FormChange: Hashable, Sendable {
  /// The name of the answer.
  public var name: String
  /// The answer before; `null` for none.
  public var old: JSON
  /// The answer now; `null` for none.
  public var new: JSON

  /// A change of the answer with this name.
  public init(name: String, old: JSON, new: JSON) {
    self.name = name
    self.old = old
    self.new = new
  }
}

/// What is called when the value of a question has changed. A class, so that one that reaches a question on two
/// ways is called once.
final class ChangeHandler<Value> {
  /// Called with the old and the new value.
  let action: (Value, Value) -> Void

  init(_ action: @escaping (Value, Value) -> Void) { self.action = action }
}
