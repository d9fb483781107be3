public import BallotTerminal

/// Which way the rows of a control lie, and so which arrows move in it.
public enum Axis: Hashable, Sendable {
  /// One below the other: Up and Down.
  case vertical
  /// Side by side: Left and Right.
  case horizontal
  /// In rows of this many: all four arrows.
  case grid(columns: Int)
}

/// Where a control shows what there is to choose.
public enum Opening: Hashable, Sendable {
  /// All of it, always.
  case inPlace
  /// In a list below the prompt, once opened.
  case list
  /// On a screen of its own, once opened.
  case screen
}

/// What a style makes of a control: plain data, looks and keys alike, run by the kind.
public struct StyleBody: Hashable, Sendable {
  /// The rows, from the prompt's own down.
  public var lines: [Line]
  /// Where the real cursor rests.
  public var cursor: Position?
  /// The rows that stay in view.
  public var keep: Range<Int>
  /// Which arrows move.
  public var axis: Axis
  /// Whether the last row is followed by the first.
  public var wraps: Bool
  /// Where the options are shown.
  public var opens: Opening
  /// Rows that one PageDown moves.
  public var pageRows: Int

  /// A body; in place, vertical and not wrapping unless said otherwise.
  public init(
    _ lines: [Line], cursor: Position? = nil, keep: Range<Int>? = nil, axis: Axis = .vertical,
    wraps: Bool = false, opens: Opening = .inPlace, pageRows: Int = 10
  ) {
    self.lines = lines
    self.cursor = cursor
    self.keep = keep ?? 0..<lines.count
    self.axis = axis
    self.wraps = wraps
    self.opens = opens
    self.pageRows = pageRows
  }
}
