import Foundation
import Testing

@testable import BallotPOSIX

struct WorkersTests {
  @Test func everyNumberIsTakenOnce() {
    for (count, threads) in [(0, 2), (1, 4), (7, 1), (1000, 4)] {
      let seen = Seen()
      Workers.run(count, threads: threads) { seen.insert($0) }
      #expect(seen.numbers.sorted() == Array(0..<count), "\(count) on \(threads)")
    }
  }

  @Test func noSignalReachesAWorker() {
    let seen = Seen()
    Thread {
      for signal in [SIGTERM, SIGINT, SIGSEGV] where SignalMask().block().contains(signal) {
        seen.insert(Int(signal))
      }
    }?.join()
    #expect(seen.numbers == [Int(SIGTERM), Int(SIGINT)])
  }
}

/// What threads have noted, behind a lock that ThreadSanitizer knows, unlike that of `Mutex`.
private final class Seen: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [Int] = []

  var numbers: [Int] { lock.withLock { list } }
  func insert(_ number: Int) { lock.withLock { list.append(number) } }
}
