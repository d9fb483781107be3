/// A variable that questions are bound to: `@State var flavor = Flavor.vanilla`, bound as `$flavor`.
///
/// It changes as the person moves. Where the form ends without an answer, it is as it was before.
@propertyWrapper
public struct State<Value> {
  private let storage: Storage<Value>

  /// A variable with its value at the start.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// A variable with its value at the start.
  public init(initialValue: Value) {
    storage = Storage(initialValue)
  }

  /// The value now.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the variable.
  public var projectedValue: Binding<Value> { Binding(to: storage) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A variable that nobody has set yet.
  public init() {
    self.init(wrappedValue: nil)
  }
}
