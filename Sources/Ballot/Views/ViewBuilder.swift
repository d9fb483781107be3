/// Makes one view of several: `if`, `switch` and `for` work in it, and are decided once.
@resultBuilder
public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view, its type kept.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  public static func buildBlock(_ first: any View, _ second: any View, _ rest: any View...)
    -> ViewList
  {
    ViewList([first, second] + rest)
  }
  /// A view or nothing.
  public static func buildOptional(_ content: (some View)?) -> ViewList {
    ViewList(content.map { [$0] } ?? [])
  }
  /// The view where a condition holds.
  public static func buildEither(first content: some View) -> ViewList { ViewList([content]) }
  /// The view where it does not.
  public static func buildEither(second content: some View) -> ViewList { ViewList([content]) }
  /// The views of a loop.
  public static func buildArray(_ contents: [some View]) -> ViewList { ViewList(contents) }
  /// A view behind an availability check.
  public static func buildLimitedAvailability(_ content: some View) -> ViewList {
    ViewList([content])
  }
}

/// Views one after the other.
public struct ViewList: View {
  /// Made of pieces.
  public typealias Body = EmptyView
  private let views: [any View]

  init(_ views: [any View]) { self.views = views }

  /// The pieces of all of them.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    views.flatMap { $0.pieces(in: environment) }
  }
}
