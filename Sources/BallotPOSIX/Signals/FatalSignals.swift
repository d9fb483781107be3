#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// The signals that end the process: first the terminal is restored and our commands are killed,
/// then the signal does what it did before (by default, it ends the process), so that the parent
/// sees the true cause of death.
enum FatalSignals {
  /// What ends a process from outside and may wait for the end of a frame: all signals that do so
  /// by default (signal(7)) and are no crash.
  static let requests = calls + notices
  /// Those that people and systems send to end a process.
  private static let calls = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
  /// Those by which a process may be told of something else, where it has a handler for that.
  private static let notices =
    [SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS] + ofThisSystem
  #if os(Linux)
    /// The real-time signals too, but for those that the C library keeps for itself.
    private static let ofThisSystem = [SIGPOLL, SIGPWR, SIGSTKFLT] + Array(34...64)
  #else
    private static let ofThisSystem = [SIGEMT]
  #endif
  /// What the process does to itself. A Swift trap is SIGILL on x86-64 and SIGTRAP on arm64.
  static let crashes = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  private static let actions = SignalActions(
    calls + crashes, flags: SA_ONSTACK, handler: endBySignal)
  private static let actionsByDefault = SignalActions(
    notices, flags: SA_ONSTACK, sparesHandlers: true, handler: endBySignal)
  private static let users = Atomic<Int>(0)

  /// Watches until `release` is called as often as this. For the main thread, whose stack may
  /// have overflowed when a handler runs: it gets one of its own.
  static func retain() {
    guard users.add(1, ordering: .relaxed).oldValue == 0 else { return }
    AlternateStack.install()
    actions.install()
    actionsByDefault.install()
  }

  /// Ends what `retain` began.
  static func release() {
    guard users.subtract(1, ordering: .relaxed).newValue == 0 else { return }
    actions.uninstall()
    actionsByDefault.uninstall()
  }

  /// Puts back what a signal did before we watched it. Safe in a handler.
  static func putBack(_ signal: CInt) {
    actions.uninstall(signal)
    actionsByDefault.uninstall(signal)
  }

  /// Watches a signal again after `putBack`.
  static func watchAgain(_ signal: CInt) {
    if users.load(ordering: .relaxed) > 0 { actions.install(signal) }
  }
}

/// The handler. As the signal is blocked while this runs, what it did before happens on return.
private func endBySignal(_ number: CInt) {
  Restoration.restore(leavingFrame: true)
  CommandGroups.killAll()
  switch number {
  case SIGQUIT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT:
    // The handler before ours is the Swift runtime's, which may ask on the terminal for half a
    // minute whether to debug.
    signal(number, SIG_DFL)
  default:
    FatalSignals.putBack(number)
  }
  raise(number)
}

/// Memory for handlers to run on.
private enum AlternateStack {
  private static let size = 64 * 1024
  private nonisolated(unsafe) static let memory = UnsafeMutableRawPointer.allocate(
    byteCount: size, alignment: 16)

  /// Takes it, unless the program has memory of its own for that.
  static func install() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & CInt(SS_DISABLE) != 0 else { return }
    stack.ss_flags = 0
    stack.ss_sp = memory
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}
