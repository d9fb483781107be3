import BallotTerminal
import Testing

/// Bracketed pastes: one key, harmless text, and no end but the end marker.
struct PasteTests {
  private static let rows: [(pasted: String, text: String)] = [
    ("hello", "hello"),
    ("a␍b␍␊c␊d␍␍␊e", "a\nb\nc\nd\n\ne"),
    ("a␉b", "a\tb"),
    ("a␀b␃c␇d␈e␡f", "abcdef"),
    ("␛[31mred␛[0m", "[31mred[0m"),
    ("␛[A", "[A"),
    ("a␛[20", "a[20"),
    ("a␛[201b", "a[201b"),
    ("a␛␛[20␛[2x", "a[20[2x"),
    ("␍␛␊", "\n\n"),
    ("é中🙂e\u{301}", "é中🙂e\u{301}"),
    ("a\u{85}b\u{9B}c", "abc"),
    ("␛[200~x", "[200~x"),
  ]

  @Test func pastedTextIsMadeHarmless() {
    for row in Self.rows {
      let keys = KeyNotation.decode("␛[200~" + row.pasted + "␛[201~x")
      #expect(keys == [Key(.paste(row.text)), .character("x")], "\(row.pasted)")
    }
  }

  @Test func aPasteCutAnywhereIsTheSame() {
    for row in Self.rows {
      let bytes = KeyNotation.bytes("␛[200~" + row.pasted + "␛[201~")
      for cut in 0...bytes.count {
        var decoder = KeyDecoder()
        let keys = decoder.feed(Array(bytes[..<cut])) + decoder.feed(Array(bytes[cut...]))
        #expect(keys == [Key(.paste(row.text))], "\(row.pasted) cut at \(cut)")
      }
    }
  }

  @Test func noTimeAndNoFlushEndsAPaste() {
    var decoder = KeyDecoder()
    #expect(!decoder.isInsidePaste)
    for piece in ["␛[200~one", "␛[20", "1", "␍two"] {
      #expect(decoder.feed(KeyNotation.bytes(piece)).isEmpty)
      #expect(decoder.isInsidePaste)
      #expect(decoder.waiting == nil)
      #expect(decoder.flush().isEmpty)
    }
    #expect(decoder.feed(KeyNotation.bytes("␛[201~")) == [Key(.paste("one[201\ntwo"))])
    #expect(!decoder.isInsidePaste)
  }

  /// Only Ctrl-C, which cancels, is a key in a paste, and only where nothing follows it.
  @Test func aPersonGetsOutOfAPasteWhoseEndIsLost() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(KeyNotation.bytes("␛[200~one␍␃two␍")).isEmpty)
    #expect(decoder.waiting == nil)
    #expect(decoder.flush().isEmpty)
    #expect(decoder.feed(KeyNotation.bytes("␃")).isEmpty)
    #expect(decoder.waiting == .milliseconds(100))
    #expect(decoder.flush() == [.control("c")])
    #expect(!decoder.isInsidePaste)
    #expect(decoder.feed(KeyNotation.bytes("x")) == [.character("x")])
  }

  /// What was begun before a question is no key for it, whenever it ends.
  @Test func whatIsDiscardedGivesNoKeyWhenItEnds() {
    let rows = [
      ("␛[200~one", "␍two␍␛[201~"), ("␛[200~one␛[2", "01~"), ("␛[", "A"), ("␛", "[B"), ("␛O", "M"),
      ("␛]0;a", "b␍c␛\\"), ("␛[M", "abc"), ("", ""),
    ]
    for (begun, rest) in rows {
      var decoder = KeyDecoder()
      #expect(decoder.feed(KeyNotation.bytes(begun)).isEmpty)
      decoder.discardPending()
      #expect(decoder.feed(KeyNotation.bytes(rest)).isEmpty, "\(begun)")
      #expect(decoder.feed(KeyNotation.bytes("x")) == [.character("x")], "\(begun)")
    }
    var decoder = KeyDecoder()
    _ = decoder.feed([0x1B])
    decoder.discardPending()
    #expect(decoder.flush().isEmpty)
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.flush() == [.escape])
    _ = decoder.feed([0xC3])
    decoder.discardPending()
    #expect(decoder.feed([0xA9, 0x78]) == [.character("x")])
  }

  @Test func anEmptyPasteIsNoKey() {
    #expect(KeyNotation.decode("␛[200~␛[201~␛[A") == [.up])
    #expect(KeyNotation.decode("␛[200~␃␛[201~␛[A") == [.up])
  }

  @Test func onePasteLeavesNothingToTheNext() {
    let keys = KeyNotation.decode("␛[200~a␍␛[201~␛[200~␊b␛[201~␛[A")
    #expect(keys == [Key(.paste("a\n")), Key(.paste("\nb")), .up])
  }

  @Test func oneByteControlsMarkAPasteToo() {
    let end = Array("201~".utf8)
    let bytes = [0x9B] + Array("200~a".utf8) + [0x9B, 0x32, 0x9B] + end + [0x78]
    #expect(KeyNotation.decode(bytes) == [Key(.paste("a2")), .character("x")])
  }

  @Test func invalidBytesInAPasteAreDropped() {
    let bytes =
      KeyNotation.bytes("␛[200~a") + [0xFF, 0xC3, 0x62, 0xE2, 0x82]
      + KeyNotation.bytes("␛[201~")
    #expect(KeyNotation.decode(bytes) == [Key(.paste("ab"))])
  }

  @Test func aMebibyteIsKeptAndNoMore() {
    let limit = 1 << 20
    let start = KeyNotation.bytes("␛[200~")
    let end = KeyNotation.bytes("␛[201~")
    for (excess, expected) in [(0, limit), (1, limit), (4096, limit), (-1, limit - 1)] {
      let text = [UInt8](repeating: 0x61, count: limit + excess)
      let keys = KeyNotation.decode(start + text + end)
      guard case .paste(let kept)? = keys.first?.code else {
        Issue.record("no paste with \(excess) bytes too many")
        continue
      }
      #expect(keys.count == 1)
      #expect(kept.utf8.count == expected)
    }
  }

  @Test func aCharacterThatDoesNotFitEndsWhatIsKept() {
    let text = [UInt8](repeating: 0x61, count: (1 << 20) - 1) + Array("éb".utf8)
    let keys = KeyNotation.decode(
      KeyNotation.bytes("␛[200~") + text + KeyNotation.bytes("␛[201~"))
    guard case .paste(let kept)? = keys.first?.code else {
      Issue.record("no paste")
      return
    }
    #expect(kept.utf8.count == (1 << 20) - 1)
  }
}
