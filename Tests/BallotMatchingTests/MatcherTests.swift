import TestSupport
import Testing

@testable import BallotMatching

/// The scores the matcher gives to the options of a store, by the numbers of the options.
private func scores(_ query: String, over store: OptionStore) -> [(option: Int, score: Int)] {
  var matcher = Matcher(Query(query))
  return store.chunks.flatMap { chunk in
    matcher.matches(in: chunk, lines: 0..<chunk.count).map {
      (option: chunk.first + $0.line, score: $0.score)
    }
  }
  .sorted { ($1.score, $0.option) < ($0.score, $1.option) }
}

/// All words of up to `length` letters.
private func words(of alphabet: [Sign], upTo length: Int) -> [[Sign]] {
  var words: [[Sign]] = [[]]
  var longest: [[Sign]] = [[]]
  for _ in 0..<length {
    longest = longest.flatMap { word in alphabet.map { word + [$0] } }
    words += longest
  }
  return words
}

@Test func everyShortTextScoresLikeTheReference() {
  let alphabet = [Sign("a"), Sign("b"), Sign("A", .capital), Sign("_", .sign)]
  let options = words(of: alphabet, upTo: 5).map { ReferenceOption(label: $0) }
  let store = store(of: options)
  for signs in words(of: Array(alphabet.prefix(3)), upTo: 2) where !signs.isEmpty {
    for style in ReferenceTerm.Style.allCases {
      let term = ReferenceTerm(style: style, signs: signs)
      let expected = referenceRanking(options, [term])
      #expect(
        scores(term.text, over: store).elementsEqual(expected, by: ==), "query \(term.text)")
    }
  }
}

@Test(arguments: seeds(3)) func randomTextsScoreLikeTheReference(seed: UInt64) {
  var random = SplitMix64(seed: seed)
  let mixed = Sign.ascii + Sign.latin + Sign.other
  for (alphabet, lengths) in [
    (Sign.ascii, 0...20), (Sign.ascii, 60...70), (Sign.ascii, 120...200), (Sign.latin, 0...20),
    (Sign.latin, 60...140), (Sign.other, 0...12), (mixed, 0...80),
  ] {
    for _ in 0..<2 {
      let options = (0..<60).map { index in
        ReferenceOption(
          label: random.word(of: alphabet, length: lengths),
          rest: index % 3 == 0 ? random.word(of: alphabet, length: 0...10) : [])
      }
      let store = store(of: options)
      for _ in 0..<10 {
        let terms = (0..<Int.random(in: 1...2, using: &random)).map { _ in
          ReferenceTerm(
            style: ReferenceTerm.Style.allCases.randomElement(using: &random) ?? .spread,
            signs: random.word(
              of: alphabet.filter { $0.kind != .blank && $0.kind != .slash }, length: 1...4))
        }
        let query = terms.map(\.text).joined(separator: " ")
        let expected = referenceRanking(options, terms)
        #expect(
          scores(query, over: store).elementsEqual(expected, by: ==),
          "query \(query), lengths \(lengths), seed \(seed)")
      }
    }
  }
}

@Test(arguments: seeds(3)) func longTermsMatchInLongTexts(seed: UInt64) {
  var random = SplitMix64(seed: seed)
  for style in ReferenceTerm.Style.allCases where style != .absent {
    let signs = random.word(of: Array(Sign.ascii.prefix(3)), length: 70...70)
    let options = (0..<4).map { index in
      let around = Array(repeating: Sign.ascii[index], count: style == .whole ? 0 : 61 * index)
      return ReferenceOption(
        label: (style == .atStart ? [] : around) + signs + (style == .atEnd ? [] : around))
    }
    let term = ReferenceTerm(style: style, signs: signs)
    let expected = referenceRanking(options, [term])
    #expect(expected.count == 4, "\(style)")
    #expect(
      scores(term.text, over: store(of: options)).elementsEqual(expected, by: ==),
      "\(style), seed \(seed)")
  }
}

@Test func aLineOfAMebibyteIsSearchedToItsEnd() {
  var store = OptionStore()
  var line = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
  line.replaceSubrange(line.count - 6..<line.count, with: Array("needle".utf8))
  store.append(Array("before\n".utf8) + line + Array("\nneedle\n".utf8))
  store.finish()
  #expect(store.count == 3)
  #expect(store.bytes(at: 1).count == 1 << 20)
  #expect(settled("needle", over: store).ranking == [2, 1])
  #expect(settled("needle$", over: store).ranking == [2, 1])
  #expect(settled("^xx", over: store).ranking == [1])
}
