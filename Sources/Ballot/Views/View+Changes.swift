extension Control where Value: Equatable {
  /// Calls the closure with the old and the new value whenever the value behind the question has
  /// changed: as the person moves, before the next frame is drawn. The closure may set other
  /// values; their questions follow.
  public func onChange(
    _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> ModifiedView<Self> {
    let handler = ChangeHandler(nil, action)
    return modified { $0.handlers.insert(handler, at: 0) }
  }
}

extension View {
  /// Calls the closure whenever the bound value has changed, if a question in this view asks for it.
  public func onChange<Value: Equatable>(
    of binding: Binding<Value>, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> ModifiedView<Self> {
    let handler = ChangeHandler(binding.identity, action)
    return modified { $0.handlers.insert(handler, at: 0) }
  }

  /// Tells a delegate of every change in this view. It is kept as long as the form is.
  public func delegate(_ delegate: any FormDelegate) -> ModifiedView<Self> {
    modified { $0.delegates.append(delegate) }
  }
}
