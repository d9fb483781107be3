import BallotAnswers
import BallotArguments
import BallotForms
import BallotJSON
import BallotTerminal

/// The form of a single command: one question, with the options that stand after its prompt.
/// - Throws: all faults of the question in one go.
func readSingleQuestion(_ kind: Kind, _ command: ParsedCommand, in world: any World)
  throws(CommandFaults) -> Form
{
  var question = Question(kind, name: "answer", label: command.operand("PROMPT") ?? "")
  question.options = command.operands(of: "OPTION").map { Option(.string($0)) }
  var draft = QuestionDraft(question, subject: "")
  for occurrence in command.occurrences {
    guard let option = QuestionOption(rawValue: occurrence.name) else { continue }
    draft.apply(option, occurrence)
  }
  var form = Form(draft.finish())
  form.origin = .singleCommand
  form.environmentPrefix = command.value(of: .environmentPrefix)
  do throws(CommandFaults) {
    form = try form.readingOptions(from: world)
  } catch {
    throw CommandFaults(draft.faults + error.faults)
  }
  if command.operand("PROMPT") == nil, command.value(of: .filter) == nil {
    let missing = ArgumentFault(
      .missingOperand(name: "PROMPT"), position: nil, command: "ballot \(kind.rawValue)")
    throw CommandFaults(draft.faults + [CommandFault(.usage, missing.message)])
  }
  let faults = draft.faults + commandFaults(in: form, from: .singleCommand)
  guard faults.isEmpty else { throw CommandFaults(faults) }
  return form
}
