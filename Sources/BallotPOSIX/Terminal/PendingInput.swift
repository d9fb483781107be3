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
  public var hasPendingInput: Bool { !input.isEmpty || isReadable(within: 0) }

  /// Drops keys that were read and not returned, and bytes that were typed and not read.
  public func discardInput() { discardInput(comingWithin: 0) }

  /// The same, with what comes within a few milliseconds.
  ///
  /// A terminal holds about 4 KiB ready; what was typed or pasted beyond that follows as soon as
  /// there is room, so it is read until nothing follows. Reading, unlike `tcflush`, shows where a
  /// paste ends, whose rest may come much later.
  func discardInput(comingWithin milliseconds: CInt) {
    input.discard()
    var milliseconds = milliseconds
    for _ in 0..<500 {
      guard isReadable(within: milliseconds), (try? input.read(keys)) != nil else { return }
      input.discard()
      milliseconds = 2
    }
  }

  /// Whether something was typed and not read, or is so within this time.
  func isReadable(within milliseconds: CInt) -> Bool {
    let events = (try? System.poll(keys, for: POLLIN, milliseconds: milliseconds)) ?? 0
    return events & CInt(POLLIN) != 0
  }
}
