/// A running source of bytes (a command or a file read in the loop), numbered by who started it.
public struct StreamID: Hashable, Sendable {
  /// The number; unique within a run.
  public let rawValue: Int
  /// The stream with this number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// How a stream ended.
public enum StreamEnd: Hashable, Sendable {
  /// A file or pipe was read to its end.
  case endOfFile
  /// A command exited with this status, 0 to 255; `diagnostics` holds the first 64 KiB it wrote
  /// to its standard error.
  case exited(status: Int, diagnostics: [UInt8])
  /// A command died by this signal number.
  case signalled(signal: Int, diagnostics: [UInt8])
  /// Reading failed; the text is the system's own word for the error.
  case failed(String)
}

/// Everything that can happen to a run: the only way in.
public enum Event: Hashable, Sendable {
  /// A key or a paste.
  case key(Key)
  /// The terminal has, or may have, another size: draw again.
  case resized
  /// The process was stopped and goes on: raw mode is set again, nothing on the screen is known.
  case resumed
  /// Bytes arrived on a stream; never empty.
  case bytes(StreamID, [UInt8])
  /// A stream is over; nothing more comes from it.
  case ended(StreamID, StreamEnd)
  /// The deadline that was asked for has passed.
  case tick
}
