/// A pattern as a tree.
indirect enum PatternNode {
  /// One scalar, exactly this.
  case scalar(Unicode.Scalar)
  /// One scalar of a set.
  case anyOf(ScalarSet)
  /// A condition on the place between two scalars.
  case assertion(PatternAssertion)
  /// What must be found, or not, before or after the place between two scalars; it passes none.
  case look(PatternNode, PatternLook)
  /// All of them, one after another; nothing, if there are none.
  case sequence([PatternNode])
  /// Any one of them.
  case choice([PatternNode])
  /// As many as that, one after another, without end if there is no maximum; `position` is that of
  /// the count, for errors.
  case repetition(PatternNode, minimum: Int, maximum: Int?, position: Int)
}

/// Where a pattern must be found, or must not be, for a condition to hold.
struct PatternLook {
  /// Whether it begins at the place; else it ends there.
  let isAhead: Bool
  /// Whether the condition holds where it is not found.
  let isNegated: Bool
}

/// A condition on the place between two scalars (ECMA-262, section 22.2.2.4).
enum PatternAssertion {
  case start, end, wordBoundary, noWordBoundary

  /// Whether it holds between two scalars of the text; nil stands for the ends of the text.
  func holds(between previous: Unicode.Scalar?, and next: Unicode.Scalar?) -> Bool {
    switch self {
    case .start: previous == nil
    case .end: next == nil
    case .wordBoundary: Self.isWord(previous) != Self.isWord(next)
    case .noWordBoundary: Self.isWord(previous) == Self.isWord(next)
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar {
    case ("0"..."9")?, ("A"..."Z")?, ("a"..."z")?, "_": true
    default: false
    }
  }
}
