import BallotAnswers
import BallotForms
import BallotTerminal

/// Writes the answers of a form to standard output or to a file.
struct ResultWriting {
  private let choices: RunChoices
  private let world: any World

  /// Writes as the command line says.
  init(_ choices: RunChoices, in world: any World) {
    self.choices = choices
    self.world = world
  }

  /// Writes the answers.
  /// - Returns: what standard output gets.
  /// - Throws: a fault of code 4 where the format cannot hold an answer, 5 where a file fails.
  func write(_ state: FormState, _ form: Form) throws(CommandFaults) -> [UInt8] {
    let entries = state.resultEntries
    do throws(ResultError) {
      guard let path = choices.outputPath else { return try bytes(entries) }
      let bytes =
        choices.merges
        ? try choices.writer.merged(into: existing(path), entries) : try bytes(entries)
      // What earlier steps of a job wrote for GitHub stays (decisions 2.13).
      let writing = FileWriting(
        appends: choices.writer.format == .github, isPrivate: entries.contains(where: \.isSecret))
      try save(bytes, to: path, writing)
      guard choices.writer.format == .github else { return [] }
      return Array(choices.writer.gitHubMasks(entries).utf8)
    } catch {
      throw CommandFaults(faults(error, form))
    }
  }

  /// Writes what became of an MCP request that was not accepted.
  /// - Returns: what standard output gets.
  /// - Throws: a fault of code 5 where a file fails.
  func write(_ action: ElicitationAction) throws(CommandFaults) -> [UInt8] {
    let bytes = elicitationResult(action, layout: choices.writer.layout)
    guard let path = choices.outputPath else { return bytes }
    do throws(ResultError) {
      try save(bytes, to: path, FileWriting())
    } catch {
      throw CommandFaults(faults(error, Form()))
    }
    return []
  }

  private func bytes(_ entries: [ResultEntry]) throws(ResultError) -> [UInt8] {
    choices.isElicitation
      ? elicitationResult(.accept, entries, layout: choices.writer.layout)
      : try choices.writer.output(entries, random: random)
  }

  /// Writes the answers for a later `--answers`, without secrets.
  /// - Throws: a fault of code 5 where the file fails.
  func save(_ entries: [ResultEntry], to path: String) throws(CommandFaults) {
    do throws(ResultError) {
      let bytes = try ResultWriter(.json).output(
        entries.filter { !$0.isSecret }, random: random)
      try save(bytes, to: path, FileWriting())
    } catch {
      throw CommandFaults(faults(error, Form()))
    }
  }

  private func random() -> UInt64 { UInt64.random(in: .min ... .max) }

  /// The file that is merged into; an empty one where there is none yet.
  private func existing(_ path: String) throws(ResultError) -> [UInt8] {
    guard world.kind(of: path) != nil else { return [] }
    do throws(FileError) {
      return try world.readFile(path, limit: 1 << 30)
    } catch {
      throw .file("\(path) cannot be read: \(error.reason)")
    }
  }

  private func save(_ bytes: [UInt8], to path: String, _ options: FileWriting)
    throws(ResultError)
  {
    do throws(FileError) {
      try world.writeFile(path, bytes, options: options)
    } catch {
      throw .file("\(path) cannot be written: \(error.reason)")
    }
  }

  private func faults(_ error: ResultError, _ form: Form) -> [CommandFault] {
    switch error {
    case .form(let faults):
      faults.map { CommandFault(.usage, ($0.name.map { "\($0): " } ?? "") + $0.reason) }
    case .answer(let name, let refusal):
      [
        AnswerFault(.notAllowed, name: name, refusal).commandFault(
          in: form, answeredBy: .options)
      ]
    case .file(let reason): [CommandFault(.failed, reason)]
    }
  }
}
