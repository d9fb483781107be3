public import BallotForms

/// One of many, in any of seven styles; several with a set as its selection.
///
///     Picker("Flavor", selection: $flavor) {
///       ForEach(Flavor.allCases) { flavor in Text(flavor.rawValue) }
///     }
///     .pickerStyle(.menu)
public struct Picker<Value: Hashable>: ChoiceControl {
  /// A piece itself.
  public typealias Body = EmptyView
  /// A picker.
  public static var kind: Kind { .picker }
  private let asking: Asking

  /// A picker that asks like this.
  public init(asking: Asking) { self.asking = asking }

  /// One question.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    asking.pieces(in: environment)
  }
}

extension Picker {
  /// A picker of several.
  public init<Element>(
    _ title: some StringProtocol, selection: some BindingSource<Value>,
    @OptionBuilder<Element> content: @escaping () -> [Choice<Element>]
  ) where Value == Set<Element> {
    let title = String(title)
    self.init(
      asking: Asking { (root, environment) throws(FormError) in
        var asked = Asked(
          .picker, Text(title), environment, [try selection.binding(in: root)],
          ChoiceCoding(.several, content))
        asked.question.isMultiple = true
        return asked
      })
  }

  /// One picker over a part of each element. While they differ it shows that they are mixed; a
  /// choice sets them all.
  public init<Sources: BindingSource>(
    _ title: some StringProtocol, sources: Sources,
    selection: WritableKeyPath<Sources.Value.Element, Value>,
    @OptionBuilder<Value> content: @escaping () -> [Choice<Value>]
  ) where Sources.Value: MutableCollection, Sources.Value.Index: Hashable {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// One picker over a part of each element, whose label is made by a closure.
  public init<Sources: BindingSource>(
    sources: Sources, selection: WritableKeyPath<Sources.Value.Element, Value>,
    @OptionBuilder<Value> content: @escaping () -> [Choice<Value>],
    @ViewBuilder label: () -> some View
  ) where Sources.Value: MutableCollection, Sources.Value.Index: Hashable {
    let label = label()
    self.init(
      asking: Asking { (root, environment) throws(FormError) in
        let bindings = try sources.binding(in: root).elements.map {
          $0[dynamicMember: selection]
        }
        var asked = Asked(
          .picker, label, environment, bindings, ChoiceCoding(.single, content))
        asked.hasSources = true
        return asked
      })
  }
}
