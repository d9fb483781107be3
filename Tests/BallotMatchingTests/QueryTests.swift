import Testing

@testable import BallotMatching

/// A query, options that match it, and options that do not.
private let queries: [(String, [String], [String])] = [
  ("", ["", "a"], []),
  ("   ", ["", "a"], []),
  ("ab", ["ab", "xaxb", "AB", "aB"], ["ba", "a"]),
  ("aB", ["aB", "axB"], ["ab", "AB"]),
  ("a b", ["ab", "ba"], ["a", "b"]),
  ("'ab", ["ab", "xabx"], ["axb"]),
  ("^ab", ["abx"], ["xab", "axb"]),
  ("ab$", ["xab"], ["abx", "axb"]),
  ("^ab$", ["ab", "AB"], ["abx", "xab"]),
  ("'ab$", ["xab"], ["abx"]),
  ("!ab", ["axb", "ba", ""], ["ab", "xAB"]),
  ("!^ab", ["xab"], ["abx"]),
  ("!ab$", ["abx"], ["xab"]),
  ("!'ab", ["axb"], ["ab"]),
  ("a\\ b", ["a b"], ["ab"]),
  ("a\\  b", ["a b"], ["a", "b "]),
  ("\\'a", ["'a", "' a"], ["a"]),
  ("\\^a", ["x^a"], ["a"]),
  ("\\!a", ["!a"], ["a"]),
  ("a\\$", ["a$x"], ["a"]),
  ("\\\\", ["a\\b"], ["a"]),
  ("a\\b", ["a\\b"], ["ab"]),
  ("a\\", ["a\\b"], ["ab"]),
  ("!", ["", "a", "!"], []),
  ("^ $ ' !", ["", "a"], []),
  ("a'b", ["a'b"], ["ab"]),
  ("e", ["é", "e\u{301}", "E", "ê"], ["a"]),
  ("é", ["é", "e\u{301}", "É"], ["e", "ê", "e \u{301}"]),
  ("É", ["É", "E\u{301}"], ["é", "E"]),
  ("ss", ["ss"], ["ß"]),
  ("lodz", ["Łódź"], ["lod"]),
  ("strasse", ["strasse"], ["straße"]),
  ("МОСКВА", ["МОСКВА"], ["москва"]),
  ("москва", ["МОСКВА", "Москва"], []),
  ("σ", ["ς", "Σ", "σ"], []),
  ("k", ["\u{212A}"], []),
  ("東京", ["東の京", "東京"], ["京東"]),
  ("'東京", ["大東京"], ["東の京"]),
  ("❤", ["❤\u{FE0F}"], []),
  ("\u{1100}", ["각"], ["나"]),
]

private func finds(_ query: String, _ text: String) -> Bool {
  var store = OptionStore()
  store.append(label: text)
  return settled(query, over: store).count == 1
}

@Test func queriesParse() {
  for (query, matching, others) in queries {
    for text in matching { #expect(finds(query, text), "\(query) in \(text)") }
    for text in others { #expect(!finds(query, text), "\(query) not in \(text)") }
  }
}

@Test func queriesThatSayTheSameAreEqual() {
  #expect(Query("a b") == Query("  a  b ! "))
  #expect(Query("'a$") == Query("a$"))
  #expect(Query("\u{E9}") == Query("e\u{301}"))
  #expect(Query("a") != Query("A"))
  #expect(Query("^").isEmpty)
}

@Test func aNarrowerQueryFindsNothingNew() {
  let letters = ["a", "b", "é", "e", "A"]
  let words = letters + letters.flatMap { left in letters.map { left + $0 } }
  let forms: [(String, String)] = [
    ("", ""), ("'", ""), ("^", ""), ("", "$"), ("^", "$"), ("!", ""),
  ]
  let queries = words.flatMap { word in forms.map { "\($0.0)\(word)\($0.1)" } }
  var store = OptionStore()
  for left in words {
    for right in words { store.append(label: left + right) }
  }
  let found = queries.map { Set(settled($0, over: store).ranking) }
  var narrowings = 0
  for (narrow, matches) in zip(queries, found) {
    for (wide, candidates) in zip(queries, found) where Query(narrow).narrows(Query(wide)) {
      narrowings += 1
      #expect(matches.isSubset(of: candidates), "\(narrow) is not narrower than \(wide)")
    }
  }
  #expect(narrowings > queries.count)
}

/// A query, another one, and whether the other one narrows the first.
private let narrowings: [(String, String, Bool)] = [
  ("a", "ab", true), ("a", "ba", true), ("a", "a b", true), ("", "a", true), ("a", "aB", true),
  ("A", "a", false), ("e", "é", true), ("é", "e", false), ("'a", "'ab", true), ("ab", "a", false),
  ("^a", "^ab", true), ("^ab", "^a", false), ("a$", "ba$", true), ("a$", "a$b", false),
  ("!a", "!ab", false), ("!a", "!a b", true), ("a", "'a", true), ("'a", "a", false),
  ("^a$", "^ab$", false), ("ab", "'axb", true),
]

@Test func typingOnNarrows() {
  for (wide, narrow, isNarrower) in narrowings {
    #expect(Query(narrow).narrows(Query(wide)) == isNarrower, "\(wide) to \(narrow)")
  }
}
