#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import BallotTerminal

/// Keys that were read and not yet returned, and the decoder that makes them from bytes.
struct KeyInput {
  private let escapeDelay: Duration
  private var decoder: KeyDecoder
  private var keys: ArraySlice<Key> = []
  /// When the keys of an unfinished sequence are due, on the clock of `System.now`.
  private(set) var flushTime: Duration?

  /// No keys yet. Escape alone is told from a sequence by a pause of `escapeDelay`.
  init(escapeDelay: Duration) {
    self.escapeDelay = escapeDelay
    decoder = KeyDecoder(escapeDelay: escapeDelay)
  }

  /// Whether a key is ready.
  var isEmpty: Bool { keys.isEmpty }

  /// The next key, or `nil` when none is ready.
  mutating func next() -> Key? { keys.popFirst() }

  /// Reads what is there. Throws `gone` at the end of input.
  mutating func read(_ descriptor: CInt) throws(TerminalError) {
    do throws(SystemError) {
      let bytes = try System.read(descriptor, count: 4096)
      if bytes.isEmpty { throw SystemError(call: .read, code: EIO) }
      keys += decoder.feed(bytes)
      flushTime = decoder.waiting.map { System.now + $0 }
    } catch {
      if error.code == EAGAIN || error.code == EWOULDBLOCK { return }
      throw TerminalError(error)
    }
  }

  /// Takes an unfinished sequence for what it is, when nothing followed in time.
  mutating func flushIfDue() {
    guard let time = flushTime, time <= System.now else { return }
    keys += decoder.flush()
    flushTime = nil
  }

  /// Whether a paste has begun and its end was not read.
  var isInsidePaste: Bool { decoder.isInsidePaste }

  /// Forgets the keys that are ready. What was begun ends where it ends, and gives no key: the rest
  /// of a paste must not count as typed.
  mutating func discard() {
    keys = []
    decoder.discardPending()
  }

  /// Forgets everything, as nothing that comes belongs to what was read.
  mutating func reset() {
    keys = []
    flushTime = nil
    decoder = KeyDecoder(escapeDelay: escapeDelay)
  }
}
