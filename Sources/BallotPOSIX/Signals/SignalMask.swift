#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A set of signals that a thread keeps waiting. All functions are safe in a handler.
struct SignalMask {
  private(set) var set: sigset_t

  /// No signal.
  init() {
    set = sigset_t()
    sigemptyset(&set)
  }

  /// These signals.
  init(_ signals: [CInt]) {
    self.init()
    for signal in signals { sigaddset(&set, signal) }
  }

  /// One signal.
  init(_ signal: CInt) {
    self.init()
    sigaddset(&set, signal)
  }

  /// All signals but those of a crash, which cannot wait.
  static var allButCrashes: SignalMask {
    var mask = SignalMask()
    sigfillset(&mask.set)
    for signal in FatalSignals.crashes { sigdelset(&mask.set, signal) }
    return mask
  }

  /// Keeps these signals waiting as well; the answer is the mask before, for `apply`.
  @discardableResult
  func block() -> SignalMask { change(SIG_BLOCK) }

  /// Lets these signals through; the answer is the mask before, for `apply`.
  @discardableResult
  func unblock() -> SignalMask { change(SIG_UNBLOCK) }

  /// Keeps exactly these signals waiting.
  func apply() { _ = change(SIG_SETMASK) }

  /// Whether a signal is in the set.
  func contains(_ signal: CInt) -> Bool {
    withUnsafePointer(to: set) { sigismember($0, signal) == 1 }
  }

  private func change(_ how: CInt) -> SignalMask {
    var before = SignalMask()
    withUnsafePointer(to: set) { _ = pthread_sigmask(how, $0, &before.set) }
    return before
  }
}
