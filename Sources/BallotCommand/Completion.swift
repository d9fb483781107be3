/// How a run ended: what is to be written where, and the status for the caller.
public struct Completion: Hashable, Sendable {
  /// What standard output gets; empty on every code but 0, except for the code that the shell
  /// formats print so that an `eval` of it fails.
  public var output: [UInt8] = []
  /// What standard error gets: lines of harmless text.
  public var diagnostics = ""
  /// The status for the caller.
  public var exitCode: ExitCode

  /// A run that ended like this.
  public init(_ exitCode: ExitCode, output: [UInt8] = [], diagnostics: String = "") {
    self.exitCode = exitCode
    self.output = output
    self.diagnostics = diagnostics
  }
}

/// The exit codes of the tool.
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
