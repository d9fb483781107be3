#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// What must be undone on the terminal before the process ends, and the one function that undoes
/// it, exactly once: at a normal end, after an error, and in the handlers of all signals.
///
/// Everything it uses is laid out when it is armed; `restore` allocates nothing, waits for no lock,
/// and calls only what POSIX lists as safe in a handler (XSH 2.4.3).
enum Restoration {
  /// A terminal and how it was found.
  struct Device {
    var descriptor: CInt
    var settings: termios

    /// A terminal and the settings to give back to it.
    init(_ descriptor: CInt, settings: termios) {
      self.descriptor = descriptor
      self.settings = settings
    }
  }

  /// Where the keys come from, where the frames go if that is another descriptor, and where the
  /// escape sequences that undo ours go, if any were sent.
  struct Found {
    var keys: Device
    var frames: Device?
    var escapes: CInt?
  }

  /// Whether the terminal shows the alternate screen (DEC private mode 1049).
  static let usesAlternateScreen = Atomic<Bool>(false)
  /// Whether the frame that is being written may be cut in the middle of an escape sequence.
  static let isMidFrame = Atomic<Bool>(false)

  private static let isArmed = Atomic<Bool>(false)
  private nonisolated(unsafe) static let found = UnsafeMutablePointer<Found>.allocate(capacity: 1)
  private nonisolated(unsafe) static let reset = UnsafeMutablePointer<UInt8>.allocate(capacity: 128)

  /// Notes what there will be to undo, before the first change.
  static func arm(_ state: Found) {
    usesAlternateScreen.store(false, ordering: .relaxed)
    isMidFrame.store(false, ordering: .relaxed)
    found.initialize(to: state)
    _ = reset
    isArmed.store(true, ordering: .sequentiallyConsistent)
  }

  /// Undoes everything, unless that is done already. `leavingFrame` puts the cursor on a row of its
  /// own below the row it is on, and erases what is further down; `discardingInput` drops what was
  /// typed and not read.
  static func restore(leavingFrame: Bool, discardingInput: Bool = false) {
    guard isArmed.exchange(false, ordering: .sequentiallyConsistent) else { return }
    // A process in the background may then change the terminal without being stopped.
    let mask = SignalMask(SIGTTOU).block()
    defer { mask.apply() }
    if let output = found.pointee.escapes { sendReset(to: output, leavingFrame: leavingFrame) }
    if discardingInput { tcflush(found.pointee.keys.descriptor, TCIFLUSH) }
    putBack(&found.pointee.keys)
    if found.pointee.frames != nil, var frames = found.pointee.frames { putBack(&frames) }
  }

  private static func putBack(_ device: inout Device) {
    // TCSADRAIN would wait for ever on a terminal that nobody reads from.
    while tcsetattr(device.descriptor, TCSANOW, &device.settings) != 0, errno == EINTR {}
  }

  private static func sendReset(to output: CInt, leavingFrame: Bool) {
    var count = 0
    // CAN ends an escape sequence that was cut (ECMA-48 8.3.6).
    if isMidFrame.load(ordering: .relaxed) { count = append("\u{18}", at: count) }
    // Off again: synchronized output, colours, bracketed paste, and margins that do not wrap.
    count = append("\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h", at: count)
    if usesAlternateScreen.load(ordering: .relaxed) {
      count = append("\u{1B}[?1049l", at: count)
    } else if leavingFrame {
      count = append("\r\n\u{1B}[J", at: count)
    }
    // The cursor is shown.
    count = append("\u{1B}[?25h", at: count)
    send(count, to: output)
  }

  /// Writes what `reset` holds, as the terminal takes it; one that takes nothing for 400
  /// milliseconds is given up, so that nobody waits for a terminal that is not read.
  private static func send(_ count: Int, to output: CInt) {
    var entry = pollfd(fd: output, events: CShort(POLLOUT), revents: 0)
    // One that may block is ready for a byte, and nobody says for how many more.
    let mayBlock = fcntl(output, F_GETFL) & O_NONBLOCK == 0
    var sent = 0
    var attempts = 0
    while sent < count, attempts < 128 {
      attempts += 1
      let ready = poll(&entry, 1, 400)
      if ready == 0 { return }
      let written = ready < 0 ? -1 : write(output, reset + sent, mayBlock ? 1 : count - sent)
      if written >= 0 {
        sent += written
      } else if errno != EINTR && errno != EAGAIN {
        return
      }
    }
  }

  /// Puts a text into `reset` and says where the next one goes. (A closure over the count would be
  /// allocated in debug builds.)
  private static func append(_ text: StaticString, at count: Int) -> Int {
    memcpy(reset + count, text.utf8Start, text.utf8CodeUnitCount)
    return count + text.utf8CodeUnitCount
  }
}
