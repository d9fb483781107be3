/// Why the terminal cannot be used any longer.
public enum TerminalError: Error, Hashable, Sendable {
  /// There is no terminal, or none in whose foreground we are and can be.
  case unavailable
  /// The other end of the terminal is gone (end of input, hang-up, EIO).
  case gone
  /// A system call failed; the text is the call's name and the system's word for the error.
  case failed(String)
}

/// A terminal to draw on. Reading is the world's job, as keys are one event source of several.
public protocol Terminal: AnyObject {
  /// The size now; 0 by 0 when it is not known.
  var size: Size { get }

  /// Sets raw mode and bracketed paste, drops what was typed before, and arranges that every way
  /// out of the process restores the terminal.
  func begin() throws(TerminalError)

  /// Writes all bytes, waiting where the terminal is slow.
  func write(_ bytes: [UInt8]) throws(TerminalError)

  /// Restores the terminal as `begin` found it. Does nothing when it is restored already.
  /// `discardingInput` drops typed and pasted bytes that nobody has read yet.
  func end(discardingInput: Bool)

  /// Drops what was typed and pasted and has not been returned as an event yet.
  func discardInput()

  /// Restores the terminal and sends SIGINT with its default action to the process group, as the
  /// terminal does at Ctrl-C; returns only where that did not end the process.
  func interrupt()

  /// Writes what asks for a line, and reads it: as the person ended it with Enter, without its
  /// newline, in the terminal's own (canonical) mode; `nil` at the end of input. Where it is
  /// `hidden` the echo is off before anything is asked, so that nothing typed then is shown. For line
  /// mode, outside `begin` and `end`. Waits until `deadline` on the world's clock.
  func readLine(
    asking prompt: [UInt8], hidden: Bool, until deadline: Duration?
  ) throws(LineError) -> [UInt8]?

  /// Restores the terminal, sends SIGTSTP to the process group, and, stopped or not, takes the
  /// terminal again (POSIX XBD 11.1.4). The caller draws from nothing afterwards.
  func suspend() throws(TerminalError)
}

extension Terminal {
  /// Reads a line without asking for it.
  public func readLine(hidden: Bool, until deadline: Duration?) throws(LineError) -> [UInt8]? {
    try readLine(asking: [], hidden: hidden, until: deadline)
  }
}
