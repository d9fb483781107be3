import Testing

@testable import BallotTerminal

/// What a screen of 10 by 4 shows after some bytes, and where its cursor is.
private func check(
  _ bytes: String, shows text: String, cursor: (column: Int, row: Int),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var screen = Screen(size: Size(columns: 10, rows: 4))
  screen.feed(bytes)
  let name = bytes.debugDescription
  #expect(screen.text == text, "\(name)", sourceLocation: sourceLocation)
  #expect(
    screen.cursor == Position(column: cursor.column, row: cursor.row), "\(name)",
    sourceLocation: sourceLocation)
  #expect(screen.ignored.isEmpty, "\(name)", sourceLocation: sourceLocation)
}

@Test func screenObeysControlsAndSequences() {
  let full = "one\r\ntwo\r\nthree\r\nfour"
  for (bytes, text, cursor) in [
    ("abc", "abc", (3, 0)),
    ("a\nb", "a\n b", (2, 1)),
    ("a\r\nb", "a\nb", (1, 1)),
    ("\u{1B}[20ha\nb", "a\nb", (1, 1)),
    ("abc\u{8}\u{8}x", "axc", (2, 0)),
    ("a\tb", "a       b", (9, 0)),
    ("0123456789", "0123456789", (9, 0)),
    ("0123456789a", "0123456789\na", (1, 1)),
    ("0123456789\rx", "x123456789", (1, 0)),
    ("0123456789\u{8}x", "01234567x9", (9, 0)),
    ("\u{1B}[?7l0123456789ab", "012345678b", (9, 0)),
    ("012345678漢", "012345678\n漢", (2, 1)),
    ("漢字\u{8}x", "漢 x", (4, 0)),
    ("漢字\rx", "x 字", (1, 0)),
    ("e\u{301}x", "e\u{301}x", (2, 0)),
    (full + "\n", "two\nthree\nfour", (4, 3)),
    (full + "\u{1B}[H", "one\ntwo\nthree\nfour", (0, 0)),
    (full + "\u{1B}[2;3Hx", "one\ntwx\nthree\nfour", (3, 1)),
    (full + "\u{1B}[2Ax", "one\ntwo x\nthree\nfour", (5, 1)),
    (full + "\u{1B}[9A", "one\ntwo\nthree\nfour", (4, 0)),
    ("a\u{1B}[2Bb", "a\n\n b", (2, 2)),
    ("a\u{1B}[9B", "a", (1, 3)),
    ("a\u{1B}[3Cb", "a   b", (5, 0)),
    ("abcd\u{1B}[2Dx", "abxd", (3, 0)),
    ("abcd\u{1B}[Gx", "xbcd", (1, 0)),
    ("abcd\u{1B}[3Gx", "abxd", (3, 0)),
    ("abcd\u{1B}[99Gx", "abcd     x", (9, 0)),
    ("a\u{1B}[3dx", "a\n\n x", (2, 2)),
    ("abcd\u{1B}[2G\u{1B}[K", "a", (1, 0)),
    ("abcd\u{1B}[2G\u{1B}[1K", "  cd", (1, 0)),
    ("abcd\u{1B}[2G\u{1B}[2K", "", (1, 0)),
    ("abcd\u{1B}[2G\u{1B}[2X", "a  d", (1, 0)),
    (full + "\u{1B}[2;2H\u{1B}[J", "one\nt", (1, 1)),
    (full + "\u{1B}[2;2H\u{1B}[1J", "\n  o\nthree\nfour", (1, 1)),
    (full + "\u{1B}[2J", "", (4, 3)),
    ("ab\u{1B}7cd\u{1B}8x", "abxd", (3, 0)),
    ("a\r\nb\u{1B}Mx", "ax\nb", (2, 0)),
    ("b\r\u{1B}Ma", "a\nb", (1, 0)),
    ("a\u{1B}]0;title\u{7}b", "ab", (2, 0)),
    ("a\u{1B}]8;;x\u{1B}\\b", "ab", (2, 0)),
    ("a\u{1B}[\u{1B}[2Gb", "ab", (2, 0)),
    ("a\u{7}\u{0}b\u{85}", "ab", (2, 0)),
  ] as [(String, String, (column: Int, row: Int))] {
    check(bytes, shows: text, cursor: cursor)
  }
}

