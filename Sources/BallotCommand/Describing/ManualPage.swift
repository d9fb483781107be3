import BallotArguments

/// When the version was released, as mdoc(7) writes dates.
private let releaseDate = "November 30, 2026"

/// The manual page `ballot.1`, from the same declarations as the help.
var manualPage: String {
  ballotDeclaration().manualPage(date: releaseDate, sections: [environment, exitStatus])
}

private let environment = ManualSection(
  "ENVIRONMENT",
  terms: [
    ManualTerm(
      "CI", "Where it is set, and neither empty, 0 nor false, nothing is asked: defaults count."),
    ManualTerm("BALLOT_NONINTERACTIVE", "The same, for this program alone."),
    ManualTerm("BALLOT_PLAIN", "Ask line by line, as --plain does."),
    ManualTerm(
      "NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, CLICOLOR, COLORTERM, TERM",
      "Which colours are used, the first that says something."),
    ManualTerm("LC_ALL, LC_CTYPE, LANG", "Without UTF-8 in them only ASCII is drawn."),
    ManualTerm("BALLOT_ANSWER_NAME", "What commands of a form see of the answers before them."),
  ])

private let exitStatus = ManualSection(
  "EXIT STATUS", "Standard output stays empty on every status but 0.",
  terms: [
    ManualTerm("0", "Everything is answered."),
    ManualTerm("1", "A confirm was refused, or a toggle answered off under --exit-status."),
    ManualTerm("2", "The command line or the form file is wrong."),
    ManualTerm("3", "A required answer is missing, and nobody can be asked."),
    ManualTerm("4", "A given answer is not allowed."),
    ManualTerm("5", "Input or output failed."),
    ManualTerm("6", "The form's help was shown, on standard error."),
    ManualTerm("7", "Esc at the first question, under --back."),
    ManualTerm("124", "The time of --timeout was over."),
    ManualTerm("130", "The person gave up."),
  ])
