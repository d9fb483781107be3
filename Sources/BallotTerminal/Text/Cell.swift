/// One grapheme cluster on a screen. Only `Line` makes cells, from text it has made harmless, so
/// that no control character can reach a terminal by way of a frame.
///
/// Terminals disagree about the width of some clusters. Layout counts `width` columns for each,
/// so that no gap opens on terminals that follow the present Unicode Standard, and whatever comes
/// after a contested cell is written at its absolute column. A terminal that draws the cell wider
/// then shows it cut off by what follows, or whole where only blanks follow and are not written.
/// That nothing wraps is seen to by `Line`: where it cuts, it leaves room for `highWidth`.
public struct Cell: Hashable, Sendable {
  /// The grapheme cluster, without any control character.
  public let text: Character
  /// How it looks.
  public var style: TextStyle
  /// The columns that layout counts: 1 or 2.
  public let width: UInt8
  /// The fewest columns a terminal may give it: 0, 1 or 2.
  public let lowWidth: UInt8
  /// The most columns a terminal may give it: 1 or more.
  public let highWidth: UInt8

  /// Whether terminals disagree about the width; what follows is then placed by absolute column.
  public var isContested: Bool { lowWidth != highWidth }

  /// A cell for a cluster that is harmless already.
  init(_ text: Character, style: TextStyle) {
    let width = DisplayWidth(of: text)
    self.text = text
    self.style = style
    self.width = width.usual
    self.lowWidth = width.low
    self.highWidth = width.high
  }

  /// A cell for a printable ASCII character, which has one column everywhere.
  init(ascii byte: UInt8, style: TextStyle) {
    self.text = Character(Unicode.Scalar(byte))
    self.style = style
    self.width = 1
    self.lowWidth = 1
    self.highWidth = 1
  }
}
