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
