/// A glyph or emoji.
public struct Image: LabelView {
  /// A piece itself.
  public typealias Body = EmptyView
  private let glyph: String

  /// A glyph, emoji or short word, shown as it is.
  public init(_ glyph: String) {
    self.glyph = glyph
  }

  /// One image.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    [ViewPiece(.image(glyph), environment)]
  }
}
