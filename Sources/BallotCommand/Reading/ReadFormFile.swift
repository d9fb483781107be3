import BallotAnswers
import BallotForms
import BallotJSON
import BallotTerminal

/// Reads a form file; `-` is standard input.
/// - Returns: the form, with which rules it keeps as its `origin`.
/// - Throws: every fault of the file, each with its place.
func readFormFile(_ path: String, in world: any World) throws(CommandFaults)
  -> Form
{
  let bytes = try readData(path, in: world, purpose: "the form file")
  do throws(FormFileError) {
    var (form, dialect) = try readFormFile(bytes, path: path)
    switch dialect {
    case .ballot: form.origin = .form
    case .jsonSchema, .elicitation, .cookiecutter: form.origin = .schema
    }
    return form
  } catch {
    let file = path == "-" ? "standard input" : path
    throw CommandFaults(
      error.faults.map { fault in
        CommandFault(
          .usage, fault.message,
          place: .init(file: file, position: fault.position, excerpt: fault.excerpt))
      })
  }
}
