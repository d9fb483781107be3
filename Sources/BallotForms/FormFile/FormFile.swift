import BallotJSON

/// What a form file may be written in.
public enum FormDialect: Hashable, Sendable {
  /// Ballot's own format.
  case ballot
  /// A JSON Schema of type `object`.
  case jsonSchema
  /// An MCP elicitation request, whose answers go back as an `ElicitResult`.
  case elicitation
  /// A `cookiecutter.json`.
  case cookiecutter
}

/// The most bytes that a form file may have: 8 MiB.
public let formFileLimit = 8 << 20

/// Reads a form file in any dialect.
/// - Parameters:
///   - bytes: the file's UTF-8 bytes.
///   - path: its path, for messages and for the folder of the files that it names; `-` is standard
///     input.
/// - Throws: `FormFileError` with all faults of the file.
public func readForm(_ bytes: [UInt8], path: String) throws(FormFileError) -> Form {
  try readFormFile(bytes, path: path).form
}

/// Reads a form file as `readForm` does, and says what it is written in.
/// - Throws: `FormFileError` with all faults of the file.
public func readFormFile(
  _ bytes: [UInt8], path: String
) throws(FormFileError) -> (form: Form, dialect: FormDialect) {
  guard bytes.count <= formFileLimit else {
    throw FormFileError(
      path: path, source: SourceText(Array(bytes.prefix(4096))),
      faults: [
        (0, "the file is larger than 8 MiB: put long lists of options into files of their own")
      ])
  }
  let root: LocatedJSON
  do throws(JSONError) {
    root = try LocatedJSON(parsing: bytes)
  } catch {
    throw FormFileError(
      path: path, source: SourceText(bytes), faults: [(error.position.offset, error.message)])
  }
  let dialect = FormDialect(of: root, path: path)
  var reader: any FormReader =
    switch dialect {
    case .ballot: BallotFormReader(root, path: path)
    case .jsonSchema: JSONSchemaReader(root.wrappedSchema ?? root)
    case .elicitation: ElicitationReader(root)
    case .cookiecutter: CookiecutterReader(root)
    }
  let form = reader.read()
  var found = reader.log.faults
  for fault in faults(in: form, from: reader.origin, incomplete: reader.log.incomplete)
  where !reader.log.isUnread(fault.place) {
    found.append((reader.offset(of: fault.place), fault.message))
  }
  guard found.isEmpty else {
    throw FormFileError(path: path, source: root.source, faults: found)
  }
  return (form, dialect)
}

/// Reads one dialect: the text is on one side, the model on the other.
protocol FormReader {
  /// What could not be read.
  var log: ReadingLog { get }
  /// Which rules the form keeps.
  var origin: FormOrigin { get }
  /// The form, as far as it can be read; the rest is in the log.
  mutating func read() -> Form
  /// The byte of the text at which a place of the form is, or the nearest around it.
  func offset(of place: FormPlace) -> Int
}

extension FormDialect {
  /// The dialect of a file, told by its shape, and for a `cookiecutter.json` by its name.
  init(of root: LocatedJSON, path: String) {
    guard case .object(let members) = root.value else {
      self = .ballot
      return
    }
    let names = Set(members.map(\.name))
    let isCookiecutter =
      path.split(separator: "/").last.map { $0.hasSuffix("cookiecutter.json") } ?? false
    if names.contains("questions") {
      self = .ballot
    } else if names.contains("requestedSchema") || names.contains("method") {
      self = .elicitation
    } else if names.contains("mode"), names.contains("message") {
      self = .elicitation
    } else if isCookiecutter || names.contains("__prompts__") {
      self = .cookiecutter
    } else if ["properties", "type", "$ref", "allOf"].contains(where: names.contains) {
      self = .jsonSchema
    } else if root.wrappedSchema != nil {
      self = .jsonSchema
    } else {
      self = .ballot
    }
  }
}
