/// Looks at a value after each change of an answer, and calls its action where it has changed. A
/// class, so that one that reaches a form on several ways is called once.
protocol Watcher: AnyObject {
  /// Takes the value as it is now for known.
  func start()
  /// Calls the action if the value is another than before.
  /// - Returns: whether it is.
  func look() -> Bool
}

/// A watcher of a value of this type.
final class ValueWatcher<Value: Equatable>: Watcher {
  private let value: () -> Value
  private let action: (Value, Value) -> Void
  private var known: Value?

  init(_ value: @escaping () -> Value, _ action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.action = action
  }

  func start() { known = value() }

  func look() -> Bool {
    let new = value()
    guard let old = known, old != new else { return false }
    known = new
    action(old, new)
    return true
  }
}
