/// In a toggle's style: what is drawn, and what Space does. A form has no buttons of its own; it
/// ends with its last answer.
public struct Button<Content: View>: View {
  /// Made of pieces.
  public typealias Body = EmptyView
  private let action: () -> Void
  private let label: Content

  /// A label with what a press does.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Content) {
    self.action = action
    self.label = label()
  }

  /// The label and the action.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    [ViewPiece(.action(action), environment)] + label.pieces(in: environment)
  }
}

/// A view with what a press does.
public struct TappableView<Content: View>: View {
  /// What is drawn, with its action.
  public let body: Button<Content>
}

extension View {
  /// In a toggle's style: what Space does.
  public func onTapGesture(perform action: @escaping () -> Void) -> TappableView<Self> {
    TappableView(body: Button(action: action) { self })
  }
}
