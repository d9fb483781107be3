import BallotArguments
import BallotForms
import BallotTerminal
import TestSupport
import Testing

@testable import BallotCommand

/// The help of every command at three widths, as recorded.
@Test func helpIsRecorded() throws {
  for command in ["", "confirm", "radio", "text", "toggle", "picker", "form", "preview", "demo"] {
    for columns in [80, 40, 20] {
      let run = try Run(
        "\(command) --help", at: .terminal, size: Size(columns: columns, rows: 24))
      #expect(run.code == 0)
      #expect(run.diagnostics.isEmpty)
      let name = command.isEmpty ? "ballot" : command
      expectSnapshot(named: "help-\(name)-\(columns)", matches: run.output)
    }
  }
}

@Test func helpAndVersionAreResults() throws {
  let help = try Run("radio --help").output
  #expect(help.hasPrefix("Usage:\n  ballot radio [OPTIONS] PROMPT [OPTION...]\n"))
  for line in ["help radio", "radio -h", "radio --bogus --help", "radio P a --default x --help"] {
    let run = try Run(line)
    #expect(run.code == (line.contains("P a") ? 2 : 0), "\(line)")
    if run.code == 0 { #expect(run.output == help, "\(line)") }
  }
  #expect(try Run("--version").output.hasPrefix("ballot "))
  #expect(try Run("help").output == Run("--help").output)
}

/// No command and no option is without its help, and no help line is wider than the page.
@Test func everythingHasHelp() {
  func check(_ command: CommandDeclaration) {
    #expect(!command.summary.isEmpty, "\(command.name)")
    for option in command.options {
      #expect(option.help.hasSuffix("."), "\(command.name) --\(option.name)")
    }
    for subcommand in command.subcommands { check(subcommand) }
  }
  let declaration = ballotDeclaration()
  check(declaration)
  for path in [[]] + declaration.subcommands.map({ [$0.name] }) {
    let text = declaration.help(at: path, layout: HelpLayout(columns: 80, width: displayWidth))
    for line in text.split(separator: "\n") where !line.contains("ballot ") {
      #expect(displayWidth(String(line)) <= 80, "\(path): \(line)")
    }
  }
}

/// What a form file can say, the command line can say too, and the other way round.
@Test func optionsAndMembersAgree() {
  let others: [QuestionMember] = [.type, .label, .preview]
  let options = QuestionOption.allCases
  for member in QuestionMember.allCases where !others.contains(member) {
    #expect(options.count { $0.member == member } == 1, "\(member)")
  }
  for option in options where option != .option {
    let words = option.rawValue.split(separator: "-").map(String.init)
    let name =
      words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    #expect(option.member.rawValue == name, "\(option)")
  }
}
