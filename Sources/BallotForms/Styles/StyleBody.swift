public import BallotTerminal

/// What a style makes of a control: plain data, looks and keys alike, run by the kind.
public struct StyleBody: Hashable, Sendable {
  /// The rows, from the prompt's own down.
  public var lines: [Line]
  /// Where the real cursor rests.
  public var cursor: Position?
  /// The rows that stay in view.
  public var keep: Range<Int>
  /// What the keys do in it.
  public var behavior: PickerBehavior

  /// A body that behaves like this.
  public init(
    _ lines: [Line], cursor: Position? = nil, keep: Range<Int>? = nil, behavior: PickerBehavior
  ) {
    self.lines = lines
    self.cursor = cursor
    self.keep = keep ?? 0..<lines.count
    self.behavior = behavior
  }

  /// A body; in place, vertical and not wrapping unless said otherwise.
  public init(
    _ lines: [Line], cursor: Position? = nil, keep: Range<Int>? = nil, axis: Axis = .vertical,
    wraps: Bool = false, opens: Opening = .inPlace, pageRows: Int = 10
  ) {
    self.init(
      lines, cursor: cursor, keep: keep,
      behavior: PickerBehavior(axis: axis, wraps: wraps, opens: opens, pageRows: pageRows))
  }
}
