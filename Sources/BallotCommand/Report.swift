import BallotAnswers
public import BallotTerminal

/// Runs the tool and writes what it has to say, the output last.
/// - Returns: the status for the caller, 0 to 255.
public func runAndReport(in world: any World) -> Int {
  let completion = runCommand(in: world)
  say(completion.diagnostics, in: world)
  if completion.output.isEmpty { return completion.exitCode.rawValue }
  do throws(FileError) {
    try world.write(completion.output, to: .output)
    return completion.exitCode.rawValue
  } catch {
    say("ballot: standard output cannot be written: \(error.reason)\n", in: world)
    return ExitCode.failed.rawValue
  }
}

private func say(_ text: String, in world: any World) {
  if text.isEmpty { return }
  // Where not even this can be said, the exit code says it.
  try? world.write(Array(text.utf8), to: .diagnostics)
}
