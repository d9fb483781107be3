/// The options of a form's questions that stand elsewhere, by the names of their questions.
///
/// A few pairs, and no dictionary: the first of those looks through all conformances of a program,
/// which takes as long as drawing a list.
public struct OptionLists: Sendable, ExpressibleByDictionaryLiteral {
  private var lists: [(name: String, options: OptionList)]

  /// No lists, or those given.
  public init(dictionaryLiteral lists: (String, OptionList)...) {
    self.lists = lists.map { (name: $0.0, options: $0.1) }
  }

  /// The options of the question with this name; `nil` for none.
  public subscript(name: String) -> OptionList? {
    get { lists.first { $0.name == name }?.options }
    set {
      lists.removeAll { $0.name == name }
      if let newValue { lists.append((name, newValue)) }
    }
  }
}
