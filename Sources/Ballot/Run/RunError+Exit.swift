import BallotAnswers
import BallotPOSIX
import BallotTerminal

extension RunError {
  /// Says what the error has to say, and ends the process with its exit code: faults on standard
  /// error, each in a line behind the program's name; a message on standard output. Of a form that
  /// was cancelled or refused nothing is said, as the person knows.
  /// - Parameter arguments: the program's path and its arguments.
  public func exit(arguments: [String] = CommandLine.arguments) -> Never {
    let code = report(as: programName(arguments), in: POSIXWorld())
    terminate(status: Int32(code.rawValue))
  }

  /// Says what the error has to say.
  /// - Returns: the exit code, another one where standard output cannot be written.
  func report(as program: String, in world: any World) -> ExitCode {
    do throws(FileError) {
      switch self {
      case .message(let text): try world.write(Array(text.utf8), to: .output)
      case .cancelled, .refused: break
      case .noTerminal(let faults), .invalidAnswers(let faults):
        try world.write(Array(faults.text(program: program).utf8), to: .diagnostics)
      case .timedOut, .invalidForm, .terminal:
        let line = harmless("\(program): \(description)", keepingNewlines: true) + "\n"
        try world.write(Array(line.utf8), to: .diagnostics)
      }
    } catch {
      // Where not even this can be said, the exit code says it.
      return .failed
    }
    return exitCode
  }
}
