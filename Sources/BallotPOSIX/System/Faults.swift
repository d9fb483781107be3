#if DEBUG
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// Faults that a test injects into the system calls of its own task; not in release builds.
  struct Faults: Sendable {
    /// What happens to one call instead of what would have.
    enum Fault: Sendable {
      /// It fails with this `errno`.
      case error(CInt)
      /// It reads or writes no more than this many bytes.
      case atMost(Int)
      /// The process crashes instead.
      case crash(Crash)
    }

    /// The faults of the running test.
    @TaskLocal static var current: Faults?

    /// Says what happens to the next call of this name; `nil` leaves it alone.
    var decide: @Sendable (SystemCall) -> Fault?

    /// Fails the next call by setting `errno`, or cuts its length; `false` when it shall fail.
    static func allows(_ call: SystemCall, length: inout Int) -> Bool {
      switch (current ?? fromEnvironment)?.decide(call) {
      case nil: return true
      case .error(let code):
        errno = code
        return false
      case .atMost(let limit):
        length = min(length, limit)
        return true
      case .crash(let crash):
        crash.happen()
        return true
      }
    }
  }
#endif
