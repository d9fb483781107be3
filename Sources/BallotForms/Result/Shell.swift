/// A shell that answers are written for.
enum Shell: String, CaseIterable {
  case dash, bash, zsh, busybox, fish

  /// Whether a variable of this name is the shell's own.
  func reserves(_ name: String) -> Bool {
    switch self {
    case .dash: lists(SpecialVariables.everyPOSIXShell, name)
    case .bash: lists(SpecialVariables.everyPOSIXShell, name) || lists(SpecialVariables.bash, name)
    case .zsh: lists(SpecialVariables.everyPOSIXShell, name) || lists(SpecialVariables.zsh, name)
    case .busybox:
      lists(SpecialVariables.everyPOSIXShell, name) || lists(SpecialVariables.busybox, name)
    case .fish:
      name.hasPrefix("fish_") || name.hasPrefix("__fish") || lists(SpecialVariables.fish, name)
    }
  }

  private func lists(_ names: String, _ name: String) -> Bool {
    names.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .contains { $0.elementsEqual(name.utf8) }
  }
}
