import BallotForms
import BallotJSON
import BallotTerminal
import TestSupport
import Testing

/// A picker whose options are lines that arrive while somebody types, moves and chooses.
@Suite struct ArrivingOptionsTests {
  /// What happens: lines arrive, or keys are pressed.
  enum Step {
    case lines(String)
    case bytes([UInt8])
    case keys(String)
    case end
  }

  struct Picked {
    let screen: Screen
    let outcome: Outcome?
    let answer: JSON?
  }

  func pick(
    _ steps: [Step], columns: Int = 80, colors: ColorDepth = .none,
    _ change: (inout Question) -> Void = { _ in }
  ) throws -> Picked {
    let stream = StreamID(-1)
    let terminal = MemoryTerminal(size: Size(columns: columns, rows: 24), widths: .low)
    let events = try steps.flatMap { step -> [MemoryWorld.Step] in
      switch step {
      case .lines(let text): [.event(.bytes(stream, Array(text.utf8))), .pause(.seconds(1))]
      case .bytes(let bytes): [.event(.bytes(stream, bytes)), .pause(.seconds(1))]
      case .keys(let keys): try Key.parse(keys).flatMap { [.key($0), .pause(.seconds(1))] }
      case .end: [.event(.ended(stream, .endOfFile)), .pause(.seconds(1))]
      }
    }
    let world = MemoryWorld(terminal: terminal, steps: events)
    var state = try FormState(
      Form(.picker, "File", [], change),
      options: ["answer": OptionList(lines: LineFormat())])
    state.attach(stream, toOptionsOf: "answer")
    let outcome = try? run(
      &state, in: world, on: terminal, settings: RunSettings(theme: Theme(), colors: colors))
    return Picked(
      screen: terminal.screen, outcome: outcome, answer: state.answers["answer"]?.value)
  }

  @Test func anArrowThatWasMovedStaysOnItsOption() throws {
    let first = "a big b\na bit of b\n"
    let better = (1...30).map { "b\($0)\n" }.joined()
    let rows: [(steps: [Step], answer: JSON)] = [
      ([.lines(first), .keys("b Down"), .lines(better), .keys("Enter")], "a bit of b"),
      (
        [.lines(first), .keys("b Down"), .lines(better), .end, .keys("Up Down Enter")],
        "a bit of b"
      ),
      // Nobody has moved: the best one is taken.
      ([.lines(first), .keys("b"), .lines(better), .keys("Enter")], "b1"),
      // Another query begins at its best match again.
      ([.lines(first), .keys("b Down 1"), .lines(better), .keys("Enter")], "b1"),
      ([.lines(first), .keys("Down"), .lines(better), .keys("Enter")], "a bit of b"),
    ]
    for row in rows {
      let picked = try pick(row.steps)
      #expect(picked.answer == row.answer, "\(row.steps)\n\(picked.screen.text)")
    }
  }

  @Test func allMatchesOfALongListAreMarked() throws {
    let lines = (1...6_000).map { "\($0)\n" }.joined()
    let picked = try pick([.lines(lines), .end, .keys("\"'77\" Alt-A Enter")]) {
      $0.isMultiple = true
    }
    let wanted = (1...6_000).map(String.init).filter { $0.contains("77") }
    #expect(picked.answer == .array(wanted.map(JSON.string)))
    let limited = try pick([.lines(lines), .end, .keys("\"'77\" Alt-A Ctrl-U Enter")]) {
      $0.isMultiple = true
      $0.maximum = JSONNumber(3)
    }
    // The best three: what begins with it counts more than what only holds it.
    #expect(limited.answer == ["77", "770", "771"])
  }

