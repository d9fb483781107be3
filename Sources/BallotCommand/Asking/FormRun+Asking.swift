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
    let glyphs = command.isOn(.ascii) || !isUTF8Locale(world.variable) ? Glyphs.ascii : .unicode
    let choice = command.value(of: .color).flatMap(ColorChoice.init) ?? .auto
    let settings = RunSettings(
      theme: Theme(glyphs: glyphs),
      colors: colorDepth(choice, isTerminal: true, variable: world.variable),
      timeout: choices.timeout, clears: command.isOn(.clear))
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
      let fault: AnswerFault
      switch error {
      case .endOfInput(let name):
        fault = AnswerFault(.missing, name: name, Refusal("the input ended before its answer"))
      case .refused(let name, let line, let refusal):
        fault = AnswerFault(.notAllowed, name: name, value: line, refusal)
      case .failed(let name, let reason):
        fault = AnswerFault(.failed, name: name, Refusal(reason))
      case .terminal(.unavailable): return .nobody
      case .terminal(let error): throw CommandFaults(.failed, error.reason)
      }
      throw CommandFaults([fault.commandFault(in: form, hasFlags: hasFlags)])
    }
  }
}
