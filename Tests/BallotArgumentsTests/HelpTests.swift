import BallotArguments
import Testing

/// Terminal columns as most terminals count them, for the few characters that are used here.
private func width(_ text: String) -> Int {
  text.reduce(0) { $0 + ($1.unicodeScalars.contains { $0.value >= 0x2E80 } ? 2 : 1) }
}

private func help(_ path: [String], columns: Int) -> String {
  SampleCommand.ballot.help(at: path, layout: HelpLayout(columns: columns, width: width))
}

@Test func helpOfACommandIn80Columns() {
  #expect(
    help(["radio"], columns: 80) == """
      Usage:
        ballot radio [OPTIONS] PROMPT [OPTION...]

      One of a few, all in view.

      Examples:
        # one of three
        env=$(ballot radio -r 'Deploy to' dev staging prod) || exit

      Arguments:
        PROMPT                         What is asked.
        OPTION                         One option; nothing in it is special.

      Question options:
        -o, --option VALUE             One option.
        -d, --default, --preset VALUE  What is chosen at the start; repeat it for
                                       several.
            --min N                    How many at least.
            --options-from FILE        One option a line.

      Result options:
        -f, --format FORMAT            How the answer is printed. One of: json, raw,
                                       shell, fish.
        -r, --raw                      As --format raw.
        -p, --[no-]pretty              Indents JSON.
        -v, --verbose                  Says more.
        -h, --help                     Show this help.

      The options stand below each other.
      A digit fills the row of that number.

      """)
}

@Test func helpOfACommandIn40Columns() {
  #expect(
    help(["radio"], columns: 40) == """
      Usage:
        ballot radio [OPTIONS] PROMPT
          [OPTION...]

      One of a few, all in view.

      Examples:
        # one of three
        env=$(ballot radio -r 'Deploy to' dev staging prod) || exit

      Arguments:
        PROMPT  What is asked.
        OPTION  One option; nothing in it is
                special.

      Question options:
        -o, --option VALUE
            One option.
        -d, --default, --preset VALUE
            What is chosen at the start;
            repeat it for several.
        --min N
            How many at least.
        --options-from FILE
            One option a line.

      Result options:
        -f, --format FORMAT
            How the answer is printed. One of:
            json, raw, shell, fish.
        -r, --raw
            As --format raw.
        -p, --[no-]pretty
            Indents JSON.
        -v, --verbose
            Says more.
        -h, --help
            Show this help.

      The options stand below each other.
      A digit fills the row of that number.

      """)
}

@Test func helpOfACommandIn20Columns() {
  #expect(
    help(["radio"], columns: 20) == """
      Usage:
        ballot radio
          [OPTIONS] PROMPT
          [OPTION...]

      One of a few, all in
      view.

      Examples:
        # one of three
        env=$(ballot radio -r 'Deploy to' dev staging prod) || exit

      Arguments:
        PROMPT
            What is asked.
        OPTION
            One option;
            nothing in it
            is special.

      Question options:
        -o, --option VALUE
            One option.
        -d, --default,
          --preset VALUE
            What is chosen
            at the start;
            repeat it for
            several.
        --min N
            How many at
            least.
        --options-from
          FILE
            One option a
            line.

      Result options:
        -f, --format
          FORMAT
            How the answer
            is printed.
            One of: json,
            raw, shell,
            fish.
        -r, --raw
            As --format
            raw.
        -p, --[no-]pretty
            Indents JSON.
        -v, --verbose
            Says more.
        -h, --help
            Show this
            help.

      The options stand
      below each other.
      A digit fills the
      row of that number.

      """)
}

@Test func helpOfTheToolIn80Columns() {
  #expect(
    help([], columns: 80) == """
      Usage:
        ballot [OPTIONS] COMMAND [ARGUMENTS]

      Asks in a terminal.

      Commands:
        confirm           Goes on, or does not.
        radio             One of a few, all in view.
        form              Several questions as one form.
        completions       Prints a completion script.
        preview           Draws a form without a terminal.
        help              Shows help.

      Options:
            --color WHEN  Colours. One of: auto, always, never.
        -h, --help        Show this help.
            --version     Show the version.

      """)
}

