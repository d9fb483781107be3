/// A terminal in memory: what is written to it shows on a `Screen`.
public final class MemoryTerminal: Terminal {
  /// What the terminal shows.
  public private(set) var screen: Screen
  /// The size that is told; 0 by 0 where the terminal does not know it.
  public private(set) var size: Size
  /// Everything that was written, a chunk a write.
  public private(set) var writes: [[UInt8]] = []
  /// Whether the terminal is in raw mode: begun, and not ended yet.
  public private(set) var isRaw = false
  /// How often raw mode was set.
  public private(set) var beginCount = 0
  /// How often the process was suspended.
  public private(set) var suspendCount = 0
  /// Whether the last `end` dropped what was typed.
  public private(set) var hasDiscardedInput = false
  /// The lines a person types in line mode, first to last; after them the input ends.
  public var typedLines: [String] = []
  /// The lines a person types while the form waits for something else, one each time it looks.
  public var linesTypedWhileWaiting: [String] = []
  /// Whether a line was read for which nobody had typed one.
  public private(set) var hasRunOut = false
  /// Whether each line that was read was read without echo.
  public private(set) var hiddenReads: [Bool] = []
  /// Whether the other end is gone: every use fails from then on.
  public var isGone = false

  /// A terminal with an empty screen.
  public init(size: Size = Size(columns: 80, rows: 24), widths: Screen.Widths = .usual) {
    self.size = size
    screen = Screen(size: size, widths: widths)
    screen.feed("\u{1B}[20h")
  }

  /// Changes the size as a person does who drags the window.
  public func resize(to newSize: Size, _ resizing: Screen.Resizing = .reflow) {
    size = newSize
    screen.resize(to: newSize, resizing)
  }

  /// Shows text that another program wrote, outside the terminal's own count of writes.
  public func show(_ text: String) { screen.feed(text) }

  /// Sets raw mode; line feeds then move straight down.
  public func begin() throws(TerminalError) {
    if isGone { throw .gone }
    isRaw = true
    beginCount += 1
    screen.feed("\u{1B}[20l\u{1B}[?2004h")
  }

  /// Shows the bytes on the screen.
  public func write(_ bytes: [UInt8]) throws(TerminalError) {
    if isGone { throw .gone }
    writes.append(bytes)
    screen.feed(bytes)
  }

  /// Ends raw mode.
  public func end(discardingInput: Bool) {
    if !isRaw { return }
    isRaw = false
    hasDiscardedInput = discardingInput
    screen.feed("\u{1B}[?2004l\u{1B}[20h")
  }

  /// The next of `typedLines`, shown as typed unless it is hidden. With a deadline of zero, which
  /// has always passed, the next of `linesTypedWhileWaiting`.
  public func readLine(
    asking prompt: [UInt8], hidden: Bool, until deadline: Duration?
  ) throws(LineError) -> [UInt8]? {
    if !prompt.isEmpty {
      writes.append(prompt)
      screen.feed(prompt)
    }
    if deadline == .zero {
      guard !linesTypedWhileWaiting.isEmpty else { throw .timedOut }
      let line = linesTypedWhileWaiting.removeFirst()
      screen.feed(line + "\n")
      return Array(line.utf8)
    }
    if typedLines.isEmpty {
      hasRunOut = true
      return nil
    }
    let line = typedLines.removeFirst()
    hiddenReads.append(hidden)
    screen.feed(hidden ? "\n" : line + "\n")
    return Array(line.utf8)
  }

  /// Counts, and takes the terminal again at once.
  public func suspend() throws(TerminalError) {
    end(discardingInput: false)
    suspendCount += 1
    try begin()
  }

  /// How often what was typed ahead was dropped; scripted events are not typed ahead.
  public private(set) var discardCount = 0
  /// How often the process group was interrupted.
  public private(set) var interruptCount = 0

  /// Counts.
  public func discardInput() { discardCount += 1 }

  /// Counts, and does not end the process.
  public func interrupt() {
    end(discardingInput: true)
    interruptCount += 1
  }
}
