public import BallotForms
public import BallotJSON
import BallotTerminal

/// One reason why a run ends without an answer.
public struct CommandFault: Error, Hashable, Sendable {
  /// A place in a file.
  public struct Place: Hashable, Sendable {
    /// The path of the file, or `standard input`.
    public var file: String
    /// The line and the column.
    public var position: SourcePosition
    /// The line with a caret under the place.
    public var excerpt: SourceExcerpt

    /// A place with its line.
    package init(file: String, position: SourcePosition, excerpt: SourceExcerpt) {
      self.file = file
      self.position = position
      self.excerpt = excerpt
    }
  }

  /// The code that it ends with, were it the only one.
  public var exitCode: ExitCode
  /// What is wrong, where, and what to do instead.
  public var message: String
  /// The place in a file that stands before the message instead of the tool's name.
  public var place: Place?
  /// The answer at fault, where there is one.
  public var answer: AnswerFault?

  /// A fault with its message.
  package init(
    _ exitCode: ExitCode, _ message: String, place: Place? = nil, answer: AnswerFault? = nil
  ) {
    self.exitCode = exitCode
    self.message = message
    self.place = place
    self.answer = answer
  }

  /// A fault at a place of a file, with the line and a caret.
  package init(
    _ exitCode: ExitCode, _ message: String, file: String, _ source: SourceText,
    _ position: SourcePosition
  ) {
    let excerpt = source.excerpt(at: position.offset) { displayWidth(String($0)) }
    self.init(
      exitCode, message, place: Place(file: file, position: position, excerpt: excerpt))
  }

  /// The fault as lines for standard error, of harmless text.
  /// - Parameter program: the name that a fault of no place in a file begins with.
  public func text(program: String) -> String {
    guard let place else {
      return harmless("\(program): \(message)", keepingNewlines: true) + "\n"
    }
    return harmless(
      "\(place.file):\(place.position): \(message)\n  \(place.excerpt.line)\n  "
        + "\(place.excerpt.caret)\n", keepingNewlines: true)
  }
}
