/// A way to read and set a value that is kept elsewhere.
///
/// Bindings have an identity, the variable and the path to the value in it: controls with bindings
/// to the same value are one question, or drive one answer.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// Kept alive, so that its identity is its own.
  private let owner: AnyObject
  private let path: AnyKeyPath
  private let get: () -> Value
  private let set: (Value) -> Void

  private init(
    _ owner: AnyObject, _ path: AnyKeyPath, get: @escaping () -> Value,
    set: @escaping (Value) -> Void
  ) {
    self.owner = owner
    self.path = path
    self.get = get
    self.set = set
  }

  init(to storage: Storage<Value>) {
    self.init(storage, \Value.self, get: { storage.value }, set: { storage.value = $0 })
  }

  /// A binding to whatever the closures read and set. It is bound to the same value as its copies
  /// and as nothing else.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(Storage(()), \Value.self, get: get, set: set)
  }

  /// The binding itself, as closures with a `$name` parameter make it.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// The value now.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Binding<Member>
  {
    Binding<Member>(
      owner, path.appending(path: member) ?? member, get: { get()[keyPath: member] },
      set: { new in
        var value = get()
        value[keyPath: member] = new
        set(value)
      })
  }

  /// Which value it is.
  var identity: BindingIdentity { BindingIdentity(owner: ObjectIdentifier(owner), path: path) }
}

/// Which value a binding is bound to: a variable, and the path to the value in it.
struct BindingIdentity: Hashable {
  let owner: ObjectIdentifier
  let path: AnyKeyPath
}

extension Binding where Value: MutableCollection, Value.Index: Hashable {
  /// A binding to each element. The collection must keep its indices while they are used.
  var elements: [Binding<Value.Element>] {
    wrappedValue.indices.map { index in self[dynamicMember: \Value.[index]] }
  }
}
