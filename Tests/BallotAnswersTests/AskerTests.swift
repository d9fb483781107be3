import BallotAnswers
import BallotTerminal
import Testing

/// Who is asked, by one letter for a table: on the screen, line by line, by a pipe, nobody.
private func letter(_ asker: Asker) -> String {
  switch asker {
  case .screen: "s"
  case .lines: "l"
  case .pipe: "p"
  case .nobody: "-"
  }
}

@Test func everyRuleOfWhoIsAskedHasItsNeighbour() {
  let xterm = ("TERM", "xterm")
  var plain = AskingChoices()
  plain.isPlain = true
  var never = AskingChoices()
  never.isNonInteractive = true
  var always = AskingChoices()
  always.isInteractive = true
  let free = AskingChoices()
  let table: [(choices: AskingChoices, environment: [(String, String)], asker: String)] = [
    (free, [xterm], "s"),
    (free, [], "l"),
    (free, [("TERM", "")], "l"),
    (free, [("TERM", "dumb")], "l"),
    (free, [("TERM", "emacs")], "l"),
    (free, [("TERM", "unheard-of")], "s"),
    (free, [xterm, ("BALLOT_PLAIN", "1")], "l"),
    (free, [xterm, ("BALLOT_PLAIN", "0")], "s"),
    (free, [xterm, ("CI", "true")], "-"),
    (free, [xterm, ("CI", "False")], "s"),
    (free, [xterm, ("BALLOT_NONINTERACTIVE", "yes")], "-"),
    (plain, [xterm], "l"),
    (never, [xterm], "-"),
    (always, [xterm, ("CI", "true")], "s"),
    (always, [xterm, ("BALLOT_NONINTERACTIVE", "1")], "s"),
  ]
  for row in table {
    let world = MemoryWorld(environment: row.environment)
    let asker = Asker(row.choices, inputIsData: false, in: world)
    #expect(letter(asker) == row.asker, "\(row)")
    #expect(asker.isSomebody == (row.asker != "-"), "\(row)")
  }
  #expect(letter(Asker(free, inputIsData: false, in: MemoryWorld(terminal: nil))) == "-")
}

@Test func aPipeAnswersOnlyWhereItIsNoData() {
  var plain = AskingChoices()
  plain.isPlain = true
  let world = MemoryWorld(terminalChannels: [], terminal: nil)
  #expect(letter(Asker(plain, inputIsData: false, in: world)) == "p")
  #expect(letter(Asker(plain, inputIsData: true, in: world)) == "-")
  #expect(letter(Asker(AskingChoices(), inputIsData: false, in: world)) == "-")
  let closed = MemoryWorld(input: nil, terminalChannels: [], terminal: nil)
  #expect(letter(Asker(plain, inputIsData: false, in: closed)) == "-")
}

@Test func aNarrowTerminalIsAskedByLine() {
  for (columns, expected) in [(19, "l"), (20, "s")] {
    let terminal = MemoryTerminal(size: Size(columns: columns, rows: 24))
    let world = MemoryWorld(environment: [("TERM", "xterm")], terminal: terminal)
    let asker = Asker(AskingChoices(), inputIsData: false, in: world)
    #expect(letter(asker) == expected, "\(columns) columns")
  }
}

@Test func localesSayWhetherTheyAreUTF8() {
  let table: [(environment: [String: String], isUTF8: Bool)] = [
    ([:], false), (["LANG": "C"], false), (["LANG": "C.UTF-8"], true),
    (["LANG": "de_DE.utf8"], true), (["LANG": "de_DE.utf8@euro"], true),
    (["LC_ALL": "C", "LANG": "C.UTF-8"], false), (["LC_ALL": "", "LANG": "C.UTF-8"], true),
    (["LC_CTYPE": "C.UTF-8", "LANG": "C"], true),
  ]
  for row in table {
    #expect(isUTF8Locale { row.environment[$0] } == row.isUTF8, "\(row.environment)")
  }
}
