import BallotAnswers
import BallotArguments
import BallotForms
import BallotTerminal

/// `ballot picker --filter QUERY`: prints what a person would see under that query, in the same
/// order, so that the ranking can be tested and used in scripts.
struct FilterCommand {
  private let world: any World
  private let query: String
  private let question: Question
  private let choices: RunChoices
  private let endsWithNull: Bool

  /// Checks the command line.
  /// - Throws: all its faults in one go.
  init(_ query: String, _ form: Form, _ command: ParsedCommand, in world: any World)
    throws(CommandFaults)
  {
    self.world = world
    self.query = query
    question = form.questions.first ?? Question(.picker, name: "", label: "")
    choices = RunChoices(command)
    endsWithNull = command.isOn(.print0)
    guard choices.faults.isEmpty else { throw CommandFaults(choices.faults) }
  }

  /// Reads the options to their end, ranks them, and prints the values of those that match. They
  /// are written piece by piece, as there may be millions, and not before all are known to be good.
  /// - Throws: a fault of code 3 where none matches, 5 where the options cannot be read or the
  ///   values not be written.
  func complete() throws(CommandFaults) -> Completion {
    var loading = OptionLoading(in: world, until: choices.timeout.map { world.now + $0 })
    loading.areSearchedOnce = true
    loading.load(question, mayStream: false)
    loading.runCommand(question, mayStream: false)
    guard loading.faults.isEmpty else { throw CommandFaults(loading.faults) }
    let options = loading.lists[question.name] ?? OptionList(question.options)
    let ranking = OptionRanking(options, by: query, concurrently: world.concurrently)
    var count = 0
    try ranking.forEachPiece { (positions) throws(CommandFaults) in
      count += positions.count
      if let reason = positions.lazy.compactMap(options.fault).first {
        throw CommandFaults(.failed, reason)
      }
    }
    guard count > 0 else {
      throw CommandFaults(.missing, "no option matches \(query); an empty --filter prints them all")
    }
    try ranking.forEachPiece { (positions) throws(CommandFaults) in
      try write(positions, of: options)
    }
    return Completion(.answered)
  }

  /// The bytes that are written at once: what a pipe of Linux holds.
  private static let writeSize = 1 << 16

  private func write(_ positions: [Int], of options: OptionList) throws(CommandFaults) {
    var output: [UInt8] = []
    output.reserveCapacity(Self.writeSize)
    for position in positions {
      options.appendValue(at: position, to: &output)
      output.append(endsWithNull ? 0 : UInt8(ascii: "\n"))
      guard output.count >= Self.writeSize else { continue }
      try write(output)
      output.removeAll(keepingCapacity: true)
    }
    try write(output)
  }

  private func write(_ output: [UInt8]) throws(CommandFaults) {
    do throws(FileError) {
      try world.write(output, to: .output)
    } catch {
      throw CommandFaults(.failed, "standard output cannot be written: \(error.reason)")
    }
  }
}
