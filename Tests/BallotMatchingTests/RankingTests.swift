import Testing

@testable import BallotMatching

@Test func peopleFindWhatTheyMeanFirst() {
  for (query, options) in [
    ("fb", ["foo_bar", "fabric"]),
    ("fb", ["fooBar", "fabric"]),
    ("fb", ["fb", "fbx", "foo_bar", "foobar", "xfoob"]),
    ("form", ["form", "format", "src/form", "a_form", "aForm", "inform"]),
    ("form", ["src/form.swift", "src/f_o_r_m.swift", "src/platform.swift"]),
    ("gs", ["git-status", "gas"]),
    ("main", ["main.swift", "src/main.swift", "domain.swift"]),
    ("test", ["test/a", "a/test", "latest"]),
    ("hs", ["HttpServlet", "Hats", "what is"]),
    ("v2", ["v2", "v2.1", "api-v2", "version 2", "v12"]),
    ("br", ["Brüssel", "Überraschung"]),
    ("sw", ["a/sw", "b/s/w", "answer"]),
    ("ab", ["a-b one", "a-b two", "a-b three"]),
    ("'ab", ["ab", "x_ab", "xab"]),
    ("foo bar", ["bar/foo", "foo_bar", "xfoo/xbar"]),
    ("ör", ["örtlich", "wörtlich"]),
  ] {
    for shuffled in [options, options.reversed()] where shuffled == options || query != "ab" {
      var store = OptionStore()
      for option in shuffled { store.append(label: option) }
      let found = settled(query, over: store).ranking.compactMap { store.text(at: $0) }
      #expect(found == options, "query \(query)")
    }
  }
}

@Test func whatIsNotInTheLabelCountsLess() {
  var store = OptionStore()
  store.append(label: "Zurich", searched: ["bern canton"])
  store.append(label: "Hibernation")
  #expect(settled("bern", over: store).ranking == [1, 0])
}

@Test func theTableInTheDocumentationIsRight() {
  for (text, score) in [("foo_bar", 55), ("fabric", 49), ("foobar", 48)] {
    var store = OptionStore()
    store.append(label: text)
    var matcher = Matcher(Query("fb"))
    #expect(matcher.matches(in: store.chunks[0], lines: 0..<1).map(\.score) == [score], "\(text)")
  }
}
