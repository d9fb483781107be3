import BallotArguments
import Testing

/// What a form file of a stranger may hold.
private let hostileValues = [
  "$(touch owned)", "`touch owned`", "it's", "a\"b", #"back\slash"#, "a b", "$HOME",
  "x;touch owned",
  "[a]", "a:b", "*", "-x", "日本", "]:x:{touch owned}",
]

private let hostile = CommandDeclaration(
  "deploy.sh", summary: "x'$(touch owned)",
  groups: [
    OptionGroup(
      "Answers",
      [
        OptionDeclaration(
          "pick", value: "a:b[c]", help: "it's [a]: $(touch owned) `touch owned` \\ \"\nsecond",
          completion: .values(
            (hostileValues + ["", "two\nlines"]).map {
              CompletionValue($0, "$(touch owned) '\(1)'")
            }))
      ])
  ])

@Test func scriptsOfEveryShellParse() throws {
  for command in [SampleCommand.ballot, SampleCommand.answers, hostile, CommandDeclaration("x")] {
    for shell in CompletionShell.allCases where ShellRunner.has(shell.rawValue) {
      let file = ("script", command.completionScript(for: shell))
      let result = try ShellRunner.run(shell.rawValue, ["-n", "script"], file: file)
      #expect(result.output == "", "\(shell) \(command.name)")
    }
  }
}

/// Completes in bash: the words as bash cuts them, and what it is given.
private func bash(
  _ command: CommandDeclaration, function: String, _ lines: [(line: String, words: [String])]
) throws -> (output: [String], names: [String]) {
  func quoted(_ text: String) -> String { "$'" + text.flatMap { escaped($0) } + "'" }
  func escaped(_ character: Character) -> String {
    character == "'" || character == "\\" ? "\\" + String(character) : String(character)
  }
  let runs = lines.map { line in
    """
    COMP_LINE=\(quoted(line.line))
    COMP_WORDS=(\(line.words.map(quoted).joined(separator: " ")))
    COMP_CWORD=\(line.words.count - 1)
    \(function)
    (IFS='|'; printf '%s\\n' "${COMPREPLY[*]-}")
    """
  }
  let script =
    command.completionScript(for: .bash)
    + "mkdir folder; touch file\nCOMP_WORDBREAKS=$' \\t\\n\"\\'><=;|&(:'\n"
    + runs.joined(separator: "\n")
  let result = try ShellRunner.run(
    "bash", ["--norc", "script"], file: (name: "script", text: script))
  let output = result.output.split(separator: "\n", omittingEmptySubsequences: false)
  return (output.dropLast().map(String.init), result.names)
}

