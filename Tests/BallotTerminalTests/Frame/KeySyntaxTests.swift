import BallotTerminal
import Testing

@Test func keysAreParsedByName() throws {
  for (text, keys) in [
    ("", []), ("  ", []),
    ("Down Space Enter", [.down, .space, .enter]),
    ("down ENTER Return esc Escape", [.down, .enter, .enter, .escape, .escape]),
    (
      "Tab Shift-Tab Backspace Delete Insert",
      [.tab, .backTab, .backspace, Key(.delete), Key(.insert)]
    ),
    (
      "Left Right Up Home End PageUp PageDown",
      [.left, .right, .up, Key(.home), Key(.end), Key(.pageUp), Key(.pageDown)]
    ),
    ("F1 f24", [Key(.function(1)), Key(.function(24))]),
    ("Ctrl-C ctrl-c Control-c", [.control("c"), .control("c"), .control("c")]),
    ("Alt-A Alt-Shift-A Shift-a", [.alt("a"), .alt("A"), .character("A")]),
    (
      "Ctrl-Left Alt-Enter Ctrl-Alt-Shift-Up",
      [Key(.left, .control), Key(.enter, .alt), Key(.up, [.control, .alt, .shift])]
    ),
    (
      "y 1 / - ?",
      [.character("y"), .character("1"), .character("/"), .character("-"), .character("?")]
    ),
    ("Ctrl-- Alt--", [.control("-"), .alt("-")]),
    ("Y é 漢", [.character("Y"), .character("é"), .character("漢")]),
    (#""a B""#, [.character("a"), .space, .character("B")]),
    (#""a"Enter"b""#, [.character("a"), .enter, .character("b")]),
    (#""\"\\\n\t""#, [.character("\""), .character("\\"), .enter, .tab]),
    (#"Paste "two\nlines" x"#, [Key(.paste("two\nlines")), .character("x")]),
    (#"paste"x""#, [Key(.paste("x"))]),
    (#""""#, []),
  ] as [(String, [Key])] {
    #expect(try Key.parse(text) == keys, "\(text)")
  }
}

@Test func faultsInKeyNamesSayWhereAndWhat() {
  for (text, offset, word) in [
    ("Down Dwon", 5, "Dwon"), ("F25", 0, "F25"), ("F0", 0, "F0"), ("Hyper-a", 0, "Hyper-a"),
    ("Enter \"open", 6, "never closed"), (#"x "a\q""#, 4, "must stand before"),
    ("Paste x", 0, "needs text in quotes"), ("Ctrl-", 0, "Ctrl-"),
  ] {
    let error = #expect(throws: KeySyntaxError.self, "\(text)") { try Key.parse(text) }
    #expect(error?.offset == offset, "\(text)")
    #expect(error?.description.contains(word) == true, "\(text): \(error?.description ?? "")")
  }
}
