import BallotAnswers
import BallotArguments
import BallotForms
import BallotJSON
import BallotTerminal

/// What the command line says about the run, whatever is asked, once it is read and checked.
struct RunChoices {
  /// When the form is over; `nil` for no limit.
  private(set) var timeout: Duration?
  /// Whether the defaults are taken when the time is over.
  let takesDefaults: Bool
  /// How the result is written.
  private(set) var writer = ResultWriter(.json)
  /// The file that gets the result; `nil` for standard output.
  let outputPath: String?
  /// Whether the result is put into the file that is there.
  let merges: Bool
  /// Whether the result is that of an MCP request.
  let isElicitation: Bool
  /// What is wrong.
  private(set) var faults: [CommandFault] = []

  /// Reads the options of a run.
  init(_ command: ParsedCommand) {
    takesDefaults = command.value(of: .onTimeout) == "default"
    outputPath = command.value(of: .output)
    merges = command.isOn(.merge)
    isElicitation = command.value(of: .result) == "mcp"
    if let text = command.value(of: .timeout) {
      if let seconds = Double(text), seconds > 0, seconds <= 1e9 {
        timeout = .seconds(seconds)
      } else {
        fault("--timeout \(text): give seconds above 0, such as 30 or 0.5")
      }
    } else if command.value(of: .onTimeout) != nil {
      fault("--on-timeout needs --timeout")
    }
    if command.isOn(.raw) || command.value(of: .filter) != nil {
      writer.format = .raw
    } else if let format = command.value(of: .format).flatMap(ResultFormat.init) {
      writer.format = format
    }
    writer.layout = command.isOn(.pretty) ? .pretty : .compact
    writer.endsWithNull = command.isOn(.print0)
    writer.prefix = command.value(of: .prefix)
    checkFormat(command)
  }

  private mutating func checkFormat(_ command: ParsedCommand) {
    let format = writer.format
    if command.isOn(.pretty), format != .json {
      fault("--pretty is for --format json, not \(format.rawValue)")
    }
    if command.isOn(.print0), format != .raw {
      fault("--print0 is for --format raw, not \(format.rawValue)")
    }
    if writer.prefix != nil, format == .json || format == .raw {
      fault("--prefix is for formats with variables, not \(format.rawValue)")
    }
    if merges, format != .dotenv || outputPath == nil {
      fault("--merge needs --format dotenv and --output FILE")
    }
    if isElicitation, format != .json {
      fault("--result mcp is JSON, not \(format.rawValue)")
    }
    if command.isOn(.explain), format != .json {
      fault("--explain prints text, or JSON with --format json, not \(format.rawValue)")
    }
    if let outputPath, let saved = command.value(of: .save), isSameFile(saved, outputPath) {
      fault("--save and --output name the same file, \(saved): give each its own")
    }
    if outputPath == "" { fault("--output is empty: give the path of a file") }
  }

  private mutating func fault(_ message: String) {
    faults.append(CommandFault(.usage, message))
  }
}

/// Whether two paths are written differently at most: `./a` and `a`, `a//b` and `a/b`.
private func isSameFile(_ one: String, _ other: String) -> Bool {
  func parts(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
  return one.hasPrefix("/") == other.hasPrefix("/") && parts(one) == parts(other)
}
