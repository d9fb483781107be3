import BallotTerminal
import Testing

/// Where options come from, and what they make of the answer.
@Test func optionsComeFromManyPlaces() throws {
  let files = [
    "regions": "eu-west-1\neu-west-2\n", "nul": "a\0b\nc\0", "table": "1\tOne\tfirst\n2\tTwo\n",
    "labels": "One=1\nTwo=2\n", "numbers.json": "[1, 2.50, \"3\", true]",
    "records.json": "[{\"value\": 7, \"label\": \"Seven\", \"tint\": \"red\"}, {\"id\": 8}]",
    "lines.json":
      "{\"id\": 1, \"name\": \"One\", \"more\": null}\n{\"id\": 2, \"name\": \"Two\"}\n",
  ]
  let table: [(line: String, input: String, output: String)] = [
    ("picker --options-from regions --answer answer=eu-west-2 P", "", "\"eu-west-2\""),
    ("radio --options-from - --answer answer=b P", "a\nb\n", "\"b\""),
    ("radio --answer answer=b P", "a\nb\n", "\"b\""),
    ("picker --default b P", "a\nb", "\"b\""),
    ("picker --option z --options-from regions --answer answer=z P", "", "\"z\""),
    ("picker --option z --options-from regions --answer answer=eu-west-1 P", "", "\"eu-west-1\""),
    ("picker --read0 --options-from nul --answer 'answer=b\nc' P", "", "\"b\\nc\""),
    ("picker --delimiter \\t --options-from table --answer answer=2 P", "", "\"2\""),
    ("picker --delimiter = --columns label,value --options-from labels --default 2 P", "", "\"2\""),
    ("picker --options-json numbers.json --answer answer=1 P", "", "1"),
    ("picker --options-json numbers.json --answer answer=2.50 P", "", "2.50"),
    ("picker --options-json numbers.json --default 3 P", "", "\"3\""),
    ("picker --options-json numbers.json --answer answer=true P", "", "true"),
    ("picker --options-json records.json --answer answer=7 P", "", "7"),
    ("picker --options-json records.json --answer 'answer={\"id\":8}' P", "", "{\"id\":8}"),
    ("picker --options-json lines.json --value-key id --label-key name --default 2 P", "", "2"),
    ("picker --options-json - --answer answer=5 P", "4 5 6", "5"),
    ("toggle --options-from regions --default eu-west-1 P", "", "[\"eu-west-1\"]"),
    ("picker --multiple --options-json numbers.json --answer answer=1 P", "", "[1]"),
    ("picker --options-command list --answer answer=two P", "", "\"two\""),
    ("picker --if-one take --options-command one P", "", "\"two\""),
  ]
  for row in table {
    let run = try Run(row.line, input: row.input, files: files) { command in
      command.script == "list" ? printing("one\ntwo\n") : printing("two\n")
    }
    #expect(run.summary == "[0] {\"answer\":\(row.output)}\n", "\(row.line)")
  }
}

/// Sources that fail: exit code 5 (3 where nothing is in them), with the thing, the place and the
/// way out, and nothing drawn.
@Test func sourcesThatFailAreNamed() throws {
  let bytes: [String: [UInt8]] = [
    "latin1": Array("ok\nf".utf8) + [0xFC, 0x0A], "empty": [],
    "broken.json": Array("[\n  \"a\"\n  \"b\"\n]".utf8),
    "twice.json": Array("[{\"id\": 1}]".utf8),
  ]
  let table: [(line: String, code: Int, words: [String])] = [
    ("picker --options-from missing P", 5, ["missing", "No such file"]),
    ("picker --options-from latin1 P", 5, ["latin1", "line 2", "byte 2", "iconv"]),
    ("picker --options-from - P", 3, ["no option that can be chosen"]),
    (
      "picker --options-from empty P", 3,
      ["no option that can be chosen. Give it some, or leave it out with --if-none skip\n"]
    ),
    ("picker --options-json missing P", 5, ["missing", "No such file"]),
    ("picker --options-json broken.json P", 5, ["broken.json:3:3: ", "comma", "  \"b\"", "  ^"]),
    ("picker --options-json twice.json --value-key name P", 5, ["twice.json:1:2: ", "name"]),
    ("picker --options-command 'exit 3' P", 5, ["--options-command", "no such branch"]),
    ("picker P", 3, ["no option that can be chosen"]),
    ("picker --answers missing P a", 5, ["missing", "answers"]),
  ]
  for place in [Run.Place.nowhere, .piped] {
    for row in table {
      let run = try Run(row.line, at: place, keys: "Enter", bytes: bytes) { _ in
        failing("no such branch\nand more")
      }
      #expect(run.code == row.code, "\(row.line): \(run.summary)")
      #expect(run.output.isEmpty, "\(row.line)")
      #expect(!run.hasDrawn, "\(row.line)")
      for word in row.words {
        #expect(run.diagnostics.contains(word), "\(row.line): \(run.diagnostics)")
      }
    }
  }
}

