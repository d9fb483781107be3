/// Questions under a heading, whose labels share a column; or options of a picker under one.
public struct Section<Content: View>: View {
  /// Made of pieces.
  public typealias Body = EmptyView
  let title: () -> String
  let content: Content

  init(_ title: @escaping () -> String, _ content: Content) {
    self.title = title
    self.content = content
  }

  /// Questions under this heading.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    let title = String(title)
    self.init({ title }, content())
  }

  /// Questions that belong together, without a heading.
  public init(@ViewBuilder content: () -> Content) {
    self.init({ "" }, content())
  }

  /// Questions under a heading that a view makes.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View) {
    let header = header()
    self.init({ LabelContent(header).title }, content())
  }

  /// Questions under a heading that a view makes.
  public init(header: some View, @ViewBuilder content: () -> Content) {
    self.init({ LabelContent(header).title }, content())
  }

  /// The heading, what stands under it, and its end. What was said of the section's visibility is
  /// the heading's.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    var inner = environment
    inner.sectionConditions += inner.conditions
    inner.conditions = []
    inner.sectionTitle = title()
    return [ViewPiece(.heading(title), inner)] + content.pieces(in: inner)
      + [ViewPiece(.sectionEnd, environment)]
  }
}
