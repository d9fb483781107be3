extension Control where Value: Equatable {
  /// Calls the closure with the old and the new value whenever the value behind the question has
  /// changed: as the person moves or types, before the next frame is drawn. The closure may set
  /// other values; their questions follow.
  public func onChange(
    _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> ModifiedView<Self> {
    let handler = ChangeHandler(action)
    return modified { $0.handlers.insert(handler, at: 0) }
  }
}

extension View {
  /// Calls the closure with the old and the new value whenever a value that follows the answers has
  /// changed, after what the questions themselves call. It may set other values.
  ///
  ///     .onChange(of: flavor) { _, flavor in topping = flavor.suggestedTopping }
  /// - Parameters:
  ///   - value: a variable that a question is bound to, or what is made of such; read anew after each
  ///     change.
  ///   - action: called as the person moves or types, before the next frame is drawn.
  public func onChange<Value: Equatable>(
    of value: @autoclosure @escaping () -> Value,
    _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> ModifiedView<Self> {
    let watcher = ValueWatcher(value, action)
    return modified { $0.watchers.insert(watcher, at: 0) }
  }

  /// Calls the closure whenever a value that follows the answers has changed.
  /// - Parameters:
  ///   - value: a variable that a question is bound to, or what is made of such; read anew after each
  ///     change.
  ///   - action: called as the person moves or types, before the next frame is drawn.
  public func onChange<Value: Equatable>(
    of value: @autoclosure @escaping () -> Value, _ action: @escaping () -> Void
  ) -> ModifiedView<Self> {
    onChange(of: value()) { _, _ in action() }
  }

  /// Tells a delegate of every change in this view. It is kept as long as the form is.
  public func delegate(_ delegate: any FormDelegate) -> ModifiedView<Self> {
    modified { $0.delegates.append(delegate) }
  }
}
