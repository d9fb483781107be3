#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What was typed and not yet asked for. A key counts only for a question that was on the screen
/// when it was typed, so the run drops the rest when it shows another one.
extension POSIXTerminal {
  /// Whether a key was read and not returned, or typed and not read.
  public var hasPendingInput: Bool {
    if !input.isEmpty { return true }
    return ((try? System.poll(keys, for: POLLIN, milliseconds: 0)) ?? 0) & CInt(POLLIN) != 0
  }

  /// Drops keys that were read and not returned, and bytes that were typed and not read.
  public func discardInput() {
    input.discard()
    tcflush(keys, TCIFLUSH)
  }
}
