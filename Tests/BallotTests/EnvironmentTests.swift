import Ballot
import BallotTerminal
import Testing

/// The variables that say how a form is drawn mean the same as for the tool.
@Test func looksFollowTheEnvironment() {
  let table: [(environment: [(String, String)], colors: ColorDepth, glyphs: Glyphs)] = [
    ([("TERM", "xterm"), ("LANG", "C.UTF-8")], .sixteen, .unicode),
    ([("TERM", "xterm"), ("LANG", "en_US.utf8@euro")], .sixteen, .unicode),
    ([("TERM", "xterm"), ("LANG", "C.UTF-8"), ("LC_ALL", "C")], .sixteen, .ascii),
    ([("TERM", "xterm-256color")], .indexed, .ascii),
    ([("TERM", "xterm-direct")], .trueColor, .ascii),
    ([("TERM", "linux")], .eight, .ascii),
    ([("TERM", "xterm"), ("FORCE_COLOR", "3")], .trueColor, .ascii),
    ([("TERM", "dumb"), ("CLICOLOR_FORCE", "1")], .sixteen, .ascii),
    ([("TERM", "xterm"), ("CLICOLOR", "0")], .none, .ascii),
    ([("TERM", "xterm"), ("NO_COLOR", "1"), ("FORCE_COLOR", "3")], .none, .ascii),
  ]
  for row in table {
    let settings = RunSettings(in: MemoryWorld(environment: row.environment))
    #expect(settings.colors == row.colors, "\(row.environment)")
    #expect(settings.theme.glyphs == row.glyphs, "\(row.environment)")
  }
}

/// The variables that say who is asked, and how, mean the same as for the tool.
@Test func theEnvironmentSaysWhoIsAsked() throws {
  let table: [(environment: [(String, String)], asksOnScreen: Bool, asksByLine: Bool)] = [
    ([("TERM", "xterm")], true, false),
    ([("TERM", "xterm"), ("CI", "FALSE")], true, false),
    ([("TERM", "xterm"), ("CI", "true")], false, false),
    ([("TERM", "xterm"), ("BALLOT_NONINTERACTIVE", "1")], false, false),
    ([("TERM", "xterm"), ("BALLOT_PLAIN", "1")], false, true),
    ([("TERM", "vt52")], false, true),
    ([], false, true),
  ]
  for row in table {
    @State var target = Deploy.Target.dev
    let terminal = MemoryTerminal()
    terminal.typedLines = ["3"]
    let world = MemoryWorld(
      environment: row.environment, terminal: terminal,
      steps: [.pause(.seconds(1))] + (try Key.parse("Down Enter").map { .key($0) }))
    try Radio("Deploy to", selection: $target).run(in: world)
    let expected: Deploy.Target = row.asksOnScreen ? .staging : row.asksByLine ? .prod : .dev
    #expect(target == expected, "\(row.environment)")
  }
}
