/// A section of the manual page that the declarations do not know, such as EXIT STATUS.
public struct ManualSection: Hashable, Sendable {
  /// The heading, by custom in capitals.
  public var title: String
  /// Paragraphs, one a line.
  public var text: String
  /// Terms with what they mean, after the paragraphs.
  public var terms: [ManualTerm]

  /// A section with a heading.
  public init(_ title: String, _ text: String = "", terms: [ManualTerm] = []) {
    self.title = title
    self.text = text
    self.terms = terms
  }
}

/// A term with what it means.
public struct ManualTerm: Hashable, Sendable {
  /// The term, such as an exit status or a variable.
  public var term: String
  /// Paragraphs, one a line.
  public var meaning: String

  /// A term with what it means.
  public init(_ term: String, _ meaning: String) {
    self.term = term
    self.meaning = meaning
  }
}
