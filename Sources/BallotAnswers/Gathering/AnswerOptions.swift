/// What the options of a command line say about answers in advance, beside the form's own flags.
package struct AnswerOptions {
  /// Whether every confirm is answered.
  package var isYes = false
  /// Answers, each as `NAME=VALUE`.
  package var answers: [String] = []
  /// The names of the questions that are left without an answer, and without their default.
  package var open: [String] = []
  /// The path of an answers file.
  package var answersFile: String?
  /// Suggestions, each as `NAME=VALUE`.
  package var suggestions: [String] = []
  /// The path of a file of suggestions.
  package var suggestionsFile: String?

  /// Nothing said.
  package init() {}
}
