import TestSupport
import Testing

/// `--timeout`: announced, kept to the moment, and never an answer unless asked for.
struct TimeOutTests {
  @Test func aTimeOutComesWhenItIsDue() throws {
    let limit = Duration.seconds(1)
    let calls: [([String], String?)] = [
      (["radio", "--timeout", "1", "Ask", "a", "b"], nil),
      (["radio", "--plain", "--timeout", "1", "Ask", "a", "b"], nil),
    ]
    for (arguments, _) in calls {
      var best = Duration.seconds(10)
      // On a busy machine one of three is measured well.
      for _ in 0..<3 where best > .milliseconds(100) {
        let start = ContinuousClock.now
        let session = try Session(ballot: arguments)
        session.expectEnd(.exited(124))
        let time = ContinuousClock.now - start
        #expect(time >= limit, "\(arguments): \(time)")
        best = min(best, time - limit)
      }
      #expect(best <= .milliseconds(100), "\(arguments): \(best) late")
    }
    let piped = try Invocation(
      ballot: ["radio", "--plain", "--timeout", "1", "Ask", "a", "b"], input: "", closesInput: false
    )
    piped.expect(124)
  }

  @Test func aTimeOutMayTakeTheDefault() throws {
    let session = try Session(ballot: [
      "radio", "-r", "--timeout", "1", "--on-timeout", "default", "--default", "b", "Ask", "a", "b",
    ])
    session.expectEnd(.exited(0), output: "b\n")
  }
}