@Test func helpOfTheToolIn40Columns() {
  #expect(
    help([], columns: 40) == """
      Usage:
        ballot [OPTIONS] COMMAND [ARGUMENTS]

      Asks in a terminal.

      Commands:
        confirm      Goes on, or does not.
        radio        One of a few, all in
                     view.
        form         Several questions as one
                     form.
        completions  Prints a completion
                     script.
        preview      Draws a form without a
                     terminal.
        help         Shows help.

      Options:
        --color WHEN  Colours. One of: auto,
                      always, never.
        -h, --help    Show this help.
        --version     Show the version.

      """)
}

@Test func helpOfAFormIn80Columns() {
  #expect(
    help(["form"], columns: 80) == """
      Usage:
        ballot form [OPTIONS] [FILE] [-- ANSWER-FLAG...]

      Several questions as one form.

      Arguments:
        FILE                           The form; - is stdin.
        ANSWER-FLAG                    Answers, as the form names them.

      Questions:
            --radio NAME=PROMPT        Opens one.
            --toggle NAME=PROMPT       Opens one.

      Question options:
        -o, --option VALUE             One option.
        -d, --default, --preset VALUE  What is chosen at the start; repeat it for
                                       several.
            --min N                    How many at least.
            --options-from FILE        One option a line.

      Result options:
        -f, --format FORMAT            How the answer is printed. One of: json, raw,
                                       shell, fish.
        -r, --raw                      As --format raw.
        -p, --[no-]pretty              Indents JSON.
        -v, --verbose                  Says more.
        -h, --help                     Show this help.

      """)
}

@Test func noLineButExamplesIsWiderThanThePage() {
  let wide = CommandDeclaration(
    "投票", summary: "端末で質問をする道具、長い説明を折り返す。",
    discussion: String(repeating: "word ", count: 50) + "\n" + String(repeating: "漢", count: 70),
    groups: [
      OptionGroup(
        "とても長い見出しの選択肢",
        [
          OptionDeclaration(
            "選択肢の名前がとても長い", short: ["x"], value: "値", help: "説明も長いので折り返す。")
        ])
    ])
  for columns in [20, 21, 30, 40, 59, 60, 79, 80, 99, 100] {
    for path in [[], ["form"], ["preview"], ["completions"], ["confirm"]] {
      for line in help(path, columns: columns).split(separator: "\n") {
        #expect(width(String(line)) <= columns, "\(path) \(columns) \(line)")
      }
    }
    let page = wide.help(layout: HelpLayout(columns: columns, width: width))
    for line in page.split(separator: "\n") {
      #expect(width(String(line)) <= columns, "\(columns) \(line)")
      #expect(line.last != " ", "\(columns) \(line)")
    }
  }
}

@Test func pageHasAtLeast20AndAtMost100Columns() {
  for (asked, used) in [(-1, 20), (0, 20), (19, 20), (20, 20), (100, 100), (101, 100), (.max, 100)]
  {
    #expect(HelpLayout(columns: asked).columns == used)
  }
}

@Test func headingsStandOutWhereTheOutputCan() {
  let page = SampleCommand.ballot.help(
    at: ["radio"], layout: HelpLayout(columns: 80, heading: { "<\($0)>" }))
  #expect(page.contains("\n<Result options:>\n"))
  #expect(page.hasPrefix("<Usage:>\n"))
}

@Test func hiddenOptionsAndCommandsAreLeftOut() {
  #expect(!help(["radio"], columns: 80).contains("secret"))
  #expect(!help([], columns: 80).contains("internal"))
}

@Test func unknownPathShowsTheHelpOfTheTool() {
  #expect(help(["nowhere"], columns: 80) == help([], columns: 80))
}

@Test func helpOfABareCommandIsItsUsage() {
  #expect(CommandDeclaration("bare").help(layout: HelpLayout(columns: 80)) == "Usage:\n  bare\n")
}

@Test func textFromOutsideIsHarmless() {
  let text = "\u{1B}[2J\u{9B}1m\u{202E}x\u{7}"
  let command = CommandDeclaration(
    "deploy", summary: text, discussion: " " + text,
    groups: [OptionGroup(text, [OptionDeclaration("x", value: text, help: text)])],
    operands: [OperandDeclaration("A", help: text, validValues: [text])])
  for columns in [20, 80] {
    let page = command.help(layout: HelpLayout(columns: columns))
    let control = page.unicodeScalars.filter { scalar in
      scalar != "\n" && [.control, .format].contains(scalar.properties.generalCategory)
    }
    #expect(control.isEmpty, "\(columns) \(control)")
  }
}
