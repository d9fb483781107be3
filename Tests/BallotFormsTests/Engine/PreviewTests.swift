import BallotForms
import BallotJSON
import BallotTerminal
import Testing

/// Forms asked with no terminal.
struct PreviewTests {
  private let target = Form(.radio, "Deploy to", [Option("dev"), Option("prod")])

  @Test func keysAreFollowedByWhatTheFormShows() throws {
    var state = try FormState(target)
    let preview = Preview(
      pressing: try Key.parse("Down Down"), size: Size(columns: 40, rows: 10))
    #expect(preview.ask(&state) == nil)
    #expect(preview.isWaiting)
    #expect(preview.screen.text.contains("❯ 2 ◉ prod"), "\(preview.screen.text)")
  }

  @Test func aFormThatIsOverLeavesItsSummary() throws {
    var state = try FormState(target)
    let preview = Preview(pressing: try Key.parse("Down Enter"))
    #expect(preview.ask(&state) == .answered)
    #expect(!preview.isWaiting)
    #expect(preview.screen.text == "✔ Deploy to   dev")
  }

  @Test func aConfirmHasHadTimeToSettle() throws {
    var state = try FormState(Form(.confirm, "Delete?"))
    #expect(Preview(pressing: try Key.parse("y Enter")).ask(&state) == .answered)
  }

  @Test func linesAreTypedInLineMode() throws {
    var state = try FormState(target)
    let keys = try Key.parse(#"9 Enter Paste "pr" x Backspace "od" Enter"#)
    let preview = try Preview(typing: keys, size: Size(columns: 80, rows: 4))
    #expect(preview.askByLine(&state) == .answered)
    // What has scrolled away is still there.
    #expect(preview.screen.text.hasPrefix("Deploy to\n  1  dev\n"), "\(preview.screen.text)")
    #expect(preview.screen.text.hasSuffix("Deploy to: prod"), "\(preview.screen.text)")

    var open = try FormState(target)
    let waiting = try Preview(typing: [])
    #expect(waiting.askByLine(&open) == nil)
    #expect(waiting.isWaiting)
  }

  @Test func keysThatTypeNothingAreRefusedInLineMode() {
    let wrong = [
      ("1 Down", "key 2 types nothing in line mode: give text and Enter"),
      ("Ctrl-C", "key 1 types nothing in line mode: give text and Enter"),
      ("\"ab\"", "the last line, ab, has no end: put Enter after it"),
    ]
    for (keys, reason) in wrong {
      do {
        _ = try Preview(typing: try Key.parse(keys))
        Issue.record("\(keys) is taken")
      } catch {
        #expect((error as? PreviewError)?.reason == reason, "\(keys)")
      }
    }
  }

  @Test func commandsRunOnlyWhereTheCallerDoesThem() throws {
    let form = Form(.text, "Name") { $0.defaultCommand = "whoami" }
    var state = try FormState(form)
    let silent = Preview(pressing: [])
    silent.ask(&state)
    #expect(silent.world.commands.map(\.script) == ["whoami"])

    var again = try FormState(form)
    let preview = Preview(pressing: []) { command in
      (Array("\(command.script): ada".utf8), .exited(status: 0, diagnostics: []))
    }
    preview.ask(&again)
    #expect(preview.screen.text.contains("whoami: ada"), "\(preview.screen.text)")
  }
}
