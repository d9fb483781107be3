import BallotForms

/// One button of a group: all buttons with the same binding are one question, wherever they stand.
///
///     RadioButton(id: 1, selectedId: $selected) { isChecked in
///       Image(isChecked ? "♥" : "♡").foregroundColor(isChecked ? .red : .gray)
///     } label: {
///       Text("Heart")
///     }
public struct RadioButton<Value: Hashable>: Control {
  /// A piece itself.
  public typealias Body = EmptyView
  private let asking: Asking

  /// A button.
  /// - Parameters:
  ///   - id: the value that it selects.
  ///   - selectedId: where the selection is kept.
  ///   - image: draws the marker of the checked and of the unchecked state.
  ///   - label: what it says.
  public init(
    id: Value, selectedId: some BindingSource<Value>,
    @ViewBuilder image: @escaping (_ isChecked: Bool) -> some View,
    @ViewBuilder label: @escaping () -> some View
  ) {
    asking = Asking { (root, environment) throws(FormError) in
      let binding = try selectedId.binding(in: root)
      var asked = Asked(
        .radio, EmptyView(), environment, [binding],
        ChoiceCoding(.single) {
          var choice = Choice(label().tag(id))
          choice.option.markers = Markers(image)
          return [choice]
        })
      asked.isRadioButton = true
      return asked
    }
  }

  /// A button of a group of which none need be checked yet.
  public init<Wrapped>(
    id: Wrapped, selectedId: some BindingSource<Value>,
    @ViewBuilder image: @escaping (_ isChecked: Bool) -> some View,
    @ViewBuilder label: @escaping () -> some View
  ) where Value == Wrapped? {
    self.init(id: Optional(id), selectedId: selectedId, image: image, label: label)
  }

  /// One question, or a part of one.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    asking.pieces(in: environment)
  }
}

extension Markers {
  /// The markers that a view draws for both states, each in its colour.
  init(_ image: (Bool) -> some View) {
    let on = LabelContent(image(true))
    let off = LabelContent(image(false))
    self.init(on: on.marker, off: off.marker)
    onTint = on.color
    offTint = off.color
  }
}
