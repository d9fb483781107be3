public import BallotForms
public import BallotTerminal

/// Finds answers before anything is asked: in arguments, files or the environment. Questions that
/// it answers are not asked.
public protocol AnswerReader {
  /// The answers that are given, judged by `Checking`.
  /// - Throws: `RunError.invalidAnswer` where one is given that will not do.
  func answers(to form: BallotForms.Form, in world: any World) throws(RunError) -> Answers
}
