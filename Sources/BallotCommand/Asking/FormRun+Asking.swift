import BallotAnswers
import BallotForms
import BallotTerminal

extension FormRun {
  /// What came of asking.
  enum Asked {
    /// The form was asked, and ended like this.
    case ended(Outcome)
    /// There is nobody to ask after all.
    case nobody
  }

  /// Asks what is open, on the screen or line by line.
  /// - Throws: a fault where the terminal or the input fails.
  func ask(_ state: inout FormState) throws(CommandFaults) -> Asked {
    var settings = RunSettings(AskingChoices(command), in: world, timeout: choices.timeout)
    settings.clears = command.isOn(.clear)
    switch asker {
    case .screen(let terminal):
      do throws(TerminalError) {
        return .ended(try run(&state, in: world, on: terminal, settings: settings))
      } catch {
        if error == .unavailable { return .nobody }
        throw CommandFaults(.failed, error.reason)
      }
    case .lines(let terminal): return try askByLine(&state, on: terminal, settings)
    case .pipe: return try askByLine(&state, on: nil, settings)
    case .nobody: return .ended(.answered)
    }
  }

  private func askByLine(
    _ state: inout FormState, on terminal: (any Terminal)?, _ settings: RunSettings
  ) throws(CommandFaults) -> Asked {
    do throws(LineModeError) {
      return .ended(
        try BallotForms.askByLine(&state, in: world, on: terminal, settings: settings))
    } catch {
      if case .terminal(let error) = error {
        if error == .unavailable { return .nobody }
        throw CommandFaults(.failed, error.reason)
      }
      throw CommandFaults(
        error.answerFaults.map { $0.commandFault(in: form, answeredBy: ways) })
    }
  }
}
