import TestSupport
import Testing

@testable import BallotMatching

@Test func theLettersThatMatchAreHighlighted() {
  for (query, text, indexes) in [
    ("fb", "foo_bar", [0, 4]),
    ("fb", "fabric", [0, 2]),
    ("foo", "a_f_o_o foo", [8, 9, 10]),
    ("bar", "foo", []),
    ("'ob", "foobar", [2, 3]),
    ("ar$", "ararar", [4, 5]),
    ("^ar", "ararar", [0, 1]),
    ("!x", "foo", []),
    ("o f", "foo", [0, 1]),
    ("foo x", "foo", [0, 1, 2]),
    ("e", "cafe\u{301}", [3]),
    ("cafe", "Café", [0, 1, 2, 3]),
    ("é", "e\u{302}e\u{301}", [1]),
    ("x", "👩‍👩‍👧x", [1]),
    ("👧", "a👩‍👩‍👧x", [1]),
    ("b", "a\r\nb", [2]),
    ("京", "東京", [1]),
    ("", "abc", []),
    ("abc", "", []),
  ] as [(String, String, [Int])] {
    #expect(
      Query(query).highlights(in: text) == indexes, "query \(query), text \(text.debugDescription)")
  }
}

@Test(arguments: seeds(3)) func theHighlightedWayIsTheOneThatIsScored(seed: UInt64) {
  var random = SplitMix64(seed: seed)
  for _ in 0..<300 {
    let text = random.word(of: Sign.ascii, length: 1...30)
    let signs = random.word(of: Array(Sign.ascii.prefix(6)), length: 1...3)
    let term = ReferenceTerm(style: Bool.random(using: &random) ? .spread : .exact, signs: signs)
    let score = term.score(in: text)
    let highlights = Query(term.text).highlights(in: text.map(\.text).joined())
    #expect(highlights.isEmpty == (score == nil), "query \(term.text), seed \(seed)")
    guard let score, highlights.count == signs.count else { continue }
    // A text in which only these letters are left has no better way than this one.
    let alone = text.indices.map {
      highlights.contains($0) ? text[$0] : Sign("?", text[$0].kind)
    }
    #expect(
      ReferenceTerm(style: term.style, signs: signs).score(in: alone) == score,
      "query \(term.text), text \(text.map(\.text).joined()), seed \(seed)")
  }
}
