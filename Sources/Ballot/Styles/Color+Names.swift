public import BallotTerminal

/// SwiftUI's names for the colours of the user's palette.
extension Color {
  /// Black.
  public static let black = Color.standard(0)
  /// Red.
  public static let red = Color.standard(1)
  /// Green.
  public static let green = Color.standard(2)
  /// Yellow, which many palettes draw as brown.
  public static let yellow = Color.standard(3)
  /// Blue.
  public static let blue = Color.standard(4)
  /// Magenta, nearest to purple.
  public static let purple = Color.standard(5)
  /// Cyan.
  public static let cyan = Color.standard(6)
  /// The accent where nothing else is said: cyan.
  public static let accentColor = Color.standard(6)
  /// Bright black.
  public static let gray = Color.standard(8)
  /// White.
  public static let white = Color.standard(15)
  /// Orange, from the 256 colours.
  public static let orange = Color.indexed(208)
  /// Pink, from the 256 colours.
  public static let pink = Color.indexed(205)
  /// Mint, from the 256 colours.
  public static let mint = Color.indexed(121)
  /// Brown, from the 256 colours.
  public static let brown = Color.indexed(130)
  /// Indigo, from the 256 colours.
  public static let indigo = Color.indexed(62)
  /// Teal, from the 256 colours.
  public static let teal = Color.indexed(37)
  /// The colour of text that stands back: bright black.
  public static let secondary = Color.standard(8)
}
