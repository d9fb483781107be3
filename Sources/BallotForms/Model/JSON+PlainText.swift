public import BallotJSON

extension JSON {
  /// The value as a person writes it on a command line: a string without quotes, anything else as
  /// its JSON.
  public var plainText: String {
    if case .string(let text) = self { return text }
    return self.text()
  }
}
