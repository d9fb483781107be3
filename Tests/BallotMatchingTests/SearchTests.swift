import TestSupport
import Testing

@testable import BallotMatching

private let vocabulary = ["form", "radio", "clüster", "Region", "deploy", "東京", "x"]

private func lines(_ count: Int, _ random: inout SplitMix64) -> [UInt8] {
  (0..<count).flatMap { _ in
    let words = (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in
      vocabulary.randomElement(using: &random)
    }
    return Array((words.joined(separator: "/") + "\n").utf8)
  }
}

@Test(arguments: seeds(3)) func typingFindsWhatASearchFromScratchFinds(seed: UInt64) {
  var random = SplitMix64(seed: seed)
  let queries = [
    "", "f", "fo", "for", "fr", "rad", "cl", "clu", "clü", "R", "Re", "reg$", "'reg",
    "!reg", "^f", "^fo", "f r", "f ra", "東", "d", "de", "de x", "!f !x", "e", "ee", "eee",
  ]
  for _ in 0..<2 {
    var store = OptionStore()
    var search = Search()
    for _ in 0..<20 {
      if Bool.random(using: &random) { store.append(lines(700, &random)) }
      search.setQuery(Query(queries.randomElement(using: &random) ?? ""))
      // Not every search is left to come to its end.
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        if search.advance(over: store, budget: 100_000) { break }
      }
    }
    for query in queries {
      search.setQuery(Query(query))
      while !search.advance(over: store, budget: 100_000) {}
      let expected = settled(query, over: store)
      #expect(search.count == expected.count, "query \(query), seed \(seed)")
      #expect(search.ranking == expected.ranking, "query \(query), seed \(seed)")
    }
  }
}

@Test func anyRangeOfRanksIsASliceOfAll() {
  var random = SplitMix64(seed: 5)
  var store = OptionStore()
  store.append(lines(3_000, &random))
  for query in ["", "r", "re", "form radio", "none of these"] {
    let search = settled(query, over: store)
    let all = search.ranking
    #expect(all.count == search.count)
    for start in stride(from: 0, through: all.count, by: 271) {
      for count in [0, 1, 40, 1_000] {
        let range = start..<start + count
        #expect(
          search.options(ranked: range) == Array(all[range.clamped(to: 0..<all.count)]),
          "\(query) \(range)")
      }
      if start < all.count { #expect(search.rank(of: all[start]) == start, "\(query) \(start)") }
    }
  }
  #expect(settled("form", over: store).rank(of: 3_000) == nil)
  #expect(settled("none", over: OptionStore()).options(ranked: 0..<9) == [])
}

@Test func matchesArriveWhileTheListGrows() {
  var store = OptionStore()
  var search = Search()
  search.setQuery(Query("fm"))
  for number in 0..<500 {
    store.append(Array("form \(number)\nnone\n".utf8))
    #expect(!search.isSettled(over: store))
    let isSettled = search.advance(over: store, budget: 65_536)
    #expect(isSettled)
    #expect(search.isSettled(over: store))
    #expect(search.count == number + 1)
  }
  #expect(search.options(ranked: 0..<2) == [0, 2])
}

@Test func aStepLooksAtNoMoreThanItsBudgetAndOneChunk() {
  var random = SplitMix64(seed: 6)
  var store = OptionStore()
  store.append(lines(40_000, &random))
  let chunks = store.chunks.count
  #expect(chunks > 10)
  for budget in [1, 65_536, 200_000] {
    var search = Search()
    search.setQuery(Query("zz"))
    var steps = 1
    while !search.advance(over: store, budget: budget) { steps += 1 }
    #expect(steps >= chunks * Chunk.capacity / (budget + 2 * Chunk.capacity), "budget \(budget)")
  }
}

@Test func aStoreThatIsSearchedOnceGivesTheSameMatches() {
  var random = SplitMix64(seed: 9)
  let input = lines(2_000, &random)
  var store = OptionStore()
  var once = OptionStore(isSearchedOnce: true)
  store.append(input)
  once.append(input)
  for query in ["rd", "東", "clü", "e !x", "R", "zz"] {
    #expect(
      settled(query, over: once).ranking == settled(query, over: store).ranking, "\(query)")
  }
}

@Test func slicesMayRunInAnyOrder() {
  var random = SplitMix64(seed: 7)
  var store = OptionStore()
  store.append(lines(20_000, &random))
  var search = Search()
  search.setQuery(Query("rd"))
  while !search.advance(
    over: store, budget: 1 << 20,
    concurrently: { count, body in
      for index in (0..<count).reversed() { body(index) }
    })
  {}
  #expect(search.ranking == settled("rd", over: store).ranking)
}

@Test func goingBackTakesWhatWasRemembered() {
  var random = SplitMix64(seed: 8)
  var store = OptionStore()
  store.append(lines(10_000, &random))
  var search = settled("re", over: store)
  search.setQuery(Query("reg"))
  while !search.advance(over: store, budget: 1 << 20) {}
  search.setQuery(Query("re"))
  #expect(search.isSettled(over: store))
  #expect(search.ranking == settled("re", over: store).ranking)
}

@Test func whatIsRememberedHasALimit() {
  var history = SearchHistory()
  for number in 0..<10 {
    var list = MatchList(Query("query\(number)"))
    let matches = (0..<50_000).map { Match(line: $0, score: 1) }
    for chunk in 0..<8 {
      list.add(matches, chunk: chunk, first: chunk * 50_000, lines: 50_000)
    }
    history.remember(list)
  }
  // Each takes 1.6 MB.
  let latest = history.take(Query("query9"))
  #expect(latest?.count == 400_000)
  let dropped = history.take(Query("query7"))
  #expect(dropped?.count == nil)
  #expect(history.narrowest(containing: Query("query8 x"))?.query == Query("query8"))
}

@Test func longQueriesTypedLetterByLetterAreForgottenToo() {
  var history = SearchHistory()
  for length in 1...400 {
    history.remember(MatchList(Query(String(repeating: "x", count: length))))
  }
  let first = history.take(Query("x"))
  let last = history.take(Query(String(repeating: "x", count: 400)))
  #expect(first?.count == nil)
  #expect(last?.count == 0)
}

@Test func theEmptyQueryCostsNothing() {
  var store = OptionStore()
  store.append(Array("a\nb\nc\n".utf8))
  var search = Search()
  #expect(!search.isSettled(over: store))
  let isSettled = search.advance(over: store, budget: 0)
  #expect(isSettled)
  #expect(search.count == 3)
  #expect(search.options(ranked: 1..<9) == [1, 2])
  #expect(search.rank(of: 2) == 2)
  #expect(search.rank(of: 3) == nil)
}
