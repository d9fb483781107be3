import BallotAnswers
import BallotForms
import BallotTerminal

extension FormRun {
  /// Asks what is open, on the screen or line by line.
  /// - Returns: how the form ended; `nil` where there is nobody to ask after all.
  /// - Throws: a fault where the terminal or the input fails.
  func ask(_ state: inout FormState) throws(CommandFaults) -> Outcome? {
    var settings = RunSettings(AskingChoices(command), in: world, timeout: choices.timeout)
    settings.clears = command.isOn(.clear)
    do throws(LineModeError) {
      return try asker.ask(&state, in: world, settings: settings)
    } catch {
      if case .terminal(let error) = error { throw CommandFaults(.failed, error.reason) }
      throw CommandFaults(
        error.answerFaults.map { $0.commandFault(in: form, answeredBy: ways) })
    }
  }
}
