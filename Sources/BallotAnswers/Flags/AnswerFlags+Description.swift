package import BallotArguments
import BallotForms
import BallotJSON
import BallotTerminal

extension AnswerFlags {
  /// A text about the form, in place of its answers.
  package enum Description: Hashable, Sendable {
    /// What can be said on the command line.
    case help
    /// The JSON Schema of the answers.
    case schema
    /// A script that completes the flags.
    case completions(CompletionShell)
  }

  /// A text about the form, with a newline at its end.
  /// - Parameter columns: the width of the help.
  package func text(of description: Description, columns: Int) -> String {
    switch description {
    case .help:
      declaration(showingValues: true).help(
        layout: HelpLayout(columns: columns, width: displayWidth))
    case .schema: String(decoding: answerSchema(of: form).utf8(.pretty), as: UTF8.self) + "\n"
    case .completions(let shell): declaration(showingValues: true).completionScript(for: shell)
    }
  }
}
