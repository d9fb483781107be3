import BallotForms

/// On or off.
///
///     Toggle("Run the tests?", isOn: \Deploy.runsTests)
///       .toggleStyle(.switch)
public struct Toggle: Control {
  /// What it is bound to.
  public typealias Value = Bool
  /// A piece itself.
  public typealias Body = EmptyView
  private let asking: Asking

  private init(asking: Asking) { self.asking = asking }

  /// A toggle with a label.
  public init(_ title: some StringProtocol, isOn: some BindingSource<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle that nobody need have set yet.
  public init(_ title: some StringProtocol, isOn: some BindingSource<Bool?>) {
    let label = Text(title)
    self.init(
      asking: Asking { (root, environment) throws(FormError) in
        Asked(
          label, environment,
          [BoundPort(try isOn.binding(in: root), OptionalCoding(FlagCoding()), environment)])
      })
  }

  /// A toggle with a glyph before its label.
  public init(_ title: some StringProtocol, image glyph: String, isOn: some BindingSource<Bool>) {
    self.init(isOn: isOn) { Label(title, image: glyph) }
  }

  /// A toggle whose label, of one line or several, is made by a closure.
  public init(isOn: some BindingSource<Bool>, @ViewBuilder label: () -> some View) {
    let label = label()
    self.init(
      asking: Asking { (root, environment) throws(FormError) in
        Asked(
          label, environment,
          [BoundPort(try isOn.binding(in: root), FlagCoding(), environment)])
      })
  }

  /// One toggle over a part of each element. While they differ it shows that they are mixed; Space
  /// sets them all.
  public init<Sources: BindingSource>(
    _ title: some StringProtocol, sources: Sources,
    isOn: WritableKeyPath<Sources.Value.Element, Bool>
  ) where Sources.Value: MutableCollection, Sources.Value.Index: Hashable {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// One toggle over a part of each element, whose label is made by a closure.
  public init<Sources: BindingSource>(
    sources: Sources, isOn: WritableKeyPath<Sources.Value.Element, Bool>,
    @ViewBuilder label: () -> some View
  ) where Sources.Value: MutableCollection, Sources.Value.Index: Hashable {
    let label = label()
    self.init(
      asking: Asking { (root, environment) throws(FormError) in
        let bindings = try sources.binding(in: root).elements.map { $0[dynamicMember: isOn] }
        var asked = Asked(
          label, environment, bindings.map { BoundPort($0, FlagCoding(), environment) })
        asked.hasSources = true
        return asked
      })
  }

  /// One question.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    asking.pieces(in: environment)
  }
}

extension Asked {
  /// A toggle.
  fileprivate init(_ label: any View, _ environment: ViewEnvironment, _ ports: [any Port]) {
    self.init(.toggle, label: label, environment, ports)
    if let style = environment.toggleStyle {
      if let builtIn = style as? any BuiltInToggleStyle {
        question.style = builtIn.name
        question.tint = builtIn.tint ?? question.tint
      } else {
        toggleStyle = drawing(style)
      }
    }
  }
}

/// A style made of views as the engine runs it.
private func drawing(_ style: some ToggleStyle) -> any BallotForms.ToggleStyle {
  DrawnToggleStyle(style)
}
