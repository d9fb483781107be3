/// One grapheme cluster on a screen. Only `Line` makes cells, from text it has made harmless, so
/// that no control character can reach a terminal by way of a frame.
public struct Cell: Hashable, Sendable {
  /// The grapheme cluster, without any control character.
  public let text: Character
  /// How it looks.
  public var style: TextStyle
  /// The fewest columns a terminal may give it: 0, 1 or 2.
  public let lowWidth: UInt8
  /// The most columns a terminal may give it: 1 or more. Layout counts with this one.
  public let highWidth: UInt8

  /// Whether terminals disagree about the width; what follows is then placed by absolute column.
  public var isContested: Bool { lowWidth != highWidth }

  init(_ text: Character, style: TextStyle, low: UInt8, high: UInt8) {
    self.text = text
    self.style = style
    self.lowWidth = low
    self.highWidth = high
  }
}
