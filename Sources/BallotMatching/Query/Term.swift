/// One condition of a query.
struct Term: Hashable, Sendable {
  /// The typed letters, never empty; case-folded unless `isCaseSensitive`.
  let letters: [Letter]
  /// Whether a capital was typed, so that cases differ.
  let isCaseSensitive: Bool
  /// Whether the text must not match.
  let isNegated: Bool
  /// Whether the letters must stand together.
  let isContiguous: Bool
  /// Whether they must stand at the beginning of the text.
  let isAtStart: Bool
  /// Whether they must stand at the end of the text.
  let isAtEnd: Bool

  /// Reads a word; `nil` where nothing is left beside its operators.
  init?(word: [Query.Symbol]) {
    var rest = word[...]
    func take(_ operation: Unicode.Scalar) -> Bool {
      guard rest.first?.is(operation) == true else { return false }
      rest.removeFirst()
      return true
    }
    isNegated = take("!")
    let isExact = take("'")
    isAtStart = take("^")
    isAtEnd = rest.last?.is("$") == true
    if isAtEnd { rest.removeLast() }
    isContiguous = isNegated || isExact || isAtStart || isAtEnd

    var text = ""
    text.unicodeScalars.append(contentsOf: rest.map(\.scalar))
    let typed = LetterText(text)
    guard !typed.letters.isEmpty else { return nil }
    isCaseSensitive = rest.contains(where: \.scalar.properties.isUppercase)
    letters = isCaseSensitive ? typed.letters : typed.folded
  }

  /// Whether every text that matches this term is sure to match `other`.
  func implies(_ other: Term) -> Bool {
    if isNegated || other.isNegated { return self == other }
    if other.isCaseSensitive && !isCaseSensitive { return false }
    if other.isContiguous && !isContiguous { return false }
    if other.isAtStart && !isAtStart || other.isAtEnd && !isAtEnd { return false }
    guard other.letters.count <= letters.count else { return false }
    let wide = other.letters
    let narrow = other.isCaseSensitive ? letters : letters.map(\.folded)
    func holds(at start: Int) -> Bool {
      zip(narrow[start...], wide).allSatisfy { $0.isNarrower(than: $1) }
    }
    let last = narrow.count - wide.count
    if other.isAtStart && other.isAtEnd { return last == 0 && holds(at: 0) }
    if other.isAtStart { return holds(at: 0) }
    if other.isAtEnd { return holds(at: last) }
    if other.isContiguous { return (0...last).contains(where: holds) }
    var rest = narrow[...]
    return wide.allSatisfy { letter in
      guard let index = rest.firstIndex(where: { $0.isNarrower(than: letter) }) else {
        return false
      }
      rest = rest[(index + 1)...]
      return true
    }
  }
}
