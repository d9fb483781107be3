import BallotAnswers
import BallotArguments

extension AskingChoices {
  /// What a command line says.
  /// - Parameter isForbidden: whether the form's own flags say that nothing is asked.
  init(_ command: ParsedCommand, isForbidden: Bool = false) {
    self.init()
    isNonInteractive = isForbidden || command.isOn(.nonInteractive)
    isInteractive = command.isOn(.interactive)
    isPlain = command.isOn(.plain)
    isASCII = command.isOn(.ascii)
    color = command.value(of: .color).flatMap(ColorChoice.init) ?? .auto
  }
}
