public import BallotTerminal

/// What a prompt draws: rows from its own top, laid on the page by one function.
public struct Block: Hashable, Sendable {
  /// The rows.
  public var lines: [Line]
  /// Where the real cursor rests when the prompt has the focus.
  public var cursor: Position?
  /// The rows that stay in view however little room there is, the active option first.
  public var keep: Range<Int>
  /// Where it is drawn: a style that opens a screen of its own asks for the alternate one.
  public var surface: Surface
  /// What the keys do now, for the footer.
  public var hints: [KeyHint]

  /// Rows with a cursor; all of them are kept unless said otherwise.
  public init(
    _ lines: [Line], cursor: Position? = nil, keep: Range<Int>? = nil, surface: Surface = .inline,
    hints: [KeyHint] = []
  ) {
    self.lines = lines
    self.cursor = cursor
    self.keep = keep ?? 0..<lines.count
    self.surface = surface
    self.hints = hints
  }
}

/// One key and what it does, as the footer says it.
public struct KeyHint: Hashable, Sendable {
  /// The key's name.
  public var key: String
  /// What it does, in a word or two.
  public var action: String
  /// A key with its action.
  public init(_ key: String, _ action: String) {
    self.key = key
    self.action = action
  }
}
