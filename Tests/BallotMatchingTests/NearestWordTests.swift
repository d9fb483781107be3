@testable import BallotMatching
import Testing

@Test func nearestFindsSlipsAndNothingElse() {
  let rows: [(word: String, candidates: [String], result: String?)] = [
    ("", ["a"], nil),
    ("a", ["b"], nil),
    ("A", ["b", "a"], "a"),
    ("on", ["off", "no"], "no"),
    ("dve", ["dev", "staging", "prod"], "dev"),
    ("stagging", ["dev", "staging", "prod"], "staging"),
    ("satging", ["dev", "staging", "prod"], "staging"),
    ("prod.", ["dev", "staging", "prod"], "prod"),
    ("PROD", ["prod", "Prod"], "prod"),
    ("qa", ["dev", "staging", "prod"], nil),
    ("pr", ["dev", "staging", "prod"], "prod"),
    ("opt", ["options-from", "option"], "option"),
    ("production", ["dev", "prod"], "prod"),
    ("straße", ["strasse"], "strasse"),
    ("東京", ["東亰", "大阪"], "東亰"),
    ("Ünïon", ["ünïon"], "ünïon"),
    ("abcdefgh", ["hgfedcba"], nil),
    ("cat", ["cart", "cast"], "cart"),
    (String(repeating: "x", count: 101), [String(repeating: "x", count: 101)], nil),
  ]
  for row in rows {
    #expect(nearestWord(to: row.word, in: row.candidates) == row.result, "\(row.word)")
  }
}

@Test func editDistanceCountsSwapsOnce() {
  let rows: [(left: String, right: String, distance: Int)] = [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1),
    ("abc", "ab", 1), ("abc", "xbc", 1), ("ca", "abc", 3), ("kitten", "sitting", 3),
  ]
  for row in rows {
    let distance = editDistance(Array(row.left.unicodeScalars), Array(row.right.unicodeScalars))
    #expect(distance == row.distance, "\(row.left) \(row.right)")
  }
}
