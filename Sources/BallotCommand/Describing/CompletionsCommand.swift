import BallotAnswers
import BallotArguments
import BallotForms
import BallotTerminal

/// `ballot completions`: a script that completes `ballot` itself, or the flags that the form in
/// FILE gives the script that asks it.
/// - Throws: the faults of the command line or of the form file.
func describeCompletions(_ command: ParsedCommand, in world: any World) throws(CommandFaults)
  -> Completion
{
  guard let shell = command.operand("SHELL").flatMap(CompletionShell.init) else {
    return Completion(.usage)
  }
  let script = try completedCommand(command, in: world).completionScript(for: shell)
  return Completion(.answered, output: Array(script.utf8))
}

private func completedCommand(_ command: ParsedCommand, in world: any World)
  throws(CommandFaults) -> CommandDeclaration
{
  guard let path = command.operand("FILE") else {
    for option in [RunOption.command, .completeCommands]
    where !command.occurrences(of: option.rawValue).isEmpty {
      throw CommandFaults(
        .usage, "--\(option.rawValue) is for the completions of a form: give FILE")
    }
    return ballotDeclaration()
  }
  guard command.value(of: .command) != nil else {
    throw CommandFaults(
      .usage, "completions of a form need --command NAME, the name of the script that asks it")
  }
  var flags = AnswerFlags(
    try readFormFile(path, in: world).listingOptions(in: world), command)
  flags.completesCommands = command.isOn(.completeCommands)
  return flags.declaration(showingValues: true)
}

/// The most options of a file that a completion script holds.
private let mostListed = 1000

extension Form {
  /// The form with the options of its files among those that were given one by one, as far as they
  /// can be read and are not too many for a script.
  fileprivate func listingOptions(in world: any World) -> Form {
    var form = self
    for index in items.indices {
      guard case .question(var question) = items[index],
        question.optionSource?.isStandardInput == false
      else { continue }
      var loading = OptionLoading(in: world, until: nil)
      loading.load(question, mayStream: false)
      guard let list = loading.lists[question.name], list.count <= mostListed else { continue }
      question.options = (0..<list.count).map { list[$0] }
      form.items[index] = .question(question)
    }
    return form
  }
}

extension OptionSource {
  fileprivate var isStandardInput: Bool { self == .lines("-") || self == .json("-") }
}
