import TestSupport
import Testing

/// Signals at random moments, while keys are typed and frames are drawn.
struct SignalTests {
  private static let signals: [(String, CInt)] = [
    ("SIGHUP", 1), ("SIGINT", 2), ("SIGQUIT", 3), ("SIGTERM", 15),
  ]

  @Test(arguments: signals)
  func theTerminalIsRestored(_ signal: (name: String, number: CInt)) throws {
    try trials("A1", "\(signal.name) at random moments", count: 8, of: EndingTests.questions) {
      arguments, random in
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

  /// All that end a process, and not only those that people send.
  @Test func noSignalLeavesTheTerminalChanged() throws {
    // Not those that cannot be caught, that stop or continue a process, and that do nothing, as does
    // SIGPIPE here; nor those that the C library keeps.
    #if os(Linux)
      let numbers = Set(1...64).subtracting([9, 13, 17, 18, 19, 20, 21, 22, 23, 28, 32, 33])
    #else
      let numbers = Set(1...31).subtracting([9, 13, 16, 17, 18, 19, 20, 21, 22, 23, 28, 29])
    #endif
    try trials("A1", "every other signal", count: nil, of: numbers.sorted()) { number, _ in
      let session = try Session(ballot: EndingTests.questions[0])
      try session.until("Ask")
      session.process.signal(CInt(number))
      return session.faults(after: .signalled(number))
    }
  }

  /// An answer is the end: whoever got one is not told of a signal as well.
  @Test func aSignalComesBeforeTheAnswerOrNotAtAll() throws {
    try trials("A1", "a signal around the answer", count: 30) { random in
      let session = try Session(ballot: ["radio", "-r", "Ask", "a", "b"])
      try session.until("Ask")
      session.press(.down, .enter)
      if random.chance(oneIn: 3) {
        session.terminal.wait { !session.process.output.isEmpty }
      } else {
        session.pass(.microseconds(random.number(in: 0...3000)))
      }
      session.process.signal(15)
      _ = session.terminal.waitForEnd()
      return session.process.end == .exited(0)
        ? session.faults(after: .exited(0), output: "a\n")
        : session.faults(after: .signalled(15))
    }
  }

  /// A list of 5,000 options is drawn again and again in changing sizes when the signal comes.
  @Test func theTerminalIsRestoredInTheMiddleOfAFrame() throws {
    let options = (1...5000).map { "option number \($0)" }.joined(separator: "\n")
    try trials("A2", "signals in the middle of a frame") { random in
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
    try trials("A11", "200 keys in a storm of SIGWINCH", count: 2) { random in
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
