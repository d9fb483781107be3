public import BallotTerminal

/// What a prompt may know of its surroundings, the same for a key as for the frame that the
/// person saw when pressing it.
public struct Context: Sendable {
  /// Columns that a line may take; one less than the terminal has, so that no row ever wraps.
  public var columns: Int
  /// Rows that the prompt may take.
  public var rows: Int
  /// How the page looks.
  public var theme: Theme
  /// Whether this prompt has the focus.
  public var isFocused = true
  /// Whether it is the only question on the page, so that a list opens by itself.
  public var isAlone = true
  /// Columns that all labels of its section share; 0 for no common column.
  public var labelColumns = 0
  /// The prompt with earlier answers quoted in it; `nil` where the question's own label will do.
  public var label: String?
  /// Time on the world's clock.
  public var now = Duration.zero
  /// The time at which this prompt was first seen with the focus; `nil` before that.
  public var focusedSince: Duration?

  /// Surroundings on a terminal of this size.
  public init(size: Size, theme: Theme, now: Duration = .zero) {
    columns = max(1, size.columns - 1)
    rows = max(1, size.rows)
    self.theme = theme
    self.now = now
  }
}

extension Context {
  /// The mark of a question whose control stands beside its label: the arrow on a page of several,
  /// the question mark alone.
  var pointerMark: String? { isFocused && !isAlone ? theme.glyphs.pointer : nil }
}
