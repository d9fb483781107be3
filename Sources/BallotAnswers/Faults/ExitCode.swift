/// The exit codes of the tool, and of programs that take their answers from their arguments.
public enum ExitCode: Int, Hashable, Sendable, CaseIterable {
  /// Everything is answered.
  case answered = 0
  /// A confirm was refused, a single toggle was answered off under `--exit-status`, or a preview
  /// differs from what was expected.
  case refused = 1
  /// Bad arguments or a bad form file.
  case usage = 2
  /// A required answer is missing and nobody can be asked.
  case missing = 3
  /// A given answer is not allowed.
  case notAllowed = 4
  /// Input or output failed.
  case failed = 5
  /// The form's help was shown to the caller of a script.
  case help = 6
  /// The person went back from the first question, under `--back`.
  case back = 7
  /// The time given was over.
  case timedOut = 124
  /// The person gave up.
  case cancelled = 130
}
