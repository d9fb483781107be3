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

/// What keys need to know of a control: how its rows lie and where they are shown.
public struct PickerBehavior: Hashable, Sendable {
  /// Which arrows move.
  public var axis: Axis
  /// Whether the last row is followed by the first.
  public var wraps: Bool
  /// Where the options are shown.
  public var opens: Opening
  /// Rows that one PageDown moves.
  public var pageRows: Int

  /// A behaviour; vertical, not wrapping and in place unless said otherwise.
  public init(
    axis: Axis = .vertical, wraps: Bool = false, opens: Opening = .inPlace, pageRows: Int = 10
  ) {
    self.axis = axis
    self.wraps = wraps
    self.opens = opens
    self.pageRows = pageRows
  }
}