  @Test func aLineThatIsNotUTF8IsNamedWhenItWouldBeTheAnswer() throws {
    let bytes = Array("good\nb".utf8) + [0xE4, 0x0A] + Array("bye\n".utf8)
    let single = try pick([.bytes(bytes), .end, .keys("Down Enter")])
    #expect(single.outcome == nil)
    #expect(single.screen.text.contains("line 2 is not UTF-8 (at its byte 2)"))
    #expect(try pick([.bytes(bytes), .end, .keys("Down Enter Down Enter")]).answer == "bye")

    let several = try pick([.bytes(bytes), .end, .keys("Alt-A Enter")]) { $0.isMultiple = true }
    #expect(several.answer == ["good", "bye"])
    let shown = try pick([.bytes(bytes), .end, .keys("Alt-A")]) { $0.isMultiple = true }
    #expect(shown.screen.text.contains("line 2 is not UTF-8"), "\(shown.screen.text)")
  }

  @Test func aLineOfAMebibyteIsCutOnTheScreenAndWholeInTheAnswer() throws {
    let long = String(repeating: "long ", count: 1 << 18) + "end"
    for columns in [80, 20] {
      let picked = try pick([.lines("a\n\(long)\nb\n"), .keys("\"end$\" Enter")], columns: columns)
      #expect(picked.answer == .string(long))
      #expect(picked.screen.rows.allSatisfy { $0.text.count <= columns })
    }
  }

  @Test func whatTheFilterMatchedIsMarkedByWholeGraphemes() throws {
    let lines = "src/Cafe\u{301}.swift\nREADME\n"
    let picked = try pick([.lines(lines), .end, .keys("\"caf\"")], colors: .sixteen)
    #expect(
      picked.screen.styledText.contains("‹underline cyan›Caf‹"), "\(picked.screen.styledText)")
    let accent = try pick([.lines(lines), .end, .keys("\"cafe\"")], colors: .sixteen)
    #expect(
      accent.screen.styledText.contains("‹underline cyan›Cafe\u{301}‹"),
      "\(accent.screen.styledText)")
  }

  @Test func theListTellsHowFarItIs() throws {
    let lines = (1...50).map { "line \($0)\n" }.joined()
    let loading = try pick([.lines(lines)])
    #expect(loading.screen.text.contains("1 of 50…"), "\(loading.screen.text)")
    let loaded = try pick([.lines(lines), .end])
    #expect(loaded.screen.text.contains("1 of 50\n"), "\(loaded.screen.text)")
    let narrowed = try pick([.lines(lines), .end, .keys("7")])
    #expect(narrowed.screen.text.contains("5 of 50\n"), "\(narrowed.screen.text)")
    let queried = try pick([.lines(lines), .end]) { $0.query = "'49" }
    #expect(queried.screen.text.contains("1 of 50\n"), "\(queried.screen.text)")
    let marked = try pick([.lines(lines), .end, .keys("7 Tab")]) { $0.isMultiple = true }
    #expect(marked.screen.text.contains("5 of 50, 1 chosen"), "\(marked.screen.text)")
  }

  /// A key that was typed together with the query waits for the best of all matches.
  @Test func theBestOfALongListIsTakenWhenAllIsTypedAtOnce() throws {
    let lines = (1...8_000).map { "needle in line \($0)\n" }.joined() + "needle\nlast needle\n"
    let terminal = MemoryTerminal()
    for (keys, answer) in [("Enter", "needle"), ("Down Enter", "needle in line 1")] {
      let steps = try Key.parse("\"needle\" " + keys).map(MemoryWorld.Step.key)
      let stream = StreamID(-1)
      let world = MemoryWorld(
        terminal: terminal,
        steps: [.event(.bytes(stream, Array(lines.utf8))), .event(.ended(stream, .endOfFile))]
          + steps)
      var state = try FormState(
        Form(.picker, "File"), options: ["answer": OptionList(lines: LineFormat())])
      state.attach(stream, toOptionsOf: "answer")
      #expect(try run(&state, in: world, on: terminal) == .answered)
      #expect(state.answers["answer"]?.value == .string(answer), "\(keys)")
    }
  }
}
