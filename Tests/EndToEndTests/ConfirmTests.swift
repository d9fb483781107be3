import TestSupport
import Testing

/// Enters that were meant for something else never confirm what is dangerous.
struct ConfirmTests {
  @Test func noStrayEnterConfirms() throws {
    try trials("D7", "Enters in front of a confirm", count: 10) { random in
      let typed = random.pick(["\r", "y\r", "yes\r", " \r", "\n", .down + "\r"], or: "\r")
      let enters = String(repeating: typed, count: 10)
      let start = ContinuousClock.now
      let session = try Session(
        ballot: ["confirm", "Delete all?"], typesFirst: random.chance(oneIn: 2) ? enters : "")
      try session.until("Delete all?")
      // Keys count from a fifth of a second on after the question appeared.
      if ContinuousClock.now - start < .milliseconds(150) { session.press(enters) }
      session.press(.paste(enters))
      session.press(.paste(enters), .escape)
      return session.faults(after: .exited(130))
    }
  }
}