@Test func bytesMayBeCutAnywhere() {
  let bytes = Array("\u{1B}[1;38;5;9mé漢\u{1B}]0;t\u{7}👍🏽e\u{301}\u{1B}[2;2Hx\u{1B}7y".utf8)
  var whole = Screen(size: Size(columns: 10, rows: 4))
  whole.feed(bytes)
  for cut in bytes.indices {
    var screen = Screen(size: Size(columns: 10, rows: 4))
    screen.feed(bytes[..<cut])
    screen.feed(bytes[cut...])
    #expect(screen == whole, "cut at \(cut)")
  }
}

@Test func invalidBytesShowAsReplacements() {
  for (bytes, text) in [
    ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0xC3, 0x28], "\u{FFFD}("),
    ([0xE6, 0xBC, 0x61], "\u{FFFD}a"), ([0x80], "\u{FFFD}"),
    ([0xC3, 0x1B, 0x5B, 0x43, 0x61], "\u{FFFD} a"),
  ] as [([UInt8], String)] {
    var screen = Screen(size: Size(columns: 10, rows: 4))
    screen.feed(bytes)
    #expect(screen.text == text, "\(bytes)")
  }
}

@Test func sequencesThatAreNotKnownAreListedAndDoNothing() {
  var screen = Screen(size: Size(columns: 10, rows: 4))
  screen.feed("ab\u{1B}[3L\u{1B}[?1000h\u{1B}[>1u\u{1B}=\u{1B}[2 qc")
  #expect(screen.text == "abc")
  #expect(screen.ignored == ["CSI 3L", "CSI ?1000h", "CSI >1u", "ESC =", "CSI 2 q"])
}

@Test func stylesAreKeptWithTheCells() {
  for (sequence, style) in [
    ("1", TextStyle(attributes: .bold)), ("2;3", TextStyle(attributes: [.dim, .italic])),
    ("4;7;9", TextStyle(attributes: [.underline, .inverse, .strikethrough])),
    ("1;2;22;3;23", .plain), ("4;24;7;27;9;29", .plain), ("1;31;0", .plain), ("1;", .plain),
    ("31;42", TextStyle(foreground: .standard(1), background: .standard(2))),
    ("91;102", TextStyle(foreground: .standard(9), background: .standard(10))),
    ("38;5;77;48;5;78", TextStyle(foreground: .indexed(77), background: .indexed(78))),
    ("38;2;1;2;3", TextStyle(foreground: .rgb(red: 1, green: 2, blue: 3))),
    ("38:5:77", TextStyle(foreground: .indexed(77))),
    ("31;39;41;49", .plain), ("38;5;999", .plain), ("38", .plain),
  ] as [(String, TextStyle)] {
    var screen = Screen(size: Size(columns: 10, rows: 1))
    screen.feed("\u{1B}[\(sequence)mx")
    #expect(screen.rows[0].cells[0] == ScreenCell(text: "x", style: style), "\(sequence)")
  }
}

@Test func erasingFillsWithTheBackground() {
  var screen = Screen(size: Size(columns: 4, rows: 2))
  screen.feed("\u{1B}[1;44mx\u{1B}[K\n")
  #expect(
    screen.rows[0].cells[3] == ScreenCell(text: " ", style: TextStyle(background: .standard(4))))
  #expect(screen.rows[1].cells[0] == .blank)
}

