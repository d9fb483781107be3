/// Turns frames into bytes for a terminal: each time the difference to the frame before.
///
/// What it gives back is meant to be written with one write. Inline frames begin on the row of the
/// cursor and never touch a row above it, nor the last column; moves are relative, as nobody knows
/// on which row of the screen the frame is. The terminal's own style is on again after each frame,
/// so that a program that dies in between leaves no colours behind.
public struct FrameWriter: Sendable {
  /// The colours that are written.
  public let colors: ColorDepth
  /// Whether the terminal breaks rows in two that are too long for it after a resize, as most do
  /// (not: xterm, the Linux console, screen 4). Where it is wrongly true, a narrower window may
  /// lose rows above the frame; where it is wrongly false, pieces of old frames stay there.
  public let reflows: Bool

  private var inline = Canvas()
  private var alternate: Canvas?
  private var isCursorHidden = false

  /// Frames of fewer bytes are shown at once by every terminal, without being told.
  private static let synchronizedSize = 128

  /// A writer that has drawn nothing yet.
  public init(colors: ColorDepth = .trueColor, reflows: Bool = true) {
    self.colors = colors
    self.reflows = reflows
  }

  /// The bytes that make the terminal show a frame; none when it shows it already. The size is
  /// the terminal's; what does not fit is cut off.
  public mutating func bytes(showing next: Frame, in size: Size) -> [UInt8] {
    var output: [UInt8] = []
    switch next.surface {
    case .inline:
      leaveAlternate(&output)
      let reflows = reflows
      output += inline.show(next, in: size, colors: colors) {
        if $0.isFresh { $0.begin(in: size) } else { $0.clear(for: size, reflows: reflows) }
      }
    case .alternate:
      if alternate == nil { output.appendMode(PrivateMode.alternateScreen, isOn: true) }
      var canvas = alternate ?? Canvas()
      output += canvas.show(next, in: size, colors: colors) { $0.clearScreen(in: size) }
      alternate = canvas
    }
    setCursor(hidden: next.cursor == nil, &output)
    return synchronized(output)
  }

  /// Says that the terminal may show something else where the frame is (a resize, Ctrl-L): the
  /// next frame is drawn whole, in the same place.
  public mutating func invalidate() {
    inline.invalidate()
    alternate?.invalidate()
  }

  /// Says that the cursor may be anywhere (the process was stopped and goes on): the next frame
  /// begins on the row where the cursor is then.
  public mutating func forget() {
    self = FrameWriter(colors: colors, reflows: reflows)
  }

  /// The bytes that take the frame off the terminal and leave these lines in its place, with the
  /// cursor below them; nothing is left when there are none. The next frame begins afresh.
  public mutating func end(leaving lines: [Line] = [], in size: Size) -> [UInt8] {
    var output: [UInt8] = []
    leaveAlternate(&output)
    if !inline.isFresh {
      inline.clear(for: size, reflows: reflows)
    } else if !lines.isEmpty {
      inline.begin(in: size)
    }
    output += inline.leave(lines, in: size, colors: colors)
    setCursor(hidden: false, &output)
    forget()
    return synchronized(output)
  }

  private mutating func leaveAlternate(_ output: inout [UInt8]) {
    if alternate == nil { return }
    output.appendMode(PrivateMode.alternateScreen, isOn: false)
    alternate = nil
  }

  private mutating func setCursor(hidden: Bool, _ output: inout [UInt8]) {
    if hidden == isCursorHidden { return }
    output.appendMode(PrivateMode.cursor, isOn: !hidden)
    isCursorHidden = hidden
  }

  private func synchronized(_ output: [UInt8]) -> [UInt8] {
    if output.count < Self.synchronizedSize { return output }
    var bytes: [UInt8] = []
    bytes.appendMode(PrivateMode.synchronizedOutput, isOn: true)
    bytes += output
    bytes.appendMode(PrivateMode.synchronizedOutput, isOn: false)
    return bytes
  }
}
