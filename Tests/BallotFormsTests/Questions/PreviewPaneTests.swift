import BallotForms
import BallotJSON
import BallotTerminal
import TestSupport
import Testing

/// The preview of the option at the cursor.
@Suite struct PreviewPaneTests {
  func scene(_ keys: String, columns: Int = 60, rows: Int = 18) throws -> Scene {
    try Scene(
      Form(.picker, "Commit", Sample.regions) { $0.preview = "show" }, keys: keys,
      columns: columns, rows: rows, colors: .sixteen,
      runCommand: { command in
        let option = command.environment.first { $0.name == "BALLOT_OPTION" }?.value ?? ""
        let text =
          "\u{1B}[2J\u{1B}[31m\(option)\u{1B}[m \u{1B}]0;title\u{7}in red\n"
          + String(repeating: "long ", count: 50) + "\nthird\n"
        return (Array(text.utf8), .exited(status: 0, diagnostics: []))
      })
  }

  @Test func itFollowsTheCursorKeepsColoursAndNothingElse() throws {
    let shown = try scene("Down Down")
    #expect(shown.text.contains("eu-west-3"))
    #expect(shown.screen.styledText.contains("‹red›eu-west-3"), "\(shown.screen.styledText)")
    let drawn = String(decoding: shown.writes.flatMap { $0 }, as: UTF8.self)
    #expect(!drawn.contains("title"))
    #expect(!drawn.contains("\u{1B}[2J"))
  }

  /// A preview of so many lines, at a size and a position.
  func pane(
    _ keys: String, _ position: PreviewPosition = .automatic, columns: Int, rows: Int = 24,
    text: @escaping (String) -> String = { option in
      (1...40).map { "\(option) line \($0) " + String(repeating: "wide 漢字 ", count: 20) + "\n" }
        .joined()
    }
  ) throws -> Scene {
    try Scene(
      Form(.picker, "Commit", Sample.regions) {
        $0.preview = "show"
        $0.previewPosition = position
      }, keys: keys, columns: columns, rows: rows, colors: .sixteen,
      runCommand: { command in
        let option = command.environment.first { $0.name == "BALLOT_OPTION" }?.value ?? ""
        return (Array(text(option).utf8), .exited(status: 0, diagnostics: []))
      })
  }

  @Test func itStandsBesideTheListWhereThereIsRoom() throws {
    let rows: [(position: PreviewPosition, columns: Int, isBeside: Bool)] = [
      (.automatic, 120, true), (.automatic, 101, true), (.automatic, 100, false),
      (.automatic, 40, false), (.beside, 61, true), (.beside, 60, false), (.beside, 20, false),
      (.below, 120, false), (.below, 20, false),
    ]
    for row in rows {
      let shown = try pane("Down", row.position, columns: row.columns)
      let isBeside = shown.text.contains("│ eu-west-2 line 1 ")
      #expect(isBeside == row.isBeside, "\(row)\n\(shown.text)")
      #expect(shown.text.contains("━━━") == !row.isBeside, "\(row)\n\(shown.text)")
      #expect(shown.text.contains("❯ eu-west-2"), "\(row)\n\(shown.text)")
      #expect(shown.screen.scrollback.isEmpty, "\(row)")
    }
  }

  @Test func besideTheListItKeepsItsHeightWhileTheFilterShortensThat() throws {
    let whole = try pane("", columns: 120, rows: 30)
    let short = try pane("\"-24\"", columns: 120, rows: 30)
    #expect(whole.text.contains("line 14 "), "\(whole.text)")
    #expect(short.text.contains("line 14 "), "\(short.text)")
    #expect(short.text.split(separator: "\n").count == whole.text.split(separator: "\n").count)
    #expect(try pane("\"zzz\"", columns: 120).text.contains("no match"))
  }

  @Test func itScrollsAndAnotherOptionBeginsAtItsTop() throws {
    for columns in [120, 60, 20] {
      let down = try pane("Shift-Down Shift-Down Shift-Down Shift-Up", columns: columns)
      #expect(!down.text.contains("eu-west-1 line 2 "), "\(down.text)")
      #expect(down.text.contains("eu-west-1 line 3"), "\(down.text)")
      let end = Array(repeating: "Shift-PageDown", count: 30).joined(separator: " ")
      #expect(try pane(end, columns: columns).text.contains("eu-west-1 line 40"))
      // It goes no further than its end, so that one step back is seen.
      let back = try pane(end + " Shift-Up", columns: columns).text
      #expect(back.contains("line 39") && !back.contains("line 40"), "\(back)")
      let next = try pane(end + " Down", columns: columns).text
      #expect(next.contains("eu-west-2 line 1"), "\(next)")
    }
  }

  @Test func aShortPreviewDoesNotScrollAndColoursOfLinesAboveStay() throws {
    let short = try pane("Shift-Down Shift-PageDown", columns: 120) { _ in "one\ntwo\n" }
    #expect(short.text.contains("│ one"), "\(short.text)")
    let red = try pane("Shift-Down Shift-Down", columns: 60) { _ in
      "\u{1B}[31mfirst\n" + (2...30).map { "line \($0)\n" }.joined()
    }
    #expect(red.screen.styledText.contains("‹red›line 3"), "\(red.screen.styledText)")
  }

  @Test func theListGivesWayToIt() throws {
    for (columns, rows) in [(60, 18), (40, 10), (20, 8)] {
      let shown = try scene("\"2\"", columns: columns, rows: rows)
      #expect(shown.screen.rows.allSatisfy { $0.text.count <= columns })
      #expect(shown.text.contains("❯"), "\(shown.text)")
    }
    #expect(try scene("Enter").result == #"{"answer":"eu-west-1"}"#)
  }

  @Test func aPreviewIsKilledWhenTheCursorMovesOn() throws {
    let terminal = MemoryTerminal()
    let world = MemoryWorld(
      terminal: terminal, steps: [.key(.down), .key(.down), .key(.enter)], runCommand: { _ in nil })
    var state = try FormState(
      Form(.picker, "Commit", Sample.regions) { $0.preview = "sleep 100" })
    #expect(try run(&state, in: world, on: terminal) == .answered)
    #expect(world.commands.count == 3)
    #expect(world.stoppedStreams.count == 3)
  }
}
