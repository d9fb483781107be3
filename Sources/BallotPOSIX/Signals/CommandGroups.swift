#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// The process groups of the commands that run, in memory that a signal handler may read.
enum CommandGroups {
  /// How many commands may run at once.
  static let capacity = 64

  private nonisolated(unsafe) static let slots: UnsafeMutablePointer<Atomic<pid_t>> = {
    let slots = UnsafeMutablePointer<Atomic<pid_t>>.allocate(capacity: capacity)
    for index in 0..<capacity { (slots + index).initialize(to: Atomic(0)) }
    return slots
  }()
  /// How many slots were ever in use; while it is 0 a handler leaves `slots` alone.
  private static let used = Atomic<Int>(0)

  /// Whether one more command fits.
  static var hasRoom: Bool {
    (0..<capacity).contains { slots[$0].load(ordering: .relaxed) == 0 }
  }

  /// Adds the group of a command that has just started.
  static func insert(_ group: pid_t) {
    for index in 0..<capacity
    where slots[index].compareExchange(
      expected: 0, desired: group, ordering: .relaxed
    ).exchanged {
      used.store(max(index + 1, used.load(ordering: .relaxed)), ordering: .relaxed)
      return
    }
  }

  /// Forgets a group, before its number can belong to another.
  static func remove(_ group: pid_t) {
    for index in 0..<used.load(ordering: .relaxed) {
      _ = slots[index].compareExchange(expected: group, desired: 0, ordering: .relaxed)
    }
  }

  /// Kills all groups. Safe in a handler.
  static func killAll() {
    var index = 0
    while index < used.load(ordering: .relaxed) {
      let group = slots[index].load(ordering: .relaxed)
      if group > 0 { kill(-group, SIGKILL) }
      index += 1
    }
  }
}
