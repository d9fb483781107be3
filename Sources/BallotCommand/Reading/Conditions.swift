import BallotForms
import BallotJSON

/// Reads `NAME=VALUE` or `NAME!=VALUE`, cut at the first `=` or `!=` after the NAME
/// (decisions 1.12); `nil` where the text is neither.
func readCondition(_ text: String) -> Condition? {
  guard let equals = text.firstIndex(of: "=") else { return nil }
  var name = text[..<equals]
  let isNegated = name.last == "!"
  if isNegated { name.removeLast() }
  guard isName(String(name)) else { return nil }
  let value = String(text[text.index(after: equals)...])
  return Condition(String(name), isNegated ? .isNone : .isAny, [.string(value)])
}

extension [Condition] {
  /// Adds a condition: all must hold, but of one NAME repeated with `=` any of the values will do.
  mutating func add(_ condition: Condition) {
    if condition.comparison == .isAny,
      let index = firstIndex(where: { $0.name == condition.name && $0.comparison == .isAny })
    {
      self[index].values += condition.values
    } else {
      append(condition)
    }
  }
}

/// Cuts `NAME=VALUE` at the first `=`; `nil` where there is none, or no NAME before it.
func readAssignment(_ text: String) -> (name: String, value: String)? {
  guard let equals = text.firstIndex(of: "="), isName(String(text[..<equals])) else { return nil }
  return (String(text[..<equals]), String(text[text.index(after: equals)...]))
}
