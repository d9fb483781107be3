import BallotForms
import Testing

@Test func whatIsNoPatternIsSaidWithItsPlaceAndWhatToDo() {
  let table: [(String, Int, String)] = [
    (#"(a)\1"#, 4, "back-references are not matched: write out what may come again"),
    (#"(?<n>a)\k<n>"#, 8, "back-references are not matched: write out what may come again"),
    (
      "(?=a)*", 6,
      "nothing to repeat before *: put it after something, or write \\* for the character"
    ),
    ("a(?=b", 2, "a ( without its ): add ), or write \\( for the character"),
    (
      "(?i)a", 1,
      "no group begins like this: write (…) or (?:…), and [Aa] for both cases of a letter"
    ),
    (
      "(?<>a)", 1,
      "no group begins like this: write (…) or (?:…), and [Aa] for both cases of a letter"
    ),
    ("(?", 1, "no group begins like this: write (…) or (?:…), and [Aa] for both cases of a letter"),
    ("a(b", 2, "a ( without its ): add ), or write \\( for the character"),
    ("ab)", 3, "a ) without its (: remove it, or write \\) for the character"),
    ("x[a-z", 2, "a [ without its ]: add ], or write \\[ for the character"),
    ("[a-", 1, "a [ without its ]: add ], or write \\[ for the character"),
    (#"[a\]"#, 1, "a [ without its ]: add ], or write \\[ for the character"),
    (
      "[xz-a]", 3,
      "a range that ends before it begins: swap its ends, or write \\- for the character"
    ),
    (#"[\d-z]"#, 2, "a range from or to a set of characters: write \\- for the character"),
    (#"[a-\d]"#, 2, "a range from or to a set of characters: write \\- for the character"),
    ("[[:alpha:]]", 2, "[:…:] means nothing here: write the ranges, such as [A-Za-z], or \\p{L}"),
    ("*a", 1, "nothing to repeat before *: put it after something, or write \\* for the character"),
    (
      "a|+", 3, "nothing to repeat before +: put it after something, or write \\+ for the character"
    ),
    (
      "a**", 3, "nothing to repeat before *: put it after something, or write \\* for the character"
    ),
    (
      "(?:?)", 4,
      "nothing to repeat before ?: put it after something, or write \\? for the character"
    ),
    ("^*", 2, "nothing to repeat before *: put it after something, or write \\* for the character"),
    (
      #"\b+"#, 3,
      "nothing to repeat before +: put it after something, or write \\+ for the character"
    ),
    (
      "{2}", 1, "nothing to repeat before {: put it after something, or write \\{ for the character"
    ),
    (
      "a{2}{3}", 5,
      "nothing to repeat before {: put it after something, or write \\{ for the character"
    ),
    ("a{,5}", 2, "a { that begins no count: write {2}, {2,} or {2,5}, or \\{ for the character"),
    ("a{2", 2, "a { that begins no count: write {2}, {2,} or {2,5}, or \\{ for the character"),
    ("a{2,x}", 2, "a { that begins no count: write {2}, {2,} or {2,5}, or \\{ for the character"),
    ("a{3,2}", 2, "a count whose end is less than its beginning: swap them"),
    ("a\\", 2, "a backslash at the end: write \\\\ for the character"),
    (#"a\q"#, 2, "no escape \\q: remove the backslash, or write \\\\ for the character"),
    (#"\A"#, 1, "no escape \\A: remove the backslash, or write \\\\ for the character"),
    (#"[\B]"#, 2, "no escape \\B: remove the backslash, or write \\\\ for the character"),
    (#"\07"#, 1, "no escape \\0: remove the backslash, or write \\\\ for the character"),
    (#"é\x4"#, 2, "an unfinished \\x: write it as in \\xe9"),
    (#"\c1"#, 1, "an unfinished \\c: write it as in \\cA"),
    (#"\u12"#, 1, "an unfinished \\u: write it as in \\u00e9 or \\u{1f600}"),
    (#"\ud83d"#, 1, "an unfinished \\u: write it as in \\u00e9 or \\u{1f600}"),
    (#"\ud83d\u0041"#, 1, "an unfinished \\u: write it as in \\u00e9 or \\u{1f600}"),
    (#"\u{110000}"#, 1, "an unfinished \\u: write it as in \\u00e9 or \\u{1f600}"),
    (#"\u{d800}"#, 1, "an unfinished \\u: write it as in \\u00e9 or \\u{1f600}"),
    (#"\pL"#, 1, "an unfinished \\p: write it as in \\p{L}"),
    (#"a\p{Greek}"#, 2, "no general category Greek: write one such as L, Lu, Nd or Letter"),
  ]
  for (text, position, message) in table {
    do throws(PatternError) {
      _ = try Pattern(text)
      Issue.record("\(text) is accepted")
    } catch {
      #expect(error.position == position, "\(text)")
      #expect(error.message == message, "\(text)")
      #expect(error.description == "character \(position) of the pattern: \(message)")
    }
  }
}

@Test func largePatternsAreRefusedAtOnce() {
  let table: [(String, PatternFault, Int)] = [
    ("a{10001}", .tooLarge(limit: 10_000), 2),
    ("^a{99999999999999999999}", .tooLarge(limit: 10_000), 3),
    ("((a{100}){100}){100}", .tooLarge(limit: 10_000), 4),
    ("(((){1000}){1000}){1000}", .tooLarge(limit: 10_000), 5),
    ("a{0,99999}", .tooLarge(limit: 10_000), 2),
    ("a{99999,}", .tooLarge(limit: 10_000), 2),
    (String(repeating: "a", count: 10_001), .tooLarge(limit: 10_000), 1),
    (String(repeating: "(", count: 40_000), .tooDeep(limit: 200), 201),
  ]
  for (text, fault, position) in table {
    do throws(PatternError) {
      _ = try Pattern(text)
      Issue.record("\(text.prefix(20)) is accepted")
    } catch {
      #expect(error.fault == fault, "\(text.prefix(20))")
      #expect(error.position == position, "\(text.prefix(20))")
    }
  }
}

@Test func patternsOfTheGreatestSizeAreAccepted() throws {
  #expect(try Pattern("^a{9000}$").matches(String(repeating: "a", count: 9000)))
  let nested = String(repeating: "(", count: 200) + "a" + String(repeating: ")", count: 200)
  #expect(try Pattern(nested).matches("a"))
}

@Test func longPatternsAreRefusedBeforeTheyAreRead() {
  // A class is one state, whatever stands in it, and an empty group is none at all.
  for piece in ["(?:)", "[ab]"] {
    let text = String(repeating: piece, count: 1_000_000)
    do throws(PatternError) {
      _ = try Pattern(text)
      Issue.record("\(piece) is accepted")
    } catch {
      #expect(error.fault == .tooLarge(limit: 10_000), "\(piece)")
      #expect(error.position == 40_001, "\(piece)")
    }
  }
}
