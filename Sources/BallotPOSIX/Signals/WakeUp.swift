#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// The pipe that ends a wait: a signal handler notes what happened and writes a byte, which `poll`
/// sees. Nothing else is done in the handler.
enum WakeUp {
  /// What can have happened.
  static let resized = Atomic<Bool>(false)
  static let continued = Atomic<Bool>(false)
  static let stopRequested = Atomic<Bool>(false)

  private static let writingEnd = Atomic<CInt>(-1)
  private static let readingEnd = Atomic<CInt>(-1)
  private static let actions = SignalActions(
    [SIGWINCH, SIGCONT, SIGTSTP], flags: SA_RESTART, handler: noteSignal)

  /// The end to poll, made at the first call.
  static func descriptor() throws(SystemError) -> CInt {
    let existing = readingEnd.load(ordering: .relaxed)
    if existing >= 0 { return existing }
    let ends = try System.pipe()
    writingEnd.store(ends.writing, ordering: .releasing)
    readingEnd.store(ends.reading, ordering: .relaxed)
    return ends.reading
  }

  /// Notes SIGWINCH, SIGCONT and SIGTSTP from now on.
  static func watchSignals() throws(SystemError) {
    _ = try descriptor()
    actions.install()
  }

  /// Ends what `watchSignals` began.
  static func unwatchSignals() { actions.uninstall() }

  /// Lets SIGTSTP do what it did before, while `body` runs.
  static func withStopSignalPutBack(_ body: () -> Void) {
    actions.uninstall(SIGTSTP)
    body()
    actions.install(SIGTSTP)
  }

  /// Ends a wait. Safe in a handler.
  static func wake() {
    var byte: UInt8 = 0
    // When the pipe is full the other side has enough to wake up for.
    _ = write(writingEnd.load(ordering: .acquiring), &byte, 1)
  }

  /// Empties the pipe after a wait.
  static func drain() {
    let descriptor = readingEnd.load(ordering: .relaxed)
    while let bytes = try? System.read(descriptor, count: 64), bytes.count == 64 {}
  }
}

private func noteSignal(_ signal: CInt) {
  let code = errno
  switch signal {
  case SIGWINCH: WakeUp.resized.store(true, ordering: .relaxed)
  case SIGCONT: WakeUp.continued.store(true, ordering: .relaxed)
  default: WakeUp.stopRequested.store(true, ordering: .relaxed)
  }
  WakeUp.wake()
  errno = code
}
