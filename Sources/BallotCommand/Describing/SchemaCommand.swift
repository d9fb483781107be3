import BallotAnswers
import BallotArguments
import BallotForms
import BallotJSON
import BallotTerminal

/// `ballot schema`: the JSON Schema of form files, or of the answers of the form in FILE.
/// - Throws: the faults of the form file.
func describeSchema(_ command: ParsedCommand, in world: any World) throws(CommandFaults)
  -> Completion
{
  var schema = formFileSchema()
  if let path = command.operand("FILE") {
    schema = answerSchema(of: try readFormFile(path, in: world))
  }
  return Completion(.answered, output: schema.utf8(.pretty) + [UInt8(ascii: "\n")])
}
