/// How good a match is.
///
/// A term's letters can often be found in a text in several ways; the best way counts:
///
///     text     f o o _ b a r     f a b r i c     f o o b a r
///     query    f       b         f   b           f     b
///     place    10      8         10  0           10    0
///     twice    10                10              10
///     letters  16      16        16  16          16    16
///     gap          -5              -3              -4
///     score    55                49              48
///
/// - each letter is worth `letter`;
/// - a letter is worth more by its **place**: the beginning of the text, of a part of a path, of a
///   word, of a hump in camelCase. That is where people take abbreviations from. The first
///   letter's place counts twice, as people begin with the letter they are surest of;
/// - a letter next to the one before it in the query gets `run`, where its place is not worth more;
/// - letters that are passed over between two found ones cost `gap` for the first and
///   `widerGap` for each further one; before the first and after the last they cost nothing;
/// - a text that begins with the whole term gets `prefix`, one that is nothing else `exact`.
///
/// A term that matches contiguously is judged by the same rule, at its best place. The scores of
/// several terms add up. Where a term is found only in what is searched besides the label, it
/// counts half. Equal scores stay in the order of the list: no tie is broken by length, so a list
/// that its owner has sorted stays sorted.
enum Scoring {
  /// More than any gap between two words costs, so that a match grows with each letter.
  static let letter = 16
  /// The start of the text.
  static let textStart = 10
  /// After `/` or `\`: a little less than the start of the text, more than within a file's name.
  static let pathStart = 9
  /// After a blank or another sign.
  static let wordStart = 8
  /// A capital after a small letter, a digit after a letter: words, but less clearly so.
  static let humpStart = 7
  /// A little more than the start of the next word or part of a path when one letter is passed
  /// over: so a run is not torn apart to reach initials, and initials do win over a run in the
  /// middle of a word, whose first letter has no place.
  static let run = 7
  static let gap = 3
  static let widerGap = 1
  static let prefix = 8
  static let exact = 16

  /// What a letter's place is worth, by the kinds of the byte before it and of its own.
  static func place(_ previous: Kind, _ current: Kind) -> Int {
    switch (previous, current) {
    case (.none, _): textStart
    case (_, .blank), (_, .sign), (_, .slash), (_, .none): 0
    case (.slash, _): pathStart
    case (.blank, _), (.sign, _): wordStart
    case (.small, .capital), (.digit, .capital), (.small, .digit), (.capital, .digit): humpStart
    case (.small, .small), (.capital, .small), (.digit, .small): 0
    case (.capital, .capital), (.digit, .digit): 0
    }
  }

  /// The highest score a query can reach, at most 65,535, where scores end.
  static func maximum(for query: Query) -> Int {
    let sum = query.terms.reduce(0) { sum, term in
      term.isNegated ? sum : sum + (letter + textStart) * (term.letters.count + 1) + exact
    }
    return min(sum, Int(UInt16.max))
  }
}

/// What a byte is, for the worth of the place after it and of its own.
enum Kind: UInt8 {
  case small, capital, digit, blank, sign, slash
  /// No byte: what stands before a text.
  case none

  init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .capital
    case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: self = .small
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "/"), UInt8(ascii: "\\"): self = .slash
    case 0...0x20, 0x7F: self = .blank
    default: self = .sign
    }
  }
}