/// Standard input is read once: lines of answers are not taken from what is data.
@Test func standardInputHasOneReader() throws {
  let run = try Run("radio --plain --options-from - P", input: "a\nb\n")
  #expect(run.code == 2)
  #expect(run.diagnostics.contains("--options-from - and the lines of --plain"))
  let atTerminal = try Run(
    "radio --plain --options-from - P", at: .piped, lines: ["b"], input: "a\nb\n")
  #expect(atTerminal.output == "{\"answer\":\"b\"}\n", "\(atTerminal.summary)")
}

/// A terminal as standard input brings no options: that is said, not waited for.
@Test func noOptionsAtATerminalAreAUsageFault() throws {
  let run = try Run("radio P", at: .terminal, keys: "Enter")
  #expect(run.code == 2)
  #expect(run.diagnostics.contains("there are no options"))
  #expect(try Run("radio P", input: nil).code == 2)
}

/// One option left, or none.
@Test func fewOptionsAreTakenOrSkipped() throws {
  let table: [(line: String, summary: String)] = [
    ("radio --if-one take P a", "[0] {\"answer\":\"a\"}\n"),
    ("radio --if-one take --if-none skip --options-from - P", "[0] {}\n"),
    ("radio -r --if-none skip --options-from - P", "[0] "),
  ]
  for row in table {
    for place in [Run.Place.nowhere, .captured] {
      #expect(try Run(row.line, at: place).summary == row.summary, "\(row.line)")
    }
  }
}

/// A list is shown as soon as something is in it, and complete where something has to know it.
@Test func listsAreAskedAsTheyArrive() throws {
  let lines = (1...30).map { "line \($0)\n" }.joined()
  let run = try Run(
    "picker -r P", at: .piped, keys: "\"line 30\" Enter", input: lines)
  #expect(run.summary == "[0] line 30\n", "\(run.screen)")

  let slow = try Run(
    "picker -r --options-command list P", at: .captured,
    steps: [
      .event(.bytes(StreamID(-1), Array("first\n".utf8))), .pause(.seconds(1)), .key(.enter),
    ]
  ) { _ in nil }
  #expect(slow.summary == "[0] first\n")
}

/// More about the option at the cursor comes from a command, which stands where it was told to.
@Test func aPreviewStandsWhereItIsToldTo() throws {
  let options = (1...12).map { "option-\($0)" }.joined(separator: " ")
  let wide = Size(columns: 120, rows: 24)
  for (flags, isBeside) in [
    ("", true), ("--preview-position beside", true), ("--preview-position below", false),
    ("--preview-position automatic", true),
  ] {
    let run = try Run(
      "picker --preview 'cat \"$BALLOT_OPTION\"' \(flags) P \(options)", at: .terminal,
      keys: "Down", size: wide
    ) { command in
      let option = command.environment.first { $0.name == "BALLOT_OPTION" }?.value ?? ""
      // The option is a variable of the command and no part of it.
      #expect(command.script == "cat \"$BALLOT_OPTION\"")
      return printing("about \(option)\n")
    }
    #expect(run.screen.contains("│ about option-2") == isBeside, "\(flags)\n\(run.screen)")
    #expect(run.screen.contains("about option-2"), "\(flags)\n\(run.screen)")
  }
  let wrong = try Run("picker --preview-position left P a")
  #expect(wrong.code == 2 && wrong.diagnostics.contains("beside"), "\(wrong.summary)")
}
