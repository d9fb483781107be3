import TestSupport

@testable import BallotTerminal

/// Frames as a stranger would draw them: styled, wide, contested and combining text, blanks with
/// and without a background, rows that are too long.
struct RandomFrames {
  var random: SplitMix64

  /// Text of which terminals think alike.
  static let certain = ["a", "Z", " ", "  ", "x y", "é", "e\u{301}", "漢", "한글", "❯", "◉", "\u{7}"]
  /// Text of which they do not.
  static let contested = [
    "○", "●", "…", "━", "❤\u{FE0F}", "👍🏽", "👨‍👩‍👧", "🏳️‍🌈", "\u{1F1E9}", "각", "\u{0B95}\u{0BBF}",
    "\u{378}", "\u{5FF}",
  ]

  static let styles: [TextStyle] = [
    .plain, .plain, .plain, TextStyle(attributes: .bold), TextStyle(attributes: [.dim, .italic]),
    TextStyle(foreground: .standard(6)), TextStyle(foreground: .standard(12), attributes: .bold),
    TextStyle(background: .indexed(99)), TextStyle(foreground: .standard(1), attributes: .inverse),
    TextStyle(foreground: .rgb(red: 1, green: 2, blue: 3), attributes: .underline),
    TextStyle(background: .rgb(red: 200, green: 0, blue: 9), attributes: .strikethrough),
  ]

  mutating func line(upTo columns: Int, contested: Bool) -> Line {
    var line = Line()
    let pieces = random.number(in: 0...max(columns / 2, 1))
    for _ in 0..<pieces {
      let texts = contested && random.chance(oneIn: 4) ? Self.contested : Self.certain
      line.append(random.pick(texts, or: "a"), style: random.pick(Self.styles, or: .plain))
    }
    return line
  }

  mutating func frame(in size: Size, contested: Bool) -> Frame {
    let count = random.number(in: 0...size.rows + 1)
    let lines = (0..<count).map { _ in line(upTo: size.columns, contested: contested) }
    return Frame(lines: lines, cursor: cursor(in: size, count: count))
  }

  /// A frame that differs from another in a row or two, as most do.
  mutating func variation(of frame: Frame, in size: Size, contested: Bool) -> Frame {
    var next = frame
    for _ in 0..<random.number(in: 0...2) where !next.lines.isEmpty {
      let row = random.number(in: 0...next.lines.count - 1)
      var line = Line()
      for cell in next.lines[row].cells {
        if random.chance(oneIn: 5) {
          let texts = contested && random.chance(oneIn: 2) ? Self.contested : Self.certain
          line.append(random.pick(texts, or: "a"), style: random.pick(Self.styles, or: .plain))
        } else if !random.chance(oneIn: 12) {
          line.append(cell)
        }
      }
      next.lines[row] = line
    }
    if random.chance(oneIn: 4) { next.lines.append(line(upTo: size.columns, contested: contested)) }
    if random.chance(oneIn: 5) { next.lines = Array(next.lines.dropLast()) }
    next.cursor = cursor(in: size, count: next.lines.count)
    return next
  }

  private mutating func cursor(in size: Size, count: Int) -> Position? {
    if random.chance(oneIn: 3) { return nil }
    return Position(
      column: random.number(in: 0...size.columns - 1), row: random.number(in: 0...max(count - 1, 0))
    )
  }
}
