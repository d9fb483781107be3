import TestSupport
import Testing

/// Signals at random moments, while keys are typed and frames are drawn.
struct SignalTests {
  private static let signals: [(String, CInt)] = [
    ("SIGHUP", 1), ("SIGINT", 2), ("SIGQUIT", 3), ("SIGTERM", 15),
  ]

  @Test(arguments: signals)
  func theTerminalIsRestored(_ signal: (name: String, number: CInt)) throws {
    for arguments in EndingTests.questions {
      let test = "\(signal.name) at random moments: \(arguments[0])"
      try trials("the terminal is restored", test) { random in
        let session = try Session(ballot: arguments)
        for _ in 0..<random.number(in: 0...4) {
          session.pass(.microseconds(random.number(in: 0...8000)))
          session.press(random.pick([.down, .up, .tab, .redraw, .right], or: .down))
        }
        session.pass(.microseconds(random.number(in: 0...4000)))
        session.process.signal(signal.number)
        return session.faults(after: .signalled(Int(signal.number)))
      }
    }
  }

  /// A list of 5,000 options is drawn again and again in changing sizes when the signal comes.
  @Test func theTerminalIsRestoredInTheMiddleOfAFrame() throws {
    let options = (1...5000).map { "option number \($0)" }.joined(separator: "\n")
    try trials("the terminal is restored", "signals in the middle of a frame") { random in
      let session = try Session(
        ballot: ["picker", "--style", "inline", "Pick"], columns: 200, rows: 60, input: .pipe)
      session.process.writeInput(options)
      session.process.closeInput()
      try session.until("Pick")
      for _ in 0..<random.number(in: 1...6) {
        session.resize(columns: random.number(in: 30...200), rows: random.number(in: 10...60))
        session.press(String(repeating: .redraw, count: random.number(in: 0...20)))
      }
      session.pass(.microseconds(random.number(in: 0...3000)))
      let (_, number) = random.pick(Self.signals, or: ("SIGTERM", 15))
      session.process.signal(number)
      return session.faults(after: .signalled(Int(number)))
    }
  }

  /// A thousand interruptions a second lose no key and double none.
  @Test func aStormOfSignalsLosesNoKey() throws {
    try trials("every key counts once", "200 keys in a storm of SIGWINCH", count: 2) { random in
      let session = try Session(ballot: ["text", "Name"])
      try session.until("Name")
      let keys = (0..<200).map { _ in random.pick(Array("abcdefghij"), or: "a") }
      for key in keys {
        session.press(String(key))
        for _ in 0..<random.number(in: 1...5) { session.process.signal(28) }
        session.pass(.microseconds(random.number(in: 0...1000)))
      }
      session.press(.enter)
      return session.faults(
        after: .exited(0), output: "{\"answer\":\"\(String(keys))\"}\n")
    }
  }
}
