package import BallotForms
package import BallotTerminal

extension Asker {
  /// Asks what is open, on the screen or line by line.
  /// - Returns: how the form ended; `nil` where there is nobody to ask after all, as the terminal is
  ///   there, but this process in its background.
  /// - Throws: `LineModeError` where the terminal fails or an answer is missing.
  package func ask(
    _ state: inout FormState, in world: any World, settings: RunSettings
  ) throws(LineModeError) -> Outcome? {
    do throws(LineModeError) {
      switch self {
      case .screen(let terminal): return try draw(&state, in: world, on: terminal, settings)
      case .lines(let terminal):
        return try askByLine(&state, in: world, on: terminal, settings: settings)
      case .pipe: return try askByLine(&state, in: world, on: nil, settings: settings)
      case .nobody: return nil
      }
    } catch {
      if error == .terminal(.unavailable) { return nil }
      throw error
    }
  }

  private func draw(
    _ state: inout FormState, in world: any World, on terminal: any Terminal,
    _ settings: RunSettings
  ) throws(LineModeError) -> Outcome {
    do throws(TerminalError) {
      return try run(&state, in: world, on: terminal, settings: settings)
    } catch {
      throw .terminal(error)
    }
  }
}
