/// Where a frame is drawn.
public enum Surface: Hashable, Sendable {
  /// Below what the terminal already shows; it scrolls away with the rest.
  case inline
  /// The alternate screen (DEC private mode 1049), which leaves what was there as it was.
  case alternate
}

/// All that is on the screen at one moment.
public struct Frame: Hashable, Sendable {
  /// The rows from the top; each fits the terminal's columns minus one.
  public var lines: [Line]
  /// Where the real cursor rests, so that screen readers and magnifiers follow the focus;
  /// `nil` hides it at the start of the last row.
  public var cursor: Position?
  /// Where the frame is drawn.
  public var surface: Surface

  /// A frame of lines with the cursor at a place.
  public init(lines: [Line], cursor: Position? = nil, surface: Surface = .inline) {
    self.lines = lines
    self.cursor = cursor
    self.surface = surface
  }
}
