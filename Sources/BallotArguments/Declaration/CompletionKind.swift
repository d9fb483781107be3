/// What a shell offers for a value.
public enum CompletionKind: Hashable, Sendable {
  /// Nothing, or the valid values where the declaration has some.
  case none
  /// Names of files and folders.
  case file
  /// Names of folders.
  case folder
  /// These values.
  case values([CompletionValue])
  /// The lines that `sh -c` prints with this script, each a value or a value, a tab and a detail.
  /// The completion script runs it at each request, for at most one second.
  case shellCommand(String)
}

/// A value that a shell offers.
public struct CompletionValue: Hashable, Sendable {
  /// What is put on the command line.
  public var value: String
  /// What is said beside it where the shell can; may be empty.
  public var detail: String

  /// A value with what is said beside it.
  public init(_ value: String, _ detail: String = "") {
    self.value = value
    self.detail = detail
  }
}

extension CompletionKind {
  /// The kind with valid values filled in where nothing else is declared.
  func orValues(_ validValues: [String]) -> CompletionKind {
    guard self == .none, !validValues.isEmpty else { return self }
    return .values(validValues.map { CompletionValue($0) })
  }
}
