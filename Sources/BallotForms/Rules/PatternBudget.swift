/// How much work the patterns of a form may be together, so that a form of many that are allowed one
/// by one cannot keep anybody waiting.
struct PatternBudget {
  /// The most states of all patterns.
  static let stateLimit = 100_000
  /// The most steps that judging all defaults may take.
  static let stepLimit = Pattern.stepLimit

  private var states = 0
  private var steps = 0

  /// Whether more was wanted than there is, so that no further pattern is read or looked for.
  var isExhausted: Bool { states > Self.stateLimit || steps > Self.stepLimit }

  /// Takes the states of a pattern.
  /// - Returns: whether there were as many left.
  mutating func take(_ pattern: Pattern) -> Bool {
    states += pattern.stateCount
    return !isExhausted
  }

  /// Takes the steps that looking for a pattern in a text needs at most.
  /// - Returns: whether there were as many left.
  mutating func takeSearch(of pattern: Pattern, in text: String) -> Bool {
    steps += min(Self.stepLimit, pattern.stateCount * (text.utf8.count + 1))
    return steps <= Self.stepLimit
  }
}
