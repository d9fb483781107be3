import Foundation
import Synchronization
import Testing

@testable import BallotPOSIX

struct WorkersTests {
  @Test func everyNumberIsTakenOnce() {
    for (count, threads) in [(0, 2), (1, 4), (7, 1), (1000, 4)] {
      let seen = Mutex([Int]())
      Workers.run(count, threads: threads) { number in seen.withLock { $0.append(number) } }
      #expect(seen.withLock { $0.sorted() } == Array(0..<count), "\(count) on \(threads)")
    }
  }

  @Test func noSignalReachesAWorker() {
    let blocked = Mutex([Bool]())
    Thread {
      blocked.withLock { $0 = [SIGTERM, SIGINT, SIGSEGV].map(SignalMask().block().contains) }
    }?.join()
    #expect(blocked.withLock { $0 } == [true, true, false])
  }
}
