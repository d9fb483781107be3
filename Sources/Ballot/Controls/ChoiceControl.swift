public import BallotForms

/// A control with options, one of which is selected: a radio or a picker.
public protocol ChoiceControl: Control where Value: Hashable {
  /// What kind of question it asks.
  static var kind: Kind { get }
  /// A control that asks like this.
  init(asking: Asking)
}

extension ChoiceControl {
  /// A control with a label and options, which are read anew whenever an answer has changed.
  public init(
    _ title: some StringProtocol, selection: some BindingSource<Value>,
    @OptionBuilder<Value> content: @escaping () -> [Choice<Value>]
  ) {
    self.init(asking: .one(Self.kind, Text(title), selection, content))
  }

  /// A control with a glyph before its label.
  public init(
    _ title: some StringProtocol, image glyph: String, selection: some BindingSource<Value>,
    @OptionBuilder<Value> content: @escaping () -> [Choice<Value>]
  ) {
    self.init(asking: .one(Self.kind, Label(title, image: glyph), selection, content))
  }

  /// A control whose label is made by a closure.
  public init(
    selection: some BindingSource<Value>,
    @OptionBuilder<Value> content: @escaping () -> [Choice<Value>],
    @ViewBuilder label: () -> some View
  ) {
    self.init(asking: .one(Self.kind, label(), selection, content))
  }

  /// A control whose label is a view.
  public init(
    selection: some BindingSource<Value>, label: some View,
    @OptionBuilder<Value> content: @escaping () -> [Choice<Value>]
  ) {
    self.init(asking: .one(Self.kind, label, selection, content))
  }

  /// A control over all cases of an enum.
  public init(_ title: some StringProtocol, selection: some BindingSource<Value>)
  where Value: CaseIterable {
    self.init(asking: .one(Self.kind, Text(title), selection) { Choice.all(Value.allCases) })
  }

  /// A control over all cases of an enum, of which none need be selected yet.
  public init<Wrapped: CaseIterable & Hashable>(
    _ title: some StringProtocol, selection: some BindingSource<Value>
  ) where Value == Wrapped? {
    self.init(
      asking: .one(Self.kind, Text(title), selection) {
        Choice.all(Wrapped.allCases).map { Choice($0.tag, $0.option) }
      })
  }
}

extension Asking {
  /// A question of which one option is the answer.
  static func one<Value: Hashable>(
    _ kind: Kind, _ label: any View, _ selection: some BindingSource<Value>,
    _ content: @escaping () -> [Choice<Value>]
  ) -> Asking {
    Asking { (root, environment) throws(FormError) in
      Asked(
        kind, label, environment, [try selection.binding(in: root)],
        ChoiceCoding(.single, content))
    }
  }

  /// The piece of a view that asks.
  func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    [ViewPiece(.question(self), environment)]
  }
}

extension Asked {
  /// A question with options, bound to one value or to several.
  init<Tag, Value>(
    _ kind: Kind, _ label: any View, _ environment: ViewEnvironment, _ bindings: [Binding<Value>],
    _ coding: ChoiceCoding<Tag, Value>
  ) {
    self.init(
      kind, label: label, environment, bindings.map { BoundPort($0, coding, environment) })
    question.options = coding.options
    if kind == .picker, let style = environment.pickerStyle {
      question.style = style.name
      if !isBuiltIn(style) { pickerStyle = style }
    }
  }
}

/// Whether the style is the built-in one of its name.
private func isBuiltIn<Style: PickerStyle>(_ style: Style) -> Bool {
  BallotForms.pickerStyle(named: style.name) is Style
}
