public import BallotForms
public import BallotTerminal

/// Finds answers before anything is asked, as in the program's arguments or in a file. Questions
/// that it answers are not asked; the engine judges what it finds.
public protocol AnswerReader {
  /// What is given for the answers of a form, what counts most first.
  func answers(to form: BallotForms.Form, in world: any World) throws(RunError) -> AnswerReading
}

/// What was found before anything is asked.
public struct AnswerReading {
  /// What is given, what counts most first.
  public var answers: [GivenAnswer]
  /// Whether nothing may be asked.
  public var forbidsAsking: Bool

  /// Answers that were found.
  public init(_ answers: [GivenAnswer] = [], forbidsAsking: Bool = false) {
    self.answers = answers
    self.forbidsAsking = forbidsAsking
  }
}
