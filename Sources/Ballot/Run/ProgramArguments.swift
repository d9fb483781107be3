import BallotAnswers
import BallotArguments
import BallotForms
import BallotTerminal

/// A program's own arguments as flags of its form.
struct ProgramArguments {
  /// What the program is called.
  let program: String
  private let arguments: [String]

  /// - Parameter arguments: the program's path and its arguments, as `CommandLine.arguments` has
  ///   them.
  init(_ arguments: [String]) {
    program = programName(arguments)
    self.arguments = Array(arguments.dropFirst())
  }

  /// Reads what the flags say.
  /// - Throws: `RunError.message` where they want a text instead, else all faults in one go.
  func read(_ form: BallotForms.Form, in world: any World) throws(RunError) -> AnswerFlags.Reading {
    var flags = AnswerFlags(form, name: program)
    flags.isStandalone = true
    let reading = flags.read(arguments.enumerated().map { Argument($1, position: $0 + 1) })
    if !reading.faults.isEmpty { throw RunError(CommandFaults(reading.faults)) }
    guard let wanted = reading.wanted else { return reading }
    throw .message(flags.text(of: wanted, columns: world.columns(of: .output) ?? 80))
  }

  /// Says something on standard error that is no fault; where that cannot be said, it is not.
  func say(_ note: String, in world: any World) {
    try? world.write(Array(harmless("\(program): \(note)").utf8) + [0x0A], to: .diagnostics)
  }
}

/// What a program is called: the last part of its path, or `form` where it has none.
func programName(_ arguments: [String]) -> String {
  arguments.first?.split(separator: "/").last.map(String.init) ?? "form"
}
