import Foundation
import Testing

@testable import BallotPOSIX

struct LineReaderTests {
  /// A pipe that holds this text and has no writer any longer.
  private func pipe(_ text: String) throws -> CInt {
    let ends = try System.pipe()
    try System.writeAll(ends.writing, Array(text.utf8))
    System.close(ends.writing)
    return ends.reading
  }

  private func rest(_ descriptor: CInt) throws -> String {
    String(decoding: try System.read(descriptor, count: 1000), as: UTF8.self)
  }

  private func line(_ descriptor: CInt) throws -> String? {
    try LineReader.line(from: descriptor, until: nil).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func notAByteBeyondTheNewlineIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("one\ntwo\nthree", to: "a")
    let sources = [
      ("pipe", try pipe("one\ntwo\nthree")), ("file", try System.open(folder("a"), O_RDONLY)),
    ]
    for (name, descriptor) in sources {
      #expect(try line(descriptor) == "one", "\(name)")
      #expect(try rest(descriptor) == "two\nthree", "\(name)")
      System.close(descriptor)
    }
  }

  @Test func theLastLineNeedsNoNewlineAndTheEndIsNone() throws {
    let descriptor = try pipe("one\n\nlast")
    #expect(try line(descriptor) == "one")
    #expect(try line(descriptor) == "")
    #expect(try line(descriptor) == "last")
    #expect(try line(descriptor) == nil)
    System.close(descriptor)
  }

  @Test func aSilentPipeTimesOut() throws {
    let ends = try System.pipe()
    #expect(throws: SystemError(call: .poll, code: ETIMEDOUT)) {
      try LineReader.line(from: ends.reading, until: System.now + .milliseconds(20))
    }
    System.close(ends.reading)
    System.close(ends.writing)
  }

  @Test func interruptionsLoseNothing() throws {
    let rows: [(SystemCall, [Faults.Fault])] = [
      (.read, [.error(EINTR), .error(EAGAIN), .error(EINTR)]),
      (.poll, [.error(EINTR), .error(EINTR)]),
    ]
    for (call, list) in rows {
      let descriptor = try pipe("one\ntwo")
      let faults = FaultSequence(call, list)
      #expect(try faults.run { try line(descriptor) } == "one", "\(call)")
      #expect(faults.callCount > list.count, "\(call)")
      System.close(descriptor)
    }
  }
}
