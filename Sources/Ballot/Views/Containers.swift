/// Views that belong together.
public struct Group<Content: View>: View {
  /// What is in it.
  public let body: Content
  /// The views in this order.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

/// Views one below the other.
public struct VStack<Content: View>: LabelView {
  /// What is in it.
  public let body: Content
  /// The views in this order. The alignment and the room between them change nothing.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    body = content()
  }
}

/// Views in a list: one below the other.
public struct List<Content: View>: View {
  /// What is in it.
  public let body: Content
  /// The views in this order.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

/// Views side by side: in a label, one row. Questions stand one below the other all the same.
public struct HStack<Content: View>: LabelView {
  /// A piece itself.
  public typealias Body = EmptyView
  private let content: Content
  /// The views in this order. The alignment and the room between them change nothing.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// One row of the pieces, unless there are questions in it.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    let pieces = content.pieces(in: environment)
    return pieces.allSatisfy(\.isLabel) ? [ViewPiece(.row(pieces), environment)] : pieces
  }
}
