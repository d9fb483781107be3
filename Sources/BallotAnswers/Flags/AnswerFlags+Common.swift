import BallotArguments
import BallotForms

extension AnswerFlags {
  /// The options that every form has beside its answers.
  var commonOptions: [OptionDeclaration] {
    var options: [OptionDeclaration] = []
    let confirms = form.questions.filter { $0.kind == .confirm }.map(\.label)
    if !confirms.isEmpty {
      options.append(
        OptionDeclaration(
          Common.yes.rawValue, repetition: .last,
          help: "Answer every confirm with yes: " + confirms.joined(separator: " ")))
    }
    options += [
      OptionDeclaration(
        Common.answers.rawValue, value: "FILE",
        help: "Answers from FILE, JSON or KEY=VALUE lines; - is standard input.",
        completion: .file),
      OptionDeclaration(
        Common.nonInteractive.rawValue, "no-input", repetition: .last,
        help: "Ask nothing; defaults count."),
    ]
    return options + programOptions + [.help]
  }

  /// What the tool does for a script, a program does itself, as far as no question bears the name.
  private var programOptions: [OptionDeclaration] {
    guard isStandalone else { return [] }
    let taken = answeredNames.map { flagName($0.name) }
    return [
      OptionDeclaration(
        Common.interactive.rawValue, repetition: .last,
        conflicts: [Common.nonInteractive.rawValue],
        help: "Ask even where CI or BALLOT_NONINTERACTIVE is set."),
      OptionDeclaration(Common.schema.rawValue, help: "Print the JSON Schema of the answers."),
      OptionDeclaration(
        Common.completions.rawValue, value: "SHELL",
        validValues: CompletionShell.allCases.map(\.rawValue),
        help: "Print completions for this shell."),
    ].filter { !taken.contains($0.name) }
  }

  /// The text that a command line wants instead of a run.
  func wanted(_ command: ParsedCommand) -> Description? {
    let offered = programOptions.compactMap { Common(rawValue: $0.name) }
    if offered.contains(.schema), command.flag(Common.schema.rawValue) == true { return .schema }
    guard offered.contains(.completions) else { return nil }
    return command.value(of: Common.completions.rawValue).flatMap(CompletionShell.init).map {
      .completions($0)
    }
  }
}
