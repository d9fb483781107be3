import BallotForms
import BallotJSON
import BallotTerminal

/// One reason why a run ends without an answer.
struct CommandFault: Error, Hashable {
  /// A place in a file.
  struct Place: Hashable {
    /// The path of the file, or `standard input`.
    var file: String
    /// The line and the column.
    var position: SourcePosition
    /// The line with a caret under the place.
    var excerpt: SourceExcerpt
  }

  /// The code that it ends with, were it the only one.
  var exitCode: ExitCode
  /// What is wrong, where, and what to do instead.
  var message: String
  /// The place in a file that stands before the message instead of the tool's name.
  var place: Place?
  /// The answer at fault, where there is one.
  var answer: AnswerFault?

  /// A fault with its message.
  init(
    _ exitCode: ExitCode, _ message: String, place: Place? = nil, answer: AnswerFault? = nil
  ) {
    self.exitCode = exitCode
    self.message = message
    self.place = place
    self.answer = answer
  }

  /// A fault at a place of a file, with the line and a caret.
  init(
    _ exitCode: ExitCode, _ message: String, file: String, _ source: SourceText,
    _ position: SourcePosition
  ) {
    let excerpt = source.excerpt(at: position.offset) { displayWidth(String($0)) }
    self.init(
      exitCode, message, place: Place(file: file, position: position, excerpt: excerpt))
  }

  /// The fault as lines for standard error.
  var text: String {
    guard let place else { return harmless("ballot: \(message)", keepingNewlines: true) + "\n" }
    return harmless(
      "\(place.file):\(place.position): \(message)\n  \(place.excerpt.line)\n  "
        + "\(place.excerpt.caret)\n", keepingNewlines: true)
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

  /// The code that is returned. When several kinds meet, a wrong command line comes first, then
  /// time that is over, input that failed, answers that are not allowed, and answers that are missing.
  var exitCode: ExitCode {
    let order: [ExitCode] = [.usage, .timedOut, .failed, .notAllowed, .missing]
    let code = order.first { code in faults.contains { $0.exitCode == code } }
    return code ?? faults.first?.exitCode ?? .failed
  }

  /// What is said and returned.
  var completion: Completion {
    Completion(exitCode, diagnostics: faults.map(\.text).joined())
  }
}
