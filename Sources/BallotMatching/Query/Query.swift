/// What was typed to find options: terms that must all hold.
///
///     dep stag       the letters of `dep`, and of `stag`, in order and not needing to be together
///     'deploy        these letters together
///     ^src  .swift$  at the beginning, at the end; both at once: nothing else
///     !test          not these letters together; also !^ and !$
///     \              before a space or one of ' ^ ! $ \ : it stands for itself
///
/// A term without capitals matches both cases, one with a capital only as typed. A letter without
/// marks matches with any marks, one with marks only with these. An operator with nothing after it
/// is passed over, so that typing `!x` does not empty the list on its way.
public struct Query: Hashable, Sendable {
  let terms: [Term]

  /// Parses what was typed; every text is a query.
  public init(_ text: String) {
    terms = Query.words(of: text).compactMap(Term.init(word:))
  }

  /// Whether there is no term, so that every option matches.
  public var isEmpty: Bool { terms.isEmpty }

  /// Whether every text that this query matches is sure to match `other` as well.
  func narrows(_ other: Query) -> Bool {
    other.terms.allSatisfy { wide in terms.contains { $0.implies(wide) } }
  }

  /// One scalar of a word, and whether a backslash took its special meaning.
  struct Symbol: Equatable {
    let scalar: Unicode.Scalar
    let isQuoted: Bool

    func `is`(_ operation: Unicode.Scalar) -> Bool {
      !isQuoted && scalar == operation
    }
  }

  /// Splits at spaces that are not quoted.
  private static func words(of text: String) -> [[Symbol]] {
    var words: [[Symbol]] = [[]]
    var isQuoted = false
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if !isQuoted, scalar == "\\", index + 1 < scalars.count, isSpecial(scalars[index + 1]) {
        isQuoted = true
      } else if scalar == " ", !isQuoted {
        words.append([])
      } else {
        words[words.count - 1].append(Symbol(scalar: scalar, isQuoted: isQuoted))
        isQuoted = false
      }
    }
    return words.filter { !$0.isEmpty }
  }

  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "'", "^", "!", "$", "\\": true
    default: false
    }
  }
}
