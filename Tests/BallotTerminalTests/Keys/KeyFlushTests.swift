import BallotTerminal
import Testing

/// What a beginning means when nothing follows it, and how long that takes to be known.
struct KeyFlushTests {
  private static let escapeDelay = Duration.milliseconds(50)

  /// A beginning, how long to wait for the rest, and its keys if none comes.
  private static let rows: [(text: String, waiting: Duration?, keys: String)] = [
    ("", nil, "nothing"),
    ("␛", escapeDelay, "escape"),
    ("␛␛", escapeDelay, "escape escape"),
    ("␛[", escapeDelay, "alt+["),
    ("␛O", escapeDelay, "alt+O"),
    ("␛]", escapeDelay, "alt+]"),
    ("␛P", escapeDelay, "alt+P"),
    ("␛X", escapeDelay, "alt+X"),
    ("␛^", escapeDelay, "alt+^"),
    ("␛_", escapeDelay, "alt+_"),
    ("␛␛[", escapeDelay, "escape alt+["),
    ("␛[1", .seconds(1), "nothing"),
    ("␛[1;", .seconds(1), "nothing"),
    ("␛[?2004;1$", .seconds(1), "nothing"),
    ("␛[4;1$", .seconds(1), "nothing"),
    ("␛␛[1;5", .seconds(1), "nothing"),
    ("␛O5", .seconds(1), "nothing"),
    ("␛[[", .seconds(1), "nothing"),
    ("␛[M", .seconds(1), "nothing"),
    ("␛[Ma", .seconds(1), "nothing"),
    ("␛]11;rgb", .seconds(1), "nothing"),
    ("␛]11;rgb␛", .seconds(1), "nothing"),
    ("␛Pabc", .seconds(1), "nothing"),
    ("␛[2$", escapeDelay, "shift+insert"),
    ("␛[3$", escapeDelay, "shift+delete"),
    ("␛[6$", escapeDelay, "shift+pageDown"),
    ("␛[7$", escapeDelay, "shift+home"),
    ("␛␛[3$", escapeDelay, "shift+alt+delete"),
    ("␛[200~abc", nil, "nothing"),
  ]

  @Test func beginningsWaitAndAreThenDecided() {
    for row in Self.rows {
      var decoder = KeyDecoder()
      #expect(decoder.feed(KeyNotation.bytes(row.text)).isEmpty, "\(row.text)")
      #expect(decoder.waiting == row.waiting, "\(row.text)")
      #expect(decoder.flush() == KeyNotation.keys(row.keys), "\(row.text)")
      #expect(decoder.waiting == nil, "\(row.text)")
    }
  }

  @Test func afterAFlushTheNextBytesStandAlone() {
    for row in Self.rows where !row.text.hasPrefix("␛[200~") {
      var decoder = KeyDecoder()
      _ = decoder.feed(KeyNotation.bytes(row.text))
      _ = decoder.flush()
      let keys = decoder.feed(KeyNotation.bytes("x␛[1;2A"))
      #expect(keys == [.character("x"), Key(.up, .shift)], "\(row.text)")
    }
  }

  @Test func theDelayOfEscapeIsTheCallersChoice() {
    var decoder = KeyDecoder(escapeDelay: .milliseconds(100))
    _ = decoder.feed([0x1B])
    #expect(decoder.waiting == .milliseconds(100))
    _ = decoder.feed(KeyNotation.bytes("[1"))
    #expect(decoder.waiting == .seconds(1))
  }

  @Test func everyCutCharacterIsDroppedAfter50Milliseconds() {
    for text in ["é", "中", "🙂"] {
      let bytes = Array(text.utf8)
      for length in 1..<bytes.count {
        for prefix in [[], [UInt8(0x1B)]] {
          var decoder = KeyDecoder(escapeDelay: .milliseconds(100))
          #expect(decoder.feed(prefix + bytes[..<length]).isEmpty)
          #expect(decoder.waiting == .milliseconds(50))
          #expect(decoder.flush().isEmpty)
          #expect(decoder.feed([0x61]) == [.character("a")], "\(text) cut at \(length)")
        }
      }
    }
  }

  @Test func aFlushWithNothingPendingGivesNothing() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x61]) == [.character("a")])
    #expect(decoder.flush().isEmpty)
  }
}
