import BallotForms
import BallotJSON
import BallotTerminal

/// One reason why a run ends without an answer.
struct CommandFault: Error, Hashable {
  /// The code that it ends with, were it the only one.
  var exitCode: ExitCode
  /// What is wrong, where, and what to do instead; may have further lines, such as a source line.
  var message: String
  /// The place in a file, `FILE:LINE:COLUMN`, that stands before the message instead of the tool's
  /// name.
  var place: String?

  /// A fault with its message.
  init(_ exitCode: ExitCode, _ message: String, place: String? = nil) {
    self.exitCode = exitCode
    self.message = message
    self.place = place
  }

  /// A fault at a place of a file, with the line and a caret.
  init(
    _ exitCode: ExitCode, _ message: String, file: String, _ source: SourceText,
    _ position: SourcePosition
  ) {
    let excerpt = source.excerpt(at: position.offset) { displayWidth(String($0)) }
    self.init(
      exitCode, "\(message)\n  \(excerpt.line)\n  \(excerpt.caret)", place: "\(file):\(position)")
  }

  /// The fault as lines for standard error.
  var text: String {
    harmless("\(place ?? "ballot"): \(message)", keepingNewlines: true) + "\n"
  }
}

/// All the reasons why a run ends without an answer, at least one.
struct CommandFaults: Error {
  /// The faults, in the order in which they were found.
  var faults: [CommandFault]

  /// Several faults.
  init(_ faults: [CommandFault]) { self.faults = faults }

  /// One fault.
  init(_ exitCode: ExitCode, _ message: String) {
    faults = [CommandFault(exitCode, message)]
  }

  /// What is said and returned. When several kinds meet, a wrong command line comes first, then
  /// time that is over, input that failed, answers that are not allowed, and answers that are missing.
  var completion: Completion {
    let order: [ExitCode] = [.usage, .timedOut, .failed, .notAllowed, .missing]
    let code = order.first { code in faults.contains { $0.exitCode == code } }
    return Completion(
      code ?? faults.first?.exitCode ?? .failed, diagnostics: faults.map(\.text).joined())
  }
}