@Test(.enabled(if: ShellRunner.has("bash"))) func bashCompletesWhatIsDeclared() throws {
  let rows: [(line: String, words: [String], reply: String)] = [
    ("ballot ", ["ballot", ""], "confirm|radio|form|completions|preview|help"),
    ("ballot c", ["ballot", "c"], "confirm|completions"),
    ("ballot x", ["ballot", "x"], ""),
    ("ballot -", ["ballot", "-"], "--color|-h|--help|--version"),
    ("ballot --color ", ["ballot", "--color", ""], "auto|always|never"),
    ("ballot --color never r", ["ballot", "--color", "never", "r"], "radio"),
    ("ballot --color=never r", ["ballot", "--color", "=", "never", "r"], "radio"),
    ("ballot form --fo", ["ballot", "form", "--fo"], "--format"),
    ("ballot form --no", ["ballot", "form", "--no"], "--no-pretty"),
    ("ballot form --sec", ["ballot", "form", "--sec"], ""),
    ("ballot form --format=", ["ballot", "form", "--format", "="], "json|raw|shell|fish"),
    ("ballot form --format=r", ["ballot", "form", "--format", "=", "r"], "raw"),
    ("ballot form --format r", ["ballot", "form", "--format", "r"], "raw"),
    ("ballot form -f r", ["ballot", "form", "-f", "r"], "raw"),
    ("ballot form -vf r", ["ballot", "form", "-vf", "r"], "raw"),
    ("ballot form -oa --raw f", ["ballot", "form", "-oa", "--raw", "f"], "folder|file"),
    ("ballot form x f", ["ballot", "form", "x", "f"], ""),
    ("ballot form -- --e", ["ballot", "form", "--", "--e"], ""),
    ("ballot form --options-from f", ["ballot", "form", "--options-from", "f"], "folder|file"),
    ("ballot radio --f", ["ballot", "radio", "--f"], "--format"),
    ("ballot radio p --f", ["ballot", "radio", "p", "--f"], ""),
    ("ballot choose --f", ["ballot", "choose", "--f"], "--format"),
    ("ballot preview --folder f", ["ballot", "preview", "--folder", "f"], "folder"),
    ("ballot preview --keys ", ["ballot", "preview", "--keys", ""], #"Down|it\'s"#),
    ("ballot preview --keys=D", ["ballot", "preview", "--keys", "=", "D"], "Down"),
    ("ballot completions z", ["ballot", "completions", "z"], "zsh"),
    ("ballot completions zsh f", ["ballot", "completions", "zsh", "f"], "folder|file"),
    ("ballot help c", ["ballot", "help", "c"], "confirm|completions"),
  ]
  let result = try bash(
    SampleCommand.ballot, function: "_ballot", rows.map { ($0.line, $0.words) })
  #expect(result.output.count == rows.count)
  for (row, reply) in zip(rows, result.output) {
    let isSame = reply.split(separator: "|").sorted() == row.reply.split(separator: "|").sorted()
    #expect(isSame, "\(row.line): \(reply)")
  }
}

@Test(.enabled(if: ShellRunner.has("bash"))) func bashExpandsNothingThatIsDeclared() throws {
  let result = try bash(
    hostile, function: "_deploy_sh",
    [
      ("deploy.sh --pick ", ["deploy.sh", "--pick", ""]),
      ("deploy.sh --pick 'i", ["deploy.sh", "--pick", "'i"]),
      ("deploy.sh --pick a:", ["deploy.sh", "--pick", "a", ":"]),
      (#"deploy.sh --pick a\ "#, ["deploy.sh", "--pick", #"a\ "#]),
    ])
  #expect(
    result.output == [
      #"\$\(touch\ owned\)|\`touch\ owned\`|it\'s|a\"b|back\\slash|a\ b|\$HOME|x\;touch\ owned|"#
        + #"\[a\]|a:b|\*|-x|日本|\]:x:\{touch\ owned\}"#,
      "it's", "b", #"a\ b"#,
    ])
  #expect(result.names == ["file", "folder", "script"])
}

@Test(.enabled(if: ShellRunner.has("fish"))) func fishCompletesWhatIsDeclared() throws {
  let rows: [(line: String, reply: String)] = [
    ("ballot c", "completions\tPrints a completion script.|confirm\tGoes on, or does not."),
    ("ballot --color al", "always\tColours."),
    ("ballot --color never ra", "radio\tOne of a few, all in view."),
    ("ballot form --fo", "--format\tHow the answer is printed."),
    ("ballot form --format=r", "--format=raw\tvalues alone"),
    ("ballot form -f r", "raw\tvalues alone"),
    ("ballot form --sec", ""),
    ("ballot form -- --e", ""),
    ("ballot form s", "script"),
    ("ballot radio p --f", ""),
    ("ballot choose --f", "--format\tHow the answer is printed."),
    ("ballot preview --folder f", "folder/\tDirectory"),
    ("ballot preview --keys ", "Down\tone row|it's\ta $HOME"),
    ("ballot help c", "completions\tPrints a completion script.|confirm\tGoes on, or does not."),
    ("ballot completions ba", "bash"),
  ]
  let runs = rows.map { "echo (complete -C '\($0.line)' | string join '|')" }
  let script =
    SampleCommand.ballot.completionScript(for: .fish) + "mkdir folder\n"
    + runs.joined(separator: "\n")
  let result = try ShellRunner.run(
    "fish", ["--no-config", "script"], file: (name: "script", text: script))
  let output = result.output.split(separator: "\n", omittingEmptySubsequences: false)
  #expect(output.count == rows.count + 1)
  for (row, reply) in zip(rows, output) {
    #expect(reply == row.reply, "\(row.line)")
  }
}

@Test(.enabled(if: ShellRunner.has("fish"))) func fishExpandsNothingThatIsDeclared() throws {
  let script =
    hostile.completionScript(for: .fish)
    + "complete -C 'deploy.sh --pick ' | string replace -r '\\t.*' '' | sort\n"
  let result = try ShellRunner.run(
    "fish", ["--no-config", "script"], file: (name: "script", text: script))
  let output = result.output.split(separator: "\n").map(String.init)
  #expect(Set(output).isSuperset(of: ["$(touch owned)", "it's", "a b", #"back\slash"#, "$HOME"]))
  #expect(result.names == ["script"])
}

@Test func zshScriptQuotesWhatIsDeclared() {
  let script = hostile.completionScript(for: .zsh)
  #expect(script.contains(#"'$(touch owned)'"#))
  #expect(
    script.contains(
      #"'(--pick)--pick=[it'\''s \[a\]\: $(touch owned) `touch owned` \\ "]:a\:b\[c\]: _deploy_sh__list1'"#
    ))
}
