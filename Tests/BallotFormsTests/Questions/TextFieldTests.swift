import BallotForms
import BallotTerminal
import Testing

/// Editing keys on a field: text before, keys, text after with `|` at the cursor.
@Suite struct TextFieldTests {
  @Test func keysEditByGraphemeAndByWord() throws {
    let rows: [(before: String, keys: String, after: String)] = [
      ("", "a b c", "abc|"),
      ("abc", "Left x", "abx|c"),
      ("abc", "Home x", "x|abc"),
      ("abc", "Home Right x", "ax|bc"),
      ("abc", "Ctrl-A x Ctrl-E y", "xabcy|"),
      ("abc", "Left Left Left Left x", "x|abc"),
      ("abc", "Right x", "abcx|"),
      ("abc", "Backspace", "ab|"),
      ("abc", "Home Backspace", "|abc"),
      ("abc", "Home Delete", "|bc"),
      ("abc", "Delete", "abc|"),
      ("one two", "Ctrl-W", "one |"),
      ("one two ", "Ctrl-W", "one |"),
      ("one/two", "Alt-Backspace", "one/|"),
      ("one/two", "Ctrl-W", "|"),
      ("one two", "Ctrl-U", "|"),
      ("one two", "Home Ctrl-K", "|"),
      ("one two", "Alt-B Ctrl-K", "one |"),
      ("one two", "Alt-B Alt-B Alt-D", "| two"),
      ("one two", "Ctrl-Left x", "one x|two"),
      ("one two", "Home Ctrl-Right x", "onex| two"),
      ("one two", "Ctrl-U Ctrl-_", "one two|"),
      ("one", "x y Ctrl-_", "onex|"),
      ("one", "Ctrl-W Ctrl-_ Ctrl-_", "one|"),
      ("one", "Ctrl-B Ctrl-B Ctrl-F x", "onx|e"),
      ("one", "Home Ctrl-D", "|ne"),
      ("one", "Ctrl-H", "on|"),
      ("👩‍👩‍👧‍👦", "Backspace", "|"),
      ("e\u{301}a", "Left Backspace", "|a"),
      ("日本", "Left x", "日x|本"),
      ("", "Paste \"two\\nlines\"", "two lines|"),
      ("", "Paste \"\\none\\n\"", "one|"),
      ("ab", "Left Paste \"x\\ny\"", "ax y|b"),
      ("a", "Up Down PageUp Tab Enter Escape Insert F2", "a|"),
      ("a", "Alt-X", "a|"),
    ]
    for row in rows {
      var field = TextField(row.before)
      for key in try Key.parse(row.keys) { _ = field.reduce(key) }
      let characters = Array(field.text)
      let after =
        String(characters[..<field.cursor]) + "|" + String(characters[field.cursor...])
      #expect(after == row.after, "\(row.before) [\(row.keys)]")
    }
  }

  @Test func aCombiningMarkJoinsTheLetterBeforeIt() {
    var field = TextField("e")
    _ = field.reduce(.character("\u{301}"))
    #expect(field.text == "e\u{301}")
    #expect(field.characters.count == 1)
    #expect(field.cursor == 1)
  }

  @Test func aFieldTakesAtMostOneMebibyte() {
    var field = TextField()
    field.insert(String(repeating: "x", count: 2 << 20))
    #expect(field.text.utf8.count == 1 << 20)
    field.insert("more")
    #expect(field.text.utf8.count == 1 << 20)
  }

  @Test func keysThatMeanNothingInTextAreLeftToThePage() {
    var field = TextField("a")
    for key in [Key.up, .down, .enter, .tab, .backTab, .escape, .control("x"), .alt("a")] {
      let isUsed = field.reduce(key)
      #expect(!isUsed, "\(key)")
    }
  }
}
