import BallotForms
import BallotTerminal

/// Reads a form file; `-` is standard input.
/// - Throws: every fault of the file, each with its place.
func readFormFile(_ path: String, in world: any World) throws(CommandFaults) -> Form {
  let bytes = try readData(path, in: world, purpose: "the form file")
  _ = bytes
  throw CommandFaults(.usage, "\(path): form files cannot be read; give the questions as options")
}
