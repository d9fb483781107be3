import BallotArguments
import Testing

@Test func messagesSayWhatIsWrongWhereAndWhatToDo() {
  let rows: [(line: String, message: String)] = [
    ("form --formt x", #"unknown option "--formt"; did you mean --format?"#),
    ("form --zzzz", #"unknown option "--zzzz"; ballot form --help lists the options"#),
    ("radoi", #"unknown command "radoi"; did you mean radio?"#),
    ("zzzz", #"unknown command "zzzz"; ballot --help lists the commands"#),
    ("", "a command is missing; ballot --help lists them"),
    ("form -o", "-o needs a value: -o VALUE"),
    (
      "form --pretty=no",
      #"--pretty takes no value, but was given "no"; write --pretty or --no-pretty alone"#
    ),
    ("form --raw=no", #"--raw takes no value, but was given "no"; write --raw alone"#),
    (
      "form --format jsn",
      #"--format cannot be "jsn"; did you mean json? allowed: json, raw, shell, fish"#
    ),
    ("completions x", #"SHELL cannot be "x"; allowed: bash, zsh, fish"#),
    (
      "form --min 1 --min 2",
      "--min may be given once, but argument 2 gave it already; remove one"
    ),
    ("form -r -f raw", "--raw cannot be used with --format; remove one"),
    ("preview", "--keys is missing: add --keys KEYS"),
    (
      "radio p --raw",
      #""--raw" comes after PROMPT; options stand before it, "#
        + #"and what may begin with "-" stands after --"#
    ),
    ("radio", "PROMPT is missing; ballot radio --help shows how to call it"),
    (
      "confirm Delete all files",
      #"unexpected argument "all" and 1 more; a text of several words needs quotes"#
    ),
    (
      "form x \u{1B}[2J\u{202E}",
      #"unexpected argument "\u{1B}[2J\u{202E}"; a text of several "#
        + "words needs quotes"
    ),
  ]
  for row in rows {
    guard case .faults(let faults, _) = SampleCommand.ballot.parse(arguments(row.line)) else {
      Issue.record("no fault: \(row.line)")
      continue
    }
    #expect(faults.map(\.message) == [row.message], "\(row.line)")
  }
}

@Test func undecodableBytesAreExplained() {
  guard case .faults(let faults, _) = SampleCommand.ballot.parse([[0x66, 0xFF]]) else {
    Issue.record("accepted")
    return
  }
  #expect(
    faults.map(\.message) == [#"argument 1 is not UTF-8: "f\xFF"; give it in that encoding"#])
}

@Test func longListsAndTextsAreCut() {
  let command = CommandDeclaration(
    "c",
    groups: [
      OptionGroup(
        "Options",
        [
          OptionDeclaration("x", value: "N", validValues: (1...25).map { "value \($0)" })
        ])
    ])
  let text = String(repeating: "z", count: 1000)
  guard case .faults(let faults, _) = command.parse(words(["--x", text])) else {
    Issue.record("accepted")
    return
  }
  let message = faults.first?.message ?? ""
  #expect(message.hasSuffix("value 19, value 20 and 5 more"))
  #expect(message.contains("\"" + String(repeating: "z", count: 60) + "…\""))
}

@Test func allowedValuesAreHarmlessInMessages() {
  let command = CommandDeclaration(
    "c", operands: [OperandDeclaration("A", validValues: ["a\u{1B}[2Jbcd", "👩\u{200D}🚀"])])
  guard case .faults(let faults, _) = command.parse(words(["a[2Jbcd"])) else {
    Issue.record("accepted")
    return
  }
  #expect(
    faults.map(\.message) == [
      #"A cannot be "a[2Jbcd"; did you mean a\u{1B}[2Jbcd? allowed: a\u{1B}[2Jbcd, "#
        + "👩\u{200D}🚀"
    ])
}
