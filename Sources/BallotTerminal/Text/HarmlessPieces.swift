/// A part of a grapheme cluster that was found unfit to be drawn as it came.
enum HarmlessPiece: Hashable {
  /// Text that can be drawn.
  case text(String)
  /// Printable ASCII that stands for a scalar which cannot.
  case escape(String)
}

extension Character {
  /// The most combining marks on one base. More than that climb over the rows above (the limit of
  /// the Unicode Standard's Stream-Safe Text Format, UAX #15, is 30).
  private static var markLimit: Int { 8 }
  /// The most scalars in one cluster; the longest recommended emoji sequence has ten.
  private static var scalarLimit: Int { 32 }

  /// Whether the cluster can be drawn as it is.
  var isHarmless: Bool {
    if let ascii = asciiValue { return isPrintableASCII(ascii) && utf8.count == 1 }
    let scalars = unicodeScalars
    if let only = scalars.first, scalars.count == 1 {
      // What has no width, such as a mark, needs others beside it.
      return DisplayWidth(of: only).usual > 0 && only.isVisible(at: 0, in: [only])
    }
    return harmlessPieces == [.text(String(self))]
  }

  /// The cluster in a form that can be drawn, in order.
  var harmlessPieces: [HarmlessPiece] {
    let scalars = Array(unicodeScalars)
    var pieces: [HarmlessPiece] = []
    var shown = String.UnicodeScalarView()
    var marks = 0
    func finish() {
      if !shown.isEmpty { pieces.append(.text(String(shown))) }
      shown = String.UnicodeScalarView()
      marks = 0
    }
    for (index, scalar) in scalars.enumerated() {
      let isMark = scalar.properties.generalCategory.isMark
      if shown.count == Character.scalarLimit || (isMark && marks == Character.markLimit) {
        finish()
      }
      let needsBase = shown.isEmpty && DisplayWidth(of: scalar).usual == 0
      if scalar == "\t" {
        finish()
        pieces.append(.text(" "))
      } else if scalar.isVisible(at: index, in: scalars), !needsBase || isMark {
        if needsBase { shown.append("\u{25CC}") }
        shown.append(scalar)
        marks += isMark ? 1 : 0
      } else {
        finish()
        pieces.append(.escape(scalar.escape))
      }
    }
    finish()
    return pieces
  }
}

extension Unicode.Scalar {
  /// How a scalar that must not be drawn is shown: `^[`, `^?` or `<U+009B>`.
  fileprivate var escape: String {
    if value < 0x20 || value == 0x7F {
      return "^" + String(Character(Unicode.Scalar(UInt8(value ^ 0x40))))
    }
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }
}

extension Unicode.GeneralCategory {
  /// Whether scalars of this category combine with the one before.
  var isMark: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether scalars of this category are letters.
  var isLetter: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
