import BallotTerminal
import Testing

/// Who is asked: terminal, environment and flags against each other.
@Test func whoIsAsked() throws {
  let table: [(flags: String, environment: [String: String], place: Run.Place, asks: Bool)] = [
    ("", [:], .terminal, true),
    ("", [:], .captured, true),
    ("", [:], .piped, true),
    ("", [:], .nowhere, false),
    ("--interactive", [:], .nowhere, false),
    ("--non-interactive", [:], .terminal, false),
    ("--no-input", [:], .terminal, false),
    ("", ["BALLOT_NONINTERACTIVE": "1"], .terminal, false),
    ("", ["BALLOT_NONINTERACTIVE": ""], .terminal, true),
    ("", ["BALLOT_NONINTERACTIVE": "0"], .terminal, true),
    ("--interactive", ["BALLOT_NONINTERACTIVE": "1"], .terminal, true),
    ("", ["CI": "true"], .terminal, false),
    ("", ["CI": "yes"], .terminal, false),
    ("", ["CI": "false"], .terminal, true),
    ("", ["CI": "0"], .terminal, true),
    ("", ["CI": ""], .terminal, true),
    ("--interactive", ["CI": "true"], .terminal, true),
    ("", ["GITHUB_ACTIONS": "true"], .terminal, true),
    ("", ["RENDER": "true"], .terminal, true),
  ]
  for row in table {
    let run = try Run(
      "radio \(row.flags) --default a P a b", at: row.place, keys: "Down Enter",
      environment: row.environment)
    let expected = row.asks ? "b" : "a"
    #expect(run.code == 0, "\(row): \(run.summary)")
    #expect(run.output == "{\"answer\":\"\(expected)\"}\n", "\(row): \(run.summary)")
  }
}

/// Where only CI keeps a person from being asked, that is said (decisions 2.19).
@Test func onlyCIIsSaid() throws {
  let note = "ballot: CI is set: taking defaults; --interactive asks\n"
  let alone = try Run("radio --default a P a", at: .terminal, environment: ["CI": "1"])
  #expect(alone.diagnostics == note)
  for (flags, place) in [("--no-input", Run.Place.terminal), ("", .nowhere)] {
    let run = try Run("radio \(flags) --default a P a", at: place, environment: ["CI": "1"])
    #expect(run.diagnostics.isEmpty, "\(flags)")
  }
}

/// Line mode: by flag, by variable, by a terminal that can do no more; never from a pipe unless the
/// flag says so (decisions 1.3).
@Test func lineModeTakesLinesFromTheTerminal() throws {
  let table: [(flags: String, environment: [String: String], columns: Int)] = [
    ("--plain", [:], 80), ("", ["BALLOT_PLAIN": "1"], 80), ("", ["TERM": "dumb"], 80),
    ("", ["TERM": ""], 80), ("", ["TERM": "unknown"], 80), ("", ["TERM": "vt52"], 80),
    ("", [:], 19), ("", [:], 0),
  ]
  for row in table {
    let run = try Run(
      "radio \(row.flags) P dev prod", at: .captured, lines: ["prod"],
      environment: row.environment, size: Size(columns: row.columns, rows: 24))
    #expect(run.output == "{\"answer\":\"prod\"}\n", "\(row): \(run.summary)")
    let escapes = run.world.terminal?.writes.joined().filter { $0 == 0x1B }.count
    #expect(escapes == 0, "\(row)")
  }
  let wide = try Run("radio P dev prod", at: .captured, keys: "Down Enter")
  #expect(wide.output == "{\"answer\":\"dev\"}\n")
}

@Test func linesMayComeFromAPipe() throws {
  let table: [(line: String, environment: [String: String], code: Int, output: String)] = [
    ("radio --plain P dev prod", [:], 0, "{\"answer\":\"prod\"}\n"),
    ("radio --plain P dev prod", ["CI": "1"], 0, "{\"answer\":\"prod\"}\n"),
    ("radio --plain --non-interactive P dev prod", [:], 3, ""),
    ("radio P dev prod", ["BALLOT_PLAIN": "1"], 3, ""),
    ("radio P dev prod", ["TERM": "dumb"], 3, ""),
    ("text --plain P", [:], 0, "{\"answer\":\"2\"}\n"),
    ("confirm --plain P", [:], 4, ""),
  ]
  for row in table {
    let run = try Run(row.line, input: "2\nrest\n", environment: row.environment)
    #expect(run.code == row.code, "\(row): \(run.summary)")
    #expect(run.output == row.output, "\(row): \(run.summary)")
    if row.code == 0 { #expect(run.world.input == Array("rest\n".utf8), "\(row)") }
  }
  let ended = try Run("radio --plain --default dev P dev prod", input: "")
  #expect(ended.code == 3)
  #expect(ended.diagnostics.contains("the input ended"), "\(ended.diagnostics)")
}

/// A loop that reads standard input keeps its data.
@Test func standardInputIsLeftAlone() throws {
  for line in [
    "radio P a b", "toggle P", "toggle P a b", "text P", "confirm P",
    "form --text name=Name", "picker --option a P",
  ] {
    let run = try Run(line, at: .piped, keys: "y Down Enter", input: "data\n")
    #expect(run.world.input == Array("data\n".utf8), "\(line)")
  }
}

/// A locale that is not UTF-8, or `--ascii`, draws with ASCII only.
@Test func glyphsFollowTheLocale() throws {
  let table: [(flags: String, locale: [String: String], isASCII: Bool)] = [
    ("", ["LANG": "en_US.UTF-8"], false), ("", ["LANG": "de_DE.utf8"], false),
    ("", ["LANG": "C"], true), ("", ["LANG": ""], true),
    ("", ["LC_ALL": "C", "LANG": "en_US.UTF-8"], true),
    ("", ["LC_CTYPE": "C.UTF-8", "LANG": "C"], false),
    ("", ["LC_ALL": "", "LANG": "en_US.UTF-8"], false),
    ("--ascii", ["LANG": "en_US.UTF-8"], true),
  ]
  for row in table {
    let run = try Run(
      "radio \(row.flags) P a b", at: .terminal, keys: "Down", environment: row.locale)
    let hasMore = run.world.terminal?.writes.joined().contains { $0 > 0x7E }
    #expect(hasMore == !row.isASCII, "\(row)")
  }
}
