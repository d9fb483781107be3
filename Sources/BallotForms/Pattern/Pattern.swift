/// A regular expression that a text must match, in the dialect of JSON Schema's `pattern`: ECMA-262
/// with the `u` flag, less back-references, which cannot be matched in linear time.
///
/// It is searched for, not anchored (JSON Schema Validation 2020-12, section 6.3.3): `^` and `$`
/// tie it to the ends of the text. There are literals, `.`, classes, `\d \w \s \b` and their
/// capitals, `\p{…}` with general categories, escapes, groups, `|`, `* + ? {n} {n,} {n,m}` and
/// their lazy forms, which match the same texts, and `(?=…) (?!…) (?<=…) (?<!…)`.
///
/// The time is bounded by the length of the text times the size of the pattern, and a search that
/// needs more than `stepLimit` steps is given up: a pattern from a stranger's form cannot hang a
/// script.
public struct Pattern: Sendable {
  /// The pattern as it was written.
  public let text: String
  private let program: PatternProgram

  /// Reads a pattern.
  ///
  /// - Throws: `PatternError` where the text is no such pattern, or a too large one.
  public init(_ text: String) throws(PatternError) {
    var parser = PatternParser(text)
    self.text = text
    self.program = try PatternProgram(parser.parse())
  }

  /// What came of looking for a pattern in a text.
  public enum Search: Hashable, Sendable {
    /// The text holds it.
    case found
    /// The text does not hold it.
    case notFound
    /// Nobody knows: that would need more than `stepLimit` steps.
    case givenUp
  }

  /// The most steps of a search, each a look at one state of the pattern at one place of the text:
  /// a tenth of a second's work.
  public static let stepLimit = 10_000_000

  /// The states that it needs; a search takes at most as many steps for each place of a text.
  public var stateCount: Int { program.stateCount }

  /// Looks for the pattern anywhere in a text. Both are compared scalar by scalar, without
  /// normalization.
  public func search(_ text: String) -> Search {
    var machine = PatternMachine(program, over: Array(text.unicodeScalars), steps: Self.stepLimit)
    return machine.search()
  }

  /// Whether the pattern is found anywhere in a text, as far as that can be known.
  public func matches(_ text: String) -> Bool { search(text) == .found }
}

extension Pattern: Hashable {
  /// Patterns are equal if they are written alike.
  public static func == (left: Pattern, right: Pattern) -> Bool {
    left.text.unicodeScalars.elementsEqual(right.text.unicodeScalars)
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) {
    for scalar in text.unicodeScalars { hasher.combine(scalar) }
  }
}
