import Testing

@testable import BallotTerminal

@Test func styleChangesTakeTheShortestSequence() {
  let red = Color.standard(1)
  for (old, new, sequence) in [
    (.plain, .plain, ""),
    (.plain, TextStyle(attributes: .bold), "\u{1B}[1m"),
    (TextStyle(attributes: .bold), .plain, "\u{1B}[m"),
    (TextStyle(foreground: red, attributes: .bold), TextStyle(attributes: .bold), "\u{1B}[39m"),
    (TextStyle(foreground: red), TextStyle(foreground: .standard(9)), "\u{1B}[91m"),
    (TextStyle(foreground: red, attributes: .dim), TextStyle(foreground: red), "\u{1B}[22m"),
    (TextStyle(attributes: [.bold, .dim]), TextStyle(attributes: .dim), "\u{1B}[;2m"),
    (
      TextStyle(foreground: .rgb(red: 1, green: 2, blue: 3), attributes: [.bold, .dim]),
      TextStyle(foreground: .rgb(red: 1, green: 2, blue: 3), attributes: .dim), "\u{1B}[22;2m"
    ),
    (TextStyle(attributes: [.italic, .underline]), TextStyle(attributes: .inverse), "\u{1B}[;7m"),
    (.plain, TextStyle(background: .standard(4)), "\u{1B}[44m"),
    (.plain, TextStyle(background: .standard(12)), "\u{1B}[104m"),
    (.plain, TextStyle(foreground: .indexed(200)), "\u{1B}[38;5;200m"),
    (.plain, TextStyle(background: .rgb(red: 0, green: 128, blue: 255)), "\u{1B}[48;2;0;128;255m"),
    (.plain, TextStyle(attributes: .strikethrough), "\u{1B}[9m"),
  ] as [(TextStyle, TextStyle, String)] {
    #expect(
      String(decoding: SGR.bytes(from: old, to: new), as: UTF8.self) == sequence, "\(old) \(new)")
  }
}

@Test func everyStyleChangeEndsInTheStyleAskedFor() {
  let colors: [Color?] = [
    nil, .standard(2), .standard(13), .indexed(77), .rgb(red: 9, green: 8, blue: 7),
  ]
  var styles: [TextStyle] = []
  for bits in UInt8(0)..<64 {
    styles.append(
      TextStyle(
        foreground: colors[Int(bits) % 5], background: colors[Int(bits) / 5 % 5],
        attributes: TextStyle.Attributes(rawValue: bits)))
  }
  for old in styles {
    for new in styles {
      var screen = Screen(size: Size(columns: 4, rows: 1))
      screen.feed(SGR.bytes(from: .plain, to: old))
      screen.feed(SGR.bytes(from: old, to: new))
      #expect(screen.style == new, "from \(old) to \(new)")
    }
  }
}

@Test func colorsBecomeTheNearestThereAre() {
  let orange = Color.rgb(red: 255, green: 135, blue: 0)
  for (depth, color, nearest) in [
    (.none, orange, nil), (.none, .standard(1), nil),
    (.trueColor, orange, orange),
    (.indexed, orange, .indexed(208)),
    (.indexed, .rgb(red: 8, green: 8, blue: 8), .indexed(232)),
    (.indexed, .rgb(red: 255, green: 255, blue: 255), .indexed(231)),
    (.indexed, .standard(3), .standard(3)), (.indexed, .indexed(3), .indexed(3)),
    (.sixteen, .indexed(9), .standard(9)), (.sixteen, .standard(14), .standard(14)),
    (.sixteen, .rgb(red: 0, green: 250, blue: 0), .standard(10)),
    (.sixteen, .indexed(196), .standard(9)),
    (.eight, .standard(14), .standard(6)),
    (.eight, .rgb(red: 250, green: 0, blue: 0), .standard(1)),
    (.eight, .indexed(255), .standard(7)),
  ] as [(ColorDepth, Color, Color?)] {
    #expect(depth.nearest(color) == nearest, "\(depth) \(color)")
  }
}

@Test func withoutColorsAttributesStay() {
  let style = TextStyle(
    foreground: .standard(1), background: .indexed(20), attributes: [.bold, .inverse])
  #expect(ColorDepth.none.nearest(style) == TextStyle(attributes: [.bold, .inverse]))
  var writer = FrameWriter(colors: .none)
  let bytes = writer.bytes(
    showing: Frame(lines: [Line("x", style: style)]), in: Size(columns: 9, rows: 2))
  #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[1;7mx\u{1B}[m"))
}
