import BallotAnswers
import BallotArguments
import BallotForms
import BallotJSON
import BallotTerminal

extension FormRun {
  /// A confirm, and a toggle under `--exit-status`, answer by their exit code alone.
  var writesResult: Bool {
    !command.isOn(.exitStatus) && command.path != [CommandName.confirm.rawValue]
  }

  /// A form that the format cannot hold is not asked.
  func checkFormat(_ state: FormState) throws(CommandFaults) {
    guard writesResult else { return }
    let faults = choices.writer.faults(in: state.resultEntries)
    guard !faults.isEmpty else { return }
    throw CommandFaults(
      faults.map { CommandFault(.usage, ($0.name.map { "\($0): " } ?? "") + $0.reason) })
  }

  /// The end of a form that was not answered. For who sent an MCP request that is a result too.
  func ended(_ exitCode: ExitCode, _ action: ElicitationAction) throws(CommandFaults) -> Completion
  {
    guard choices.isElicitation else { return Completion(exitCode, diagnostics: noteText) }
    let output = try ResultWriting(choices, in: world).write(action)
    return Completion(.answered, output: output, diagnostics: noteText)
  }

  /// Writes the result of a form in which nothing is open.
  mutating func finish(_ state: FormState) throws(CommandFaults) -> Completion {
    noteUnused(state)
    let shown = shownCommand(state)
    if state.isRefused { return try ended(.refused, .decline) }
    if let path = command.value(of: .save) {
      try ResultWriting(choices, in: world).save(state.resultEntries, to: path)
    }
    if command.isOn(.exitStatus), let name = state.form.questions.first?.name {
      let isOff = state.answers[name]?.value == .bool(false)
      return Completion(isOff ? .refused : .answered, diagnostics: noteText + shown)
    }
    guard writesResult else { return Completion(.answered, diagnostics: noteText + shown) }
    let output = try ResultWriting(choices, in: world).write(state, form)
    return Completion(.answered, output: output, diagnostics: noteText + shown)
  }

  /// The line of `--show-command`, where a person was asked.
  private func shownCommand(_ state: FormState) -> String {
    guard command.isOn(.showCommand), wasAsked else { return "" }
    return ShownCommand(command, state, arguments: world.arguments).text + "\n"
  }

  /// An answer on the command line to a question that is hidden is said to be unused
  /// (decisions 1.15).
  private mutating func noteUnused(_ state: FormState) {
    let hidden = state.resultEntries.filter { $0.state == .hidden }.map(\.name)
    for answer in gathering.given where hidden.contains(answer.name) {
      switch answer.source {
      case .flag, .answerOption:
        notes.append(
          "\(answer.name) is not asked, so its answer from "
            + "\(answer.source.description ?? "a flag") is not used")
      case .file, .variable, .person, .onlyOption, .suggestion, .initialValue: break
      }
    }
  }
}
