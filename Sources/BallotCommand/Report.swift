import BallotAnswers
public import BallotTerminal

/// Runs the tool and writes what it has to say.
/// - Returns: the status for the caller, 0 to 255.
public func runAndReport(in world: any World) -> Int {
  var completion = runCommand(in: world)
  if !completion.output.isEmpty {
    do throws(FileError) {
      try world.write(completion.output, to: .output)
    } catch {
      completion.exitCode = .failed
      completion.diagnostics += "ballot: standard output cannot be written: \(error.reason)\n"
    }
  }
  if !completion.diagnostics.isEmpty {
    // Where not even this can be said, the exit code says it.
    try? world.write(Array(completion.diagnostics.utf8), to: .diagnostics)
  }
  return completion.exitCode.rawValue
}
