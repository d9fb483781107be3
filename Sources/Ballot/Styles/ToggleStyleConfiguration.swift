import BallotForms

/// What a style may know of a toggle.
public struct ToggleStyleConfiguration {
  /// The label, which the page draws itself, in the column that all labels share.
  public struct Label: LabelView {
    /// A piece itself.
    public typealias Body = EmptyView
    /// No piece.
    public func pieces(in environment: ViewEnvironment) -> [ViewPiece] { [] }
  }

  /// Stands for the label.
  public let label = Label()
  /// The state; off while nobody has set it. A style's action sets it.
  @Binding public var isOn: Bool
  /// Whether it drives values that differ.
  public let isMixed: Bool
  /// Whether nobody has set it yet.
  public let isUndecided: Bool
  /// The same as the engine has it.
  let data: ToggleConfiguration

  init(_ data: ToggleConfiguration, _ state: Storage<Bool>) {
    _isOn = Binding(to: state)
    isMixed = data.isMixed
    isUndecided = data.isOn == nil && !data.isMixed
    self.data = data
  }
}
