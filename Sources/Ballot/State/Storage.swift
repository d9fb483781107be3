/// Where a value is kept, so that all bindings to it see the same one.
final class Storage<Value> {
  /// The value now.
  var value: Value
  /// Keeps a value.
  init(_ value: Value) { self.value = value }
}
