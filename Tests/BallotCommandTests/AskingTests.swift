import BallotAnswers
import BallotTerminal
import Testing

@testable import BallotCommand

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

/// The order of `reliability.md` 1.6, each rule beside its neighbours.
@Test func coloursFollowTheEnvironment() {
  let xterm = ["TERM": "xterm-256color"]
  func with(_ more: [String: String], _ base: [String: String]) -> [String: String] {
    base.merging(more) { $1 }
  }
  let table: [(ColorChoice, [String: String], Bool, ColorDepth)] = [
    (.auto, [:], true, .none),
    (.auto, ["TERM": ""], true, .none),
    (.auto, ["TERM": "dumb"], true, .none),
    (.auto, ["TERM": "unknown"], true, .none),
    (.auto, ["TERM": "xterm"], true, .sixteen),
    (.auto, ["TERM": "linux"], true, .eight),
    (.auto, xterm, true, .indexed),
    (.auto, ["TERM": "xterm-direct"], true, .trueColor),
    (.auto, with(["COLORTERM": "truecolor"], xterm), true, .trueColor),
    (.auto, with(["COLORTERM": "24bit"], ["TERM": "xterm"]), true, .trueColor),
    (.auto, with(["COLORTERM": "yes"], xterm), true, .indexed),
    (.auto, xterm, false, .none),
    (.auto, with(["NO_COLOR": "1"], xterm), true, .none),
    (.auto, with(["NO_COLOR": "0"], xterm), true, .none),
    (.auto, with(["NO_COLOR": ""], xterm), true, .indexed),
    (.auto, with(["NO_COLOR": "1", "FORCE_COLOR": "3"], xterm), true, .none),
    (.auto, with(["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], xterm), true, .none),
    (.always, with(["NO_COLOR": "1"], xterm), true, .indexed),
    (.always, [:], false, .sixteen),
    (.always, ["TERM": "dumb"], false, .sixteen),
    (.never, with(["FORCE_COLOR": "3"], xterm), true, .none),
    (.never, with(["CLICOLOR_FORCE": "1"], xterm), true, .none),
    (.auto, with(["FORCE_COLOR": ""], xterm), false, .none),
    (.auto, with(["FORCE_COLOR": "0"], xterm), true, .none),
    (.auto, with(["FORCE_COLOR": "false"], xterm), true, .none),
    (.auto, with(["FORCE_COLOR": "1"], xterm), false, .sixteen),
    (.auto, with(["FORCE_COLOR": "2"], ["TERM": "xterm"]), false, .indexed),
    (.auto, with(["FORCE_COLOR": "3"], ["TERM": "xterm"]), false, .trueColor),
    (.auto, with(["FORCE_COLOR": "true"], xterm), false, .indexed),
    (.auto, with(["FORCE_COLOR": "yes"], ["TERM": "dumb"]), false, .sixteen),
    (.auto, with(["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], xterm), true, .none),
    (.auto, with(["FORCE_COLOR": "", "CLICOLOR_FORCE": "1"], xterm), false, .indexed),
    (.auto, with(["CLICOLOR_FORCE": "1"], xterm), false, .indexed),
    (.auto, with(["CLICOLOR_FORCE": "0"], xterm), false, .none),
    (.auto, with(["CLICOLOR_FORCE": ""], xterm), false, .none),
    (.auto, with(["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], xterm), false, .indexed),
    (.auto, with(["CLICOLOR": "0"], xterm), true, .none),
    (.auto, with(["CLICOLOR": "1"], xterm), true, .indexed),
    (.auto, with(["CLICOLOR": "1"], xterm), false, .none),
    (.auto, with(["CLICOLOR": "1"], ["TERM": "dumb"]), true, .none),
  ]
  for (choice, environment, isTerminal, expected) in table {
    let found = colorDepth(choice, isTerminal: isTerminal) { environment[$0] }
    #expect(found == expected, "\(choice) \(environment) \(isTerminal)")
  }
}
