import BallotTerminal
import TestSupport
import Testing

/// `ballot preview`.
struct PreviewCommandTests {
  private let form =
    "--radio env='Deploy to' --option dev --option prod --toggle tests='Run the tests?'"

  @Test func theScreenAfterTheKeysIsPrinted() throws {
    let run = try Run("preview --width 60 --keys 'Down Down' \(form)")
    #expect(run.code == 0)
    #expect(run.diagnostics == "")
    #expect(run.output.contains("❯ 2 ◉ prod\n"), "\(run.output)")
    let ascii = try Run("preview --ascii --keys 'Down' \(form)")
    #expect(ascii.output.contains("> 1 (*) dev\n"), "\(ascii.output)")
  }

  @Test func anSVGPictureIsTheSameWhateverTheEnvironmentSays() throws {
    let line = "preview --svg --caption 'deploy.sh' --width 48 --keys 'Down' \(form)"
    let run = try Run(line, environment: ["NO_COLOR": "1", "LANG": "C", "CI": "1"])
    #expect(run.code == 0)
    expectSnapshot(named: "preview-svg", matches: run.output)
    #expect(try Run(line, at: .terminal, environment: ["BALLOT_PLAIN": "1"]).output == run.output)
  }

  @Test func lineModeIsATranscript() throws {
    let run = try Run("preview --plain --height 5 --keys '2 Enter' \(form)")
    expectSnapshot(named: "preview-plain", matches: run.output)
  }

  @Test func answersAndFaultsAreDrawn() throws {
    let rows: [(arguments: String, shown: String)] = [
      ("-- --env prod", "Run the tests?"),
      ("-- --env prd", "did you mean prod?"),
      ("--answer env=prd", "did you mean prod?"),
      ("--non-interactive", "tests (Run the tests?): no answer"),
      ("-- --help", "--env"),
    ]
    for row in rows {
      let run = try Run("preview --width 120 \(form) \(row.arguments)")
      #expect(run.code == 0, "\(row.arguments)")
      #expect(run.output.contains(row.shown), "\(row.arguments): \(run.output)")
    }
  }

  @Test func optionsComeFromTheFilesThatTheFormNames() throws {
    let run = try Run(
      "preview --keys 'Down' --radio env='Deploy to' --options-from targets",
      files: ["targets": "north\nsouth\n"])
    #expect(run.output.contains("◉ north"), "\(run.output)")
    let input = try Run(
      "preview --keys 'Down' --radio env='Deploy to' --options-from -", input: "east\nwest\n")
    #expect(input.output.contains("◉ east"), "\(input.output)")
    let missing = try Run("preview --radio env='Deploy to' --options-from targets")
    #expect(missing.output.contains("No such file or directory"), "\(missing.output)")
  }

  @Test func commandsAreNotRunUnlessAskedFor() throws {
    let line = "preview --text name=Name --default-command whoami"
    let run = try Run(line) { _ in
      Issue.record("a command was run")
      return nil
    }
    #expect(run.diagnostics == "ballot: not run in a preview: whoami (--run-commands runs it)\n")
    let asked = try Run(line + " --run-commands") { command in
      (Array("\(command.script): ada".utf8), .exited(status: 0, diagnostics: []))
    }
    #expect(asked.output.contains("whoami: ada"), "\(asked.output)")
    #expect(asked.diagnostics == "")
  }

  @Test func aPictureIsWrittenAndExpected() throws {
    let written = try Run("preview --output shot.txt --keys 'Down' \(form)")
    #expect(written.output == "" && written.code == 0)
    let shot = String(decoding: written.world.files["shot.txt"] ?? [], as: UTF8.self)
    #expect(shot.contains("◉ dev"))

    let expect = "preview --expect shot.txt \(form) --keys"
    let same = try Run("\(expect) 'Down'", files: ["shot.txt": shot])
    #expect(same.summary == "[0] ")
    let other = try Run("\(expect) 'Down Down'", files: ["shot.txt": shot])
    #expect(
      other.summary == """
        [1] ballot: shot.txt differs (- expected, + drawn):
          ? Deploy to
        - ❯ 1 ◉ dev
        -   2 ○ prod
        +   1 ○ dev
        + ❯ 2 ◉ prod
            Run the tests?   ━●━  not set
          ...

        """)
    let missing = try Run("\(expect) 'Down'")
    #expect(
      missing.summary
        == "[5] ballot: shot.txt cannot be read: No such file or directory; --output shot.txt "
        + "records it\n")
  }

  @Test func heightIsThatOfTheTerminalOrOfThePickerBeforeIt() throws {
    let picker = "--picker n=Number" + (1...9).map { " --option \($0)" }.joined()
    let small = try Run("preview --height 6 \(picker) --style menu")
    #expect(small.code == 0)
    #expect(small.output.split(separator: "\n").count <= 6, "\(small.output)")
    let list = try Run("preview \(picker) --style menu --height 3")
    let tall = try Run("preview \(picker) --style menu")
    #expect(list.output.count { $0 == "\n" } < tall.output.count { $0 == "\n" }, "\(list.output)")
  }

  @Test func wrongOptionsAreNamedInOneGo() throws {
    let run = try Run("preview --keys 'Dwn' --width 5 --height x --theme dark \(form)")
    #expect(
      run.summary == """
        [2] ballot: --theme and --caption are for pictures: add --svg
        ballot: --keys: no key is named Dwn (at 0): write Enter, Up, F1, Ctrl-C, one character, \
        or text in quotes
        ballot: --width 5: give a number from 20 to 500
        ballot: --height x: give a number from 2 to 500

        """)
    let plain = try Run("preview --plain --keys 'Down' \(form)")
    #expect(
      plain.summary
        == "[2] ballot: --keys: key 1 types nothing in line mode: give text and Enter\n")
    let both = try Run("preview --expect a --output b \(form)")
    #expect(both.code == 2)
  }
}
