public import BallotForms

/// Buttons of which one is checked, made from a list of tags.
///
///     RadioButtonGroup(
///       selection: $selection, orientation: .horizontal, tags: ["apple", "pear"]
///     ) { isChecked in
///       Text(isChecked ? "(*)" : "( )")
///     } label: { tag in
///       Text(tag)
///     }
public struct RadioButtonGroup<Value: Hashable>: Control {
  /// A piece itself.
  public typealias Body = EmptyView
  private let asking: Asking

  /// A group of buttons.
  /// - Parameters:
  ///   - title: the prompt; without one the group goes by its section.
  ///   - selection: where the selection is kept.
  ///   - orientation: which way the buttons lie; side by side as long as they fit.
  ///   - tags: the values that can be selected.
  ///   - button: draws the marker of the checked and of the unchecked state.
  ///   - label: what a button says.
  public init(
    _ title: String = "", selection: some BindingSource<Value>,
    orientation: Orientation = .vertical, tags: [Value],
    @ViewBuilder button: @escaping (_ isChecked: Bool) -> some View,
    @ViewBuilder label: @escaping (_ tag: Value) -> some View
  ) {
    asking = .group(title, selection, orientation, button) {
      tags.map { Choice(label($0).tag($0)) }
    }
  }

  /// A group of buttons of which none need be checked yet.
  public init<Wrapped>(
    _ title: String = "", selection: some BindingSource<Value>,
    orientation: Orientation = .vertical, tags: [Wrapped],
    @ViewBuilder button: @escaping (_ isChecked: Bool) -> some View,
    @ViewBuilder label: @escaping (_ tag: Wrapped) -> some View
  ) where Value == Wrapped? {
    asking = .group(title, selection, orientation, button) {
      tags.map { Choice(label($0).tag($0).lifted) }
    }
  }

  /// One question.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    asking.pieces(in: environment)
  }
}

extension Asking {
  fileprivate static func group<Value: Hashable>(
    _ title: String, _ selection: some BindingSource<Value>, _ orientation: Orientation,
    _ button: @escaping (Bool) -> some View, _ content: @escaping () -> [Choice<Value>]
  ) -> Asking {
    Asking { (root, environment) throws(FormError) in
      var asked = Asked(
        .radio, title.isEmpty ? EmptyView() as any View : Text(title), environment,
        [try selection.binding(in: root)], ChoiceCoding(.single, content))
      asked.question.orientation = orientation
      asked.question.markers = Markers(button)
      return asked
    }
  }
}
