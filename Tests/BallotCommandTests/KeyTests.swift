import BallotTerminal
import Testing

/// Single questions answered by keys, on a terminal whose standard output is captured.
@Test func keysAnswerSingleQuestions() throws {
  let table: [(line: String, keys: String, code: Int, output: String)] = [
    ("radio P dev staging prod", "Down Down Enter", 0, "{\"answer\":\"staging\"}\n"),
    ("radio -r P dev staging prod", "3 Enter", 0, "prod\n"),
    ("radio --default staging P dev staging prod", "Enter", 0, "{\"answer\":\"staging\"}\n"),
    ("radio P dev staging prod", "Enter Up Enter", 0, "{\"answer\":\"prod\"}\n"),
    ("radio P dev staging prod", "Escape", 130, ""),
    ("radio P dev staging prod", "Ctrl-C", 130, ""),
    ("radio --back P dev staging prod", "Escape", 7, ""),
    (
      "radio --orientation horizontal P dev prod", "Right Right Enter", 0, "{\"answer\":\"prod\"}\n"
    ),
    ("radio --suggest answer=b P a b", "Enter", 0, "{\"answer\":\"b\"}\n"),
    ("picker -r P a b c", "Right Right Enter", 0, "b\n"),
    ("picker --style menu -r P a b c", "Down Down Enter", 0, "c\n"),
    ("picker --multiple P a b c", "Space Down Down Space Enter", 0, "{\"answer\":[\"a\",\"c\"]}\n"),
    ("toggle P", "y Enter", 0, "{\"answer\":true}\n"),
    ("toggle P", "Enter n Enter", 0, "{\"answer\":false}\n"),
    ("toggle --default on P", "Space Enter", 0, "{\"answer\":false}\n"),
    ("toggle --exit-status P", "n Enter", 1, ""),
    ("toggle --exit-status P", "y Enter", 0, ""),
    ("toggle P a b", "Down Down Space Enter", 0, "{\"answer\":[\"b\"]}\n"),
    ("text P", "\"hi there\" Enter", 0, "{\"answer\":\"hi there\"}\n"),
    ("text -r --default spring P", "\"-2\" Enter", 0, "spring-2\n"),
    ("text --number --max 9 P", "\"12\" Enter Backspace Enter", 0, "{\"answer\":1}\n"),
    ("text --secret --repeat -r P", "\"pw\" Enter \"pw\" Enter", 0, "pw\n"),
    ("confirm P", "y Enter", 0, ""),
    ("confirm P", "n Enter", 1, ""),
    ("confirm P", "Escape", 130, ""),
    ("confirm --typed go P", "\"go\" Enter", 0, ""),
    ("confirm P", "", 5, ""),
    ("radio P a b", "Down", 5, ""),
  ]
  for row in table {
    let run = try Run(row.line, at: .captured, keys: row.keys)
    #expect(run.code == row.code, "\(row.line) \(row.keys): \(run.summary)")
    #expect(run.output == row.output, "\(row.line) \(row.keys): \(run.summary)")
    #expect(run.world.terminal?.isRaw == false, "\(row.line) \(row.keys)")
  }
}

/// A summary stays on the screen, unless it is not wanted.
@Test func aSummaryStaysUnlessCleared() throws {
  let kept = try Run("radio 'Deploy to' dev prod", at: .terminal, keys: "Down Enter")
  #expect(kept.screen.contains("Deploy to   dev"), "\(kept.screen)")
  let cleared = try Run("radio --clear 'Deploy to' dev prod", at: .captured, keys: "Down Enter")
  #expect(!cleared.screen.contains("Deploy to"), "\(cleared.screen)")
}

/// What is answered is not asked: no terminal is touched.
@Test func whatIsAnsweredIsNotAsked() throws {
  for line in [
    "radio --answer answer=a P a b", "radio --if-one take P a", "confirm --yes P",
    "toggle --answer answer=on P", "radio --non-interactive --default a P a b",
  ] {
    let run = try Run(line, at: .terminal, keys: "Enter")
    #expect(run.code == 0, "\(line): \(run.summary)")
    #expect(!run.hasDrawn, "\(line)")
  }
}

/// A file or a terminal that fails, and a time that is over, have codes of their own.
@Test func timeAndTerminalEnd() throws {
  let late = try Run("radio --timeout 5 P a b", at: .terminal, steps: [.pause(.seconds(9))])
  #expect(late.code == 124)
  #expect(late.output.isEmpty)
  #expect(late.diagnostics == "ballot: no answer in time\n")

  let defaulted = try Run(
    "radio --timeout 5 --on-timeout default --default b P a b", at: .captured,
    steps: [.pause(.seconds(1)), .key(.up), .pause(.seconds(9))])
  #expect(defaulted.summary == "[0] {\"answer\":\"b\"}\n")

  let missing = try Run(
    "radio --timeout 5 --on-timeout default P a b", at: .terminal, steps: [.pause(.seconds(9))])
  #expect(missing.code == 3)

  let gone = try Run("radio P a b", at: .terminal)
  #expect(gone.code == 5)
  #expect(gone.diagnostics == "ballot: the terminal is gone\n")
}

/// Ctrl-Z stops and comes back; a resize draws again.
@Test func suspensionAndResizeChangeNothing() throws {
  let run = try Run(
    "radio -r P a b", at: .captured,
    steps: [
      .key(.control("z")), .event(.resumed), .resize(Size(columns: 30, rows: 10)), .key(.down),
      .key(.enter),
    ])
  #expect(run.output == "a\n")
  #expect(run.world.terminal?.suspendCount == 1)
}
