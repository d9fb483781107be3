/// The columns that terminals give a piece of text.
///
/// No table is right everywhere: xterm draws a family emoji in six columns, kitty in two. So a
/// width is a range that no terminal in use leaves, with the usual width inside it: the one of
/// terminals that follow the present Unicode Standard. Layout counts the usual width; the range
/// tells where the cursor may stand elsewhere.
public struct DisplayWidth: Hashable, Sendable {
  /// The fewest columns, 0 or more.
  public let low: UInt8
  /// The usual columns: 0, 1 or 2.
  public let usual: UInt8
  /// The most columns.
  public let high: UInt8

  /// The width of one scalar standing alone, from the generated table.
  public init(of scalar: Unicode.Scalar) {
    // The last run that begins at or before the scalar; the first one begins at 0.
    let runs = WidthTable.runs
    let end = scalar.value << 8 | 0xFF
    var first = 0
    var count = runs.count
    while count > 1 {
      let half = count / 2
      if runs[first + half] <= end {
        first += half
        count -= half
      } else {
        count = half
      }
    }
    low = UInt8(truncatingIfNeeded: runs[first] >> 4 & 3)
    usual = UInt8(truncatingIfNeeded: runs[first] >> 2 & 3)
    high = UInt8(truncatingIfNeeded: runs[first] & 3)
  }

  /// The width of an extended grapheme cluster (UAX #29), which holds no control characters.
  ///
  /// The usual width follows wcwidth's specification, at most 2. The range covers what terminals
  /// do that draw only the first scalar, that add up all scalars, that ignore U+FE0F, and that
  /// narrow a wide emoji before U+FE0E (most do not, so neither does the usual width).
  public init(of cluster: Character) {
    let scalars = cluster.unicodeScalars
    guard scalars.count > 1, let base = scalars.first else {
      self = scalars.first.map(DisplayWidth.init(of:)) ?? DisplayWidth(low: 0, usual: 0, high: 0)
      return
    }
    var low = DisplayWidth(of: base).low
    var usual = 0
    var high = 0
    var previous: Unicode.Scalar?
    for scalar in scalars {
      let width = DisplayWidth(of: scalar)
      high += Int(width.high)
      usual += DisplayWidth.usualShare(of: scalar, width, after: previous)
      if scalar == .emojiPresentation, let previous, previous.properties.isEmoji {
        usual = 2
        high += 2 - Int(DisplayWidth(of: previous).high)
      }
      if scalar == .textPresentation {
        low = min(low, 1)
      }
      previous = scalar
    }
    // tmux draws whatever comes after a joiner in the columns of what stands before it.
    if previous == .zeroWidthJoiner { low = 0 }
    let capped = UInt8(min(usual, 2))
    self.init(low: min(low, capped), usual: capped, high: UInt8(clamping: max(high, usual)))
  }

  private init(low: UInt8, usual: UInt8, high: UInt8) {
    self.low = low
    self.usual = usual
    self.high = high
  }

  /// What a scalar adds to the usual width of its cluster.
  private static func usualShare(
    of scalar: Unicode.Scalar, _ width: DisplayWidth, after previous: Unicode.Scalar?
  ) -> Int {
    guard let previous else { return Int(width.usual) }
    let properties = scalar.properties
    let joinsEmoji = previous == .zeroWidthJoiner && properties.isEmoji
    if joinsEmoji || properties.isEmojiModifier { return 0 }
    return properties.generalCategory == .spacingMark ? 1 : Int(width.usual)
  }
}

/// The columns that a text takes when it is drawn in one row, in its harmless form: what
/// `Line(text).width` is, without making the cells.
public func displayWidth(_ text: String) -> Int {
  if text.utf8.allSatisfy(isPrintableASCII) { return text.utf8.count }
  var width = 0
  forEachHarmlessCluster(of: text) { cluster, _ in
    width += Int(DisplayWidth(of: cluster).usual)
    return true
  }
  return width
}

/// Whether a byte of UTF-8 is a character of one column by itself.
func isPrintableASCII(_ byte: UInt8) -> Bool {
  0x20 <= byte && byte <= 0x7E
}

extension Unicode.Scalar {
  /// U+200C ZERO WIDTH NON-JOINER.
  static let zeroWidthNonJoiner: Unicode.Scalar = "\u{200C}"
  /// U+200D ZERO WIDTH JOINER.
  static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
  /// U+FE0E VARIATION SELECTOR-15, which asks for the text form of an emoji (UTS #51, 1.4.3).
  static let textPresentation: Unicode.Scalar = "\u{FE0E}"
  /// U+FE0F VARIATION SELECTOR-16, which asks for the emoji form of a character.
  static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"
}
