/// SwiftUI's words for room and letters, which change nothing: see `Layout.swift`.
extension View {
  /// The view as it is: it has no room around it.
  public func padding(_ edges: Edge = .all, _ length: Double? = nil) -> Self { self }

  /// The view as it is: it has no room around it.
  public func padding(_ length: Double) -> Self { self }

  /// The view as it is: it is as wide and as high as it needs.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> Self { self }

  /// The view as it is: it is as wide and as high as it needs.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> Self { self }

  /// The view as it is: a terminal has one font.
  public func font(_ font: Font?) -> Self { self }

  /// The view as it is: a glyph is as large as a letter.
  public func imageScale(_ scale: ImageScale) -> Self { self }

  /// The view as it is: the style of a toggle draws what it likes.
  public func buttonStyle(_ style: ButtonStyle) -> Self { self }
}
