public import BallotAnswers

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
