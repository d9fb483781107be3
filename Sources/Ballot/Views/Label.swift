/// Text with a glyph before it.
public struct Label<Title: View, Icon: View>: LabelView {
  /// A piece itself.
  public typealias Body = EmptyView
  private let title: Title
  private let icon: Icon

  /// A title with its icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon and the title side by side.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    [ViewPiece(.row(icon.pieces(in: environment) + title.pieces(in: environment)), environment)]
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a glyph or emoji before it.
  public init(_ title: some StringProtocol, image glyph: String) {
    self.init(title: { Text(title) }, icon: { Image(glyph) })
  }
}
