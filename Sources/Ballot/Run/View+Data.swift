public import BallotForms

extension View {
  /// The form as plain data, the same that a form file makes.
  /// - Parameter value: what key paths are taken from.
  /// - Throws: `FormError` where the views make no form.
  public func data<Value>(for value: Value) throws(FormError) -> BallotForms.Form {
    try FormPlan(self, in: BindingRoot(storage: Storage(value))).form
  }

  /// The form as plain data, the same that a form file makes.
  /// - Throws: `FormError` where the views make no form.
  public func data() throws(FormError) -> BallotForms.Form {
    try FormPlan(self, in: BindingRoot(storage: nil)).form
  }
}
