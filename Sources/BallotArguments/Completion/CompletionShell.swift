/// A shell that a completion script is written for.
public enum CompletionShell: String, CaseIterable, Hashable, Sendable {
  /// GNU Bash, from 3.2.
  case bash
  /// Z shell, from 5.0.
  case zsh
  /// fish, from 3.0.
  case fish
}

extension CommandDeclaration {
  /// A script that, sourced by the shell, completes the command line of this command: names of
  /// subcommands and options, and the values that the declarations know.
  public func completionScript(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: BashCompletion(command: self).script
    case .zsh: ZshCompletion(command: self).script
    case .fish: FishCompletion(command: self).script
    }
  }
}
