import BallotTerminal
import Foundation
import Testing

@testable import BallotPOSIX

struct ChannelTests {
  private let world = POSIXWorld()

  @Test func bytesAreWrittenWholeWhateverInterrupts() throws {
    let ends = try System.pipe()
    let faults = FaultSequence(
      .write, [.error(EINTR), .atMost(1), .error(EAGAIN), .atMost(2), .error(EINTR)])
    try faults.run { try System.writeAll(ends.writing, Array("0123456789".utf8)) }
    System.close(ends.writing)
    #expect(try System.read(ends.reading, count: 100) == Array("0123456789".utf8))
    System.close(ends.reading)
  }

  @Test func aReaderThatIsGoneIsAnErrorAndNoSignal() throws {
    BrokenPipe.ignore()
    let ends = try System.pipe()
    System.close(ends.reading)
    #expect(throws: SystemError(call: .write, code: EPIPE)) {
      try System.writeAll(ends.writing, [65])
    }
    System.close(ends.writing)
  }

  @Test func faultsAreThrownInTheSystemsWords() throws {
    for (code, reason) in [(EPIPE, "Broken pipe"), (ENOSPC, "No space left on device")] {
      #expect(throws: FileError(reason)) {
        try FaultSequence(.write, [.error(code)]).run { try world.write([65], to: .output) }
      }
    }
  }

  @Test func variablesAreFoundByNameAndPrefix() {
    setenv("BALLOT_POSIX_TEST_A", "1=2", 1)
    setenv("BALLOT_POSIX_TEST_B", "", 1)
    #expect(world.variable("BALLOT_POSIX_TEST_A") == "1=2")
    #expect(world.variable("BALLOT_POSIX_TEST_B") == "")
    #expect(world.variable("BALLOT_POSIX_TEST_C") == nil)
    let found = world.variables(prefix: "BALLOT_POSIX_TEST_").map { "\($0.name) is \($0.value)" }
    #expect(found == ["BALLOT_POSIX_TEST_A is 1=2", "BALLOT_POSIX_TEST_B is "])
  }

  @Test func deadlinesAreRoundedUpToMilliseconds() {
    #expect(System.milliseconds(until: nil) == -1)
    #expect(System.milliseconds(until: .zero) == 0)
    let soon = System.milliseconds(until: System.now + .microseconds(900))
    #expect(soon == 1)
    #expect(System.milliseconds(until: System.now + .seconds(1_000_000_000)) > 0)
  }
}
