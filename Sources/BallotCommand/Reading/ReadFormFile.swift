import BallotForms
import BallotJSON
import BallotTerminal

/// Reads a form file; `-` is standard input.
/// - Returns: the form, and which rules it keeps.
/// - Throws: every fault of the file, each with its place.
func readFormFile(_ path: String, in world: any World) throws(CommandFaults)
  -> (Form, FormOrigin)
{
  let bytes = try readData(path, in: world, purpose: "the form file")
  do throws(FormFileError) {
    let (form, dialect) = try readFormFile(bytes, path: path)
    switch dialect {
    case .ballot: return (form, .form)
    case .jsonSchema, .elicitation, .cookiecutter: return (form, .schema)
    }
  } catch {
    let file = path == "-" ? "standard input" : path
    throw CommandFaults(
      error.faults.map { fault in
        CommandFault(
          .usage, "\(fault.message)\n  \(fault.excerpt.line)\n  \(fault.excerpt.caret)",
          place: "\(file):\(fault.position)")
      })
  }
}
