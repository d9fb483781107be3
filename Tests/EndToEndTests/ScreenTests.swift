import BallotTerminal
import TestSupport
import Testing

/// What is on the screen while a question is asked, and what stays there.
struct ScreenTests {
  private let radio = ["radio", "-r", "Deploy to", "dev", "staging", "prod"]

  /// A shell that first prints something, and then becomes `ballot`.
  private func start(_ script: String, _ arguments: [String]) throws -> Session {
    try Session(
      "/bin/sh", ["-c", "\(script); exec ballot \"$@\"", "sh"] + arguments, output: .pipe,
      diagnostics: .terminal)
  }

  @Test func anUnfinishedLineIsKept() throws {
    let session = try start("printf 'Step 1: ' >/dev/tty", radio)
    try session.until("Deploy to")
    session.press(.down, .enter)
    session.expectEnd(.exited(0), output: "dev\n")
    #expect(session.screen.lines.map(\.withoutBlanksAtEnd) == ["Step 1:", "✔ Deploy to   dev"])
  }

  @Test func whatStandsAboveIsNeverTouched() throws {
    for (rows, name) in [(5, "few"), (24, "exactly a screen"), (60, "many")] {
      let script = "i=0; while [ $i -lt \(rows) ]; do echo line $i >/dev/tty; i=$((i + 1)); done"
      let session = try start(script, radio)
      try session.until("Deploy to")
      session.press(.down, .down, .up, .redraw, .enter)
      session.expectEnd(.exited(0), output: "dev\n")
      let above = (0..<rows).map { "line \($0)" }
      #expect(session.screen.lines == above + ["✔ Deploy to   dev"], "\(name)")
    }
  }

  @Test func clearLeavesNothing() throws {
    let session = try start("echo above >/dev/tty", ["radio", "-r", "--clear", "Ask", "a", "b"])
    try session.until("Ask")
    session.press(.down, .enter)
    session.expectEnd(.exited(0), output: "a\n")
    #expect(session.screen.lines == ["above"])
  }

  /// After every resize there is one whole copy, and in the end nothing but the summary.
  @Test func resizesLeaveNothingBehind() throws {
    try trials("A12", "20 random sizes", count: 5) { random in
      let session = try start("echo above >/dev/tty", radio)
      try session.until("enter accept")
      for _ in 0..<20 {
        let drawn = session.terminal.drawn.count
        // The same size again would be no change, of which nobody is told.
        let columns = random.number(in: 24...199)
        session.resize(
          columns: columns == session.screen.size.columns ? 200 : columns,
          rows: random.number(in: 8...80))
        try session.until("a new frame") { screen in
          session.terminal.drawn.count > drawn
            && !screen.modes.contains(.synchronizedOutput)
            && screen.text.contains("choose")
        }
        let copies = session.screen.lines.count { $0.contains("Deploy to") }
        if copies != 1 { return ["\(copies) copies\n\(session.picture)"] }
      }
      session.press(.down, .enter)
      let left = session.faults(after: .exited(0), output: "dev\n")
      let lines = session.screen.lines
      return left + (lines == ["above", "✔ Deploy to   dev"] ? [] : ["\(lines)"])
    }
  }

  /// Sizes that come faster than frames, and that no frame fits.
  @Test func anySizeIsSurvived() throws {
    try trials("A12", "50 sizes down to 0 by 0", count: 5) { random in
      let session = try Session(ballot: radio)
      try session.until("Deploy to")
      for _ in 0..<50 {
        session.resize(
          columns: random.pick([0, 1, 2, random.number(in: 0...300)], or: 0),
          rows: random.pick([0, 1, 2, random.number(in: 0...100)], or: 0))
        session.press(random.pick([.down, .up], or: .down))
        if random.chance(oneIn: 4) { session.pass(.microseconds(500)) }
      }
      session.resize(columns: 80, rows: 24)
      session.press(.escape)
      return session.faults(after: .exited(130))
    }
  }

  /// Screen readers and magnifiers follow the cursor.
  @Test func theCursorIsOnTheOptionInFocus() throws {
    let options = ["alpha", "beta", "gamma", "delta"]
    for arguments in [
      ["radio", "Ask"], ["picker", "--style", "inline", "Ask"], ["toggle", "Ask"],
      ["picker", "--style", "inline", "--multiple", "Ask"],
    ] {
      let session = try Session(ballot: arguments + options)
      try session.until("delta")
      let moves: [(String, Int)] = [
        (.down, 0), (.down, 1), (.down, 2), (.up, 1), (.down, 2), (.down, 3), (.up, 2),
      ]
      for (key, row) in moves {
        session.press(key)
        try session.until("the cursor on \(options[row]) in \(arguments)") { screen in
          let text = screen.rows[screen.cursor.row].text
          return screen.modes.contains(.cursorVisible) && text.contains(options[row])
            && text.contains("❯")
        }
      }
    }
  }
}
