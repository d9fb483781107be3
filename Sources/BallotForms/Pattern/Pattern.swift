/// A regular expression that a text must match, in the dialect of JSON Schema's `pattern`: ECMA-262
/// with the `u` flag, less back-references, which cannot be matched in linear time.
///
/// It is searched for, not anchored (JSON Schema Validation 2020-12, section 6.3.3): `^` and `$`
/// tie it to the ends of the text. There are literals, `.`, classes, `\d \w \s \b` and their
/// capitals, `\p{…}` with general categories, escapes, groups, `|`, `* + ? {n} {n,} {n,m}` and
/// their lazy forms, which match the same texts, and `(?=…) (?!…) (?<=…) (?<!…)`.
///
/// The time is bounded by the length of the text times the size of the pattern, whatever the two
/// are: a pattern from a stranger's form cannot hang a script.
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

  /// Whether the pattern is found anywhere in the text. Both are compared scalar by scalar, without
  /// normalization.
  public func matches(_ text: String) -> Bool {
    var machine = PatternMachine(program, over: Array(text.unicodeScalars))
    return machine.isFound()
  }
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
