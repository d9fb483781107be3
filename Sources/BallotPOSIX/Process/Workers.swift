#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// Threads that share out numbered pieces of work.
enum Workers {
  /// The cores there are.
  static var coreCount: Int { max(1, Int(sysconf(CInt(_SC_NPROCESSORS_ONLN)))) }

  /// Runs `body` with each number below `count`, on up to `threads` threads of which the calling
  /// one is the first, and returns when all are done.
  static func run(_ count: Int, threads: Int, _ body: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
      let work = Work(count: count, body: body)
      let helpers = (1..<max(1, min(threads, count))).compactMap { _ in Thread { work.run() } }
      work.run()
      for helper in helpers { helper.join() }
    }
  }

  private final class Work: Sendable {
    private let count: Int
    private let body: @Sendable (Int) -> Void
    private let taken = Atomic<Int>(0)

    init(count: Int, body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.body = body
    }

    func run() {
      while true {
        let number = taken.add(1, ordering: .relaxed).oldValue
        guard number < count else { return }
        body(number)
      }
    }
  }
}
