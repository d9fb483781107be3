#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// SIGPIPE is ignored from the first write that can cause it, so that the write fails with EPIPE
/// and can be reported, and while a terminal must be restored. Programs we start get the signal as
/// it was.
enum BrokenPipe {
  private static let isIgnored = Atomic<Bool>(false)

  /// Whether the signal did something else before we ignored it.
  static var isIgnoredByUs: Bool { isIgnored.load(ordering: .relaxed) }

  /// Ignores the signal unless someone handles or ignores it already.
  static func ignore() {
    guard !isIgnoredByUs, sigaction.current(SIGPIPE).isDefault else { return }
    isIgnored.store(true, ordering: .relaxed)
    signal(SIGPIPE, SIG_IGN)
  }
}
