package import BallotForms
package import BallotJSON

/// An answer in the words that people read.
package func answerWords(_ value: JSON) -> String {
  switch value {
  case .bool(let flag): flag ? "on" : "off"
  case .array(let elements):
    elements.isEmpty ? "none" : elements.map(\.plainText).joined(separator: ", ")
  case .null, .number, .string, .object: value.plainText
  }
}

extension Condition {
  /// The condition in words, such as `env is dev or prod`.
  package var words: String {
    let texts = values.map(\.plainText).joined(separator: " or ")
    return "\(name) \(comparison == .isAny ? "is" : "is not") \(texts)"
  }
}
