/// How many colours a terminal can show.
public enum ColorDepth: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// No colours; attributes such as bold stay.
  case none
  /// The 8 colours of ECMA-48.
  case eight
  /// The 8 colours and their bright variants (SGR 90–97 and 100–107).
  case sixteen
  /// xterm's 256 colours.
  case indexed
  /// 24-bit colours.
  case trueColor

  /// Ordered by the number of colours.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The style as it looks with so many colours: each colour becomes the nearest there is.
  public func nearest(_ style: TextStyle) -> TextStyle {
    var style = style
    style.foreground = style.foreground.flatMap(nearest)
    style.background = style.background.flatMap(nearest)
    return style
  }

  /// The nearest colour there is, `nil` where there are none.
  public func nearest(_ color: Color) -> Color? {
    switch self {
    case .none: return nil
    case .trueColor: return color
    case .eight:
      if case .standard(let number) = color, number < 16 { return .standard(number % 8) }
      return .standard(Palette.nearest(to: color.rgb, among: 0..<8))
    case .sixteen:
      if case .standard = color { return color }
      if case .indexed(let number) = color, number < 16 { return .standard(number) }
      return .standard(Palette.nearest(to: color.rgb, among: 0..<16))
    case .indexed:
      guard case .rgb = color else { return color }
      return .indexed(Palette.nearest(to: color.rgb, among: 16..<256))
    }
  }
}
