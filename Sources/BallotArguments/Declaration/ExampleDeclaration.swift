/// A command line to copy, with what it does.
public struct ExampleDeclaration: Hashable, Sendable {
  /// The command line; may have several lines. Help never wraps it.
  public var command: String
  /// What it does, in a few words; may be empty.
  public var explanation: String

  /// Declares an example.
  public init(_ command: String, _ explanation: String = "") {
    self.command = command
    self.explanation = explanation
  }
}
