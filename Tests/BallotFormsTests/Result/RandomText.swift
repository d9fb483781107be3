import TestSupport

/// Texts that quoting gets wrong when it can: quotes, backslashes, line breaks at every place, all
/// control characters but NUL, marks that combine with a quote, and what shells use inside.
enum RandomText {
  private static let awkward: [Unicode.Scalar] = [
    "'", "'", "'", "\"", "\\", "\\", "\n", "\n", "\r", "\t", " ", " ", "$", "`", "!", "*", "?", "~",
    "#", "%", "&", "|", ";", "<", ">", "(", ")", "[", "]", "{", "}", "=", "-", "^", ",", "a", "Z",
    "0", "n", "\u{301}", "\u{200D}", "\u{85}", "\u{2028}", "\u{FEFF}", "é", "語", "👍", "\u{E000}",
    "\u{F600}", "\u{F6FF}", "\u{10FFFF}",
  ]

  /// A text of up to 24 scalars, none of them NUL.
  static func make(_ random: inout SplitMix64) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<random.number(in: 0...24) { text.append(scalar(&random)) }
    if random.chance(oneIn: 4) { text.append("\n") }
    return String(text)
  }

  private static func scalar(_ random: inout SplitMix64) -> Unicode.Scalar {
    switch random.number(in: 0...19) {
    // Noncharacters, which Swift has no literals for, and fish uses inside.
    case 0:
      Unicode.Scalar(UInt32(random.pick([0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF], or: 0xFDD0))) ?? "?"
    case 1, 2: Unicode.Scalar(UInt8(random.number(in: 1...0x7F)))
    case 3: Unicode.Scalar(UInt32(random.number(in: 0x80...0x10FFFF))) ?? "?"
    default: random.pick(awkward, or: "'")
    }
  }
}
