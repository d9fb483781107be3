import BallotAnswers
import BallotArguments

extension AnswerOptions {
  /// What a command line says.
  init(_ command: ParsedCommand) {
    self.init()
    isYes = command.isOn(.yes)
    answers = command.values(of: .answer)
    open = command.values(of: .open)
    answersFile = command.value(of: .answers)
    suggestions = command.values(of: .suggest)
    suggestionsFile = command.value(of: .suggestions)
  }
}
