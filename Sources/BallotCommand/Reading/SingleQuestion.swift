import BallotArguments
import BallotForms
import BallotJSON

/// The form of a single command: one question, with the options that stand after its prompt.
/// - Throws: all faults of the question in one go.
func readSingleQuestion(_ kind: Kind, _ command: ParsedCommand) throws(CommandFaults) -> Form {
  var question = Question(kind, name: "answer", label: command.operand("PROMPT") ?? "")
  question.options = command.operands(of: "OPTION").map { Option(.string($0)) }
  var draft = QuestionDraft(question, subject: "")
  for occurrence in command.occurrences {
    guard let option = QuestionOption(rawValue: occurrence.name) else { continue }
    draft.apply(option, occurrence)
  }
  let form = Form(draft.finish())
  guard draft.faults.isEmpty else { throw CommandFaults(draft.faults) }
  return form
}
