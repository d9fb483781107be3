public import BallotForms

/// What a question can be bound to: a binding such as `$flavor`, or a key path into the value that
/// the form is run with, such as `\Deploy.environment`.
public protocol BindingSource<Value> {
  /// What is bound.
  associatedtype Value
  /// The binding in a form that runs with `root`.
  /// - Throws: `FormError` where it is a path into a value of another type.
  func binding(in root: BindingRoot) throws(FormError) -> Binding<Value>
}

/// The value that a form is run with.
public struct BindingRoot {
  /// A `Storage` of the caller's value; `nil` where the form runs without one.
  let storage: AnyObject?
}

extension Binding: BindingSource {
  /// Itself, whatever the form runs with.
  public func binding(in root: BindingRoot) throws(FormError) -> Binding<Value> { self }
}

extension WritableKeyPath: BindingSource {
  /// The part of the value that the form runs with.
  /// - Throws: `FormError` where that is of another type, or where there is none.
  public func binding(in root: BindingRoot) throws(FormError) -> Binding<Value> {
    guard let storage = root.storage as? Storage<Root> else {
      throw FormError(
        "a question is bound to a \(Root.self), but the form was not run with one: "
          + "use run(&value) with a \(Root.self)")
    }
    return Binding(to: storage)[dynamicMember: self]
  }
}

extension BindingSource {
  /// A value that never changes.
  public static func constant<Value>(_ value: Value) -> Binding<Value>
  where Self == Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
}
