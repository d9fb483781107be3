/// Why a text is no pattern: what is wrong, where in the pattern, and what to do instead.
public struct PatternError: Error, Hashable, Sendable {
  /// What is wrong.
  public let fault: PatternFault
  /// The character of the pattern that it begins at, from 1, in Unicode scalars.
  public let position: Int

  /// What is wrong and what to do instead, such as
  /// `a ( without its ): add ), or write \( for the character`; the place is not in it.
  public var message: String {
    "\(fault.problem): \(fault.advice)"
  }
}

extension PatternError: CustomStringConvertible {
  /// `character POSITION of the pattern: ` and the message.
  public var description: String {
    "character \(position) of the pattern: \(message)"
  }
}

/// What can be wrong in a pattern.
public enum PatternFault: Hashable, Sendable {
  /// `\1` or `\k<name>`: not matched in linear time.
  case backReference
  /// `(?i)` and its like, or another group that ECMA-262 does not have.
  case unknownGroup
  /// A `(` without its `)`.
  case unclosedGroup
  /// A `)` without its `(`.
  case unopenedGroup
  /// Groups inside each other beyond `limit`.
  case tooDeep(limit: Int)
  /// A `[` without its `]`.
  case unclosedClass
  /// A range in a class whose end comes before its beginning.
  case reversedRange
  /// A range in a class that begins or ends with a set, such as `\d`.
  case rangeOfSets
  /// `[:alpha:]` and its like, which ECMA-262 reads otherwise.
  case posixClass
  /// A repetition after nothing that could be repeated.
  case nothingToRepeat(Unicode.Scalar)
  /// A `{` with a digit or comma after it that is no count.
  case malformedCount
  /// A count whose end is less than its beginning.
  case reversedCount
  /// The pattern needs more states than `limit`, most often by its counts.
  case tooLarge(limit: Int)
  /// A backslash at the end.
  case endsInBackslash
  /// A backslash before a letter that is no escape.
  case unknownEscape(Unicode.Scalar)
  /// `\x`, `\u` or `\c` without what belongs after it.
  case malformedEscape(Unicode.Scalar)
  /// `\p{…}` with something else than a general category.
  case unknownProperty(String)
}

extension PatternFault {
  /// What is wrong, in words.
  public var problem: String {
    switch self {
    case .backReference: "back-references are not matched"
    case .unknownGroup: "no group begins like this"
    case .unclosedGroup: "a ( without its )"
    case .unopenedGroup: "a ) without its ("
    case .tooDeep(let limit): "more than \(limit) groups inside each other"
    case .unclosedClass: "a [ without its ]"
    case .reversedRange: "a range that ends before it begins"
    case .rangeOfSets: "a range from or to a set of characters"
    case .posixClass: "[:…:] means nothing here"
    case .nothingToRepeat(let sign): "nothing to repeat before \(sign)"
    case .malformedCount: "a { that begins no count"
    case .reversedCount: "a count whose end is less than its beginning"
    case .tooLarge(let limit): "the pattern needs more than \(limit) states"
    case .endsInBackslash: "a backslash at the end"
    case .unknownEscape(let letter): "no escape \\\(letter)"
    case .malformedEscape(let letter): "an unfinished \\\(letter)"
    case .unknownProperty(let name): "no general category \(name)"
    }
  }

  /// What to do instead, in words.
  public var advice: String {
    switch self {
    case .backReference: "write out what may come again"
    case .unknownGroup: "write (…) or (?:…), and [Aa] for both cases of a letter"
    case .unclosedGroup: "add ), or write \\( for the character"
    case .unopenedGroup: "remove it, or write \\) for the character"
    case .tooDeep: "use fewer groups"
    case .unclosedClass: "add ], or write \\[ for the character"
    case .reversedRange: "swap its ends, or write \\- for the character"
    case .rangeOfSets: "write \\- for the character"
    case .posixClass: "write the ranges, such as [A-Za-z], or \\p{L}"
    case .nothingToRepeat(let sign): "put it after something, or write \\\(sign) for the character"
    case .malformedCount: "write {2}, {2,} or {2,5}, or \\{ for the character"
    case .reversedCount: "swap them"
    case .tooLarge: "use smaller counts"
    case .endsInBackslash: "write \\\\ for the character"
    case .unknownEscape: "remove the backslash, or write \\\\ for the character"
    case .malformedEscape("x"): "write it as in \\xe9"
    case .malformedEscape("c"): "write it as in \\cA"
    case .malformedEscape("p"), .malformedEscape("P"): "write it as in \\p{L}"
    case .malformedEscape: "write it as in \\u00e9 or \\u{1f600}"
    case .unknownProperty: "write one such as L, Lu, Nd or Letter"
    }
  }
}
