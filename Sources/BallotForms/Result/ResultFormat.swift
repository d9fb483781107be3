/// How the answers of a form are written.
public enum ResultFormat: String, Hashable, Sendable, CaseIterable {
  /// An object, typed.
  case json
  /// The values of one question alone.
  case raw
  /// Assignments for `eval` in a POSIX shell.
  case shell
  /// Assignments for `eval` in bash, several values as an array.
  case bash
  /// `set` commands for `eval` in fish.
  case fish
  /// `KEY=value` lines, which sh, python-dotenv and node's dotenv read alike.
  case dotenv
  /// What the file that `$GITHUB_OUTPUT` names takes.
  case github

  /// How its shell writes code; `nil` for the formats that are no shell's.
  var shellSyntax: (any ShellSyntax)? {
    switch self {
    case .shell: POSIXShellSyntax()
    case .bash: BashSyntax()
    case .fish: FishSyntax()
    case .json, .raw, .dotenv, .github: nil
    }
  }

  /// Code for the caller's `eval` that fails with an exit code, as a statement with its line break;
  /// `nil` in the formats that are no shell's, which print nothing on failure.
  public func failureCode(_ exitCode: Int) -> String? {
    shellSyntax?.failure(exitCode)
  }

  /// Code for the caller's `eval` that writes a help text to the script's stdout and ends the
  /// script with 0 (decisions 2.6); `nil` in the formats that are no shell's.
  public func helpCode(_ text: String) -> String? {
    shellSyntax?.help(text)
  }
}