@Test func modesAreSwitched() {
  for (number, mode) in [
    ("?25", .cursorVisible), ("?7", .autowrap), ("?1049", .alternateScreen),
    ("?2004", .bracketedPaste), ("?2026", .synchronizedOutput), ("20", .newline),
  ] as [(String, Screen.Modes)] {
    var screen = Screen(size: Size(columns: 4, rows: 2))
    screen.feed("\u{1B}[\(number)h")
    #expect(screen.modes.contains(mode), "\(number)")
    screen.feed("\u{1B}[\(number)l")
    #expect(!screen.modes.contains(mode), "\(number)")
  }
}

@Test func alternateScreenBringsTheMainOneBack() {
  var screen = Screen(size: Size(columns: 6, rows: 2))
  screen.feed("one\r\ntwo\u{1B}[?1049hthree\r\nfour\r\nfive")
  #expect(screen.text == "four\nfive")
  #expect(screen.scrollback.isEmpty)
  screen.feed("\u{1B}[?1049l!")
  #expect(screen.text == "one\ntwo!")
}

@Test func contestedGraphemesTakeTheWidthOfTheTerminal() {
  for (text, columns) in [
    ("a", [1, 1, 1]), ("漢", [2, 2, 2]), ("○", [1, 1, 2]), ("❤\u{FE0F}", [1, 2, 2]),
    ("👍🏽", [2, 2, 4]), ("👨‍👩‍👧", [2, 2, 6]),
  ] {
    for (widths, columns) in zip(Screen.Widths.allCases, columns) {
      var screen = Screen(size: Size(columns: 10, rows: 1), widths: widths)
      screen.feed(text)
      #expect(screen.cursor.column == columns, "\(text) \(widths)")
      screen.feed("x")
      #expect(screen.text == text + "x", "\(text) \(widths)")
    }
  }
}

@Test func resizingClipsOrReflows() {
  for (resizing, columns, lines, cursor) in [
    (.clip, 4, ["abcd", "xy"], (2, 1)),
    (.clip, 12, ["abcdefgh", "xy"], (2, 1)),
    (.reflow, 4, ["abcd", "efgh", "xy"], (2, 2)),
    (.reflow, 3, ["abc", "def", "gh", "xy"], (2, 3)),
    (.reflow, 12, ["abcdefgh", "xy"], (2, 1)),
  ] as [(Screen.Resizing, Int, [String], (column: Int, row: Int))] {
    var screen = Screen(size: Size(columns: 8, rows: 4))
    screen.feed("abcdefgh\r\nxy")
    screen.resize(to: Size(columns: columns, rows: 4), resizing)
    #expect(screen.text == lines.joined(separator: "\n"), "\(resizing) \(columns)")
    #expect(screen.cursor == Position(column: cursor.column, row: cursor.row))
    #expect(screen.rows.allSatisfy { $0.cells.count == columns })
    if resizing == .reflow { #expect(screen.lines == ["abcdefgh", "xy"]) }
  }
}

@Test func reflowNeverCutsAGlyphAndGoesBack() {
  var screen = Screen(size: Size(columns: 9, rows: 4))
  screen.feed("a漢字かな\r\n>")
  let before = screen
  screen.resize(to: Size(columns: 4, rows: 4), .reflow)
  #expect(screen.text == "a漢\n字か\nな\n>")
  screen.resize(to: Size(columns: 9, rows: 4), .reflow)
  #expect(screen.text == before.text)
  #expect(screen.cursor == before.cursor)
}

@Test func theCursorsRowStaysWhenRowsGo() {
  for resizing in Screen.Resizing.allCases {
    var screen = Screen(size: Size(columns: 8, rows: 5))
    screen.feed("1\r\n2\r\n3\r\n4")
    screen.resize(to: Size(columns: 8, rows: 2), resizing)
    #expect(screen.text == "3\n4", "\(resizing)")
    #expect(screen.scrollback.map(\.text) == ["1", "2"], "\(resizing)")
    #expect(screen.cursor == Position(column: 1, row: 1), "\(resizing)")
  }
}
