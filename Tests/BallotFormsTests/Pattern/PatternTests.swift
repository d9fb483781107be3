import BallotForms
import Testing

@Test func patternsAreFoundWhereTheyShouldBe() throws {
  // A pattern, texts that it is found in, and texts that it is not found in.
  let table: [(String, found: [String], notFound: [String])] = [
    // Literals and alternatives
    ("", ["", "a"], []),
    ("abc", ["abc", "xabcx"], ["", "ab", "aBc", "acb"]),
    ("a|b", ["a", "xb"], ["", "c"]),
    ("a|", ["", "c"], []),
    ("^(?:dev|staging|prod)$", ["dev", "prod"], ["", "devs", "staging prod"]),
    ("^dev|prod$", ["develop", "my prod"], ["mydev", "prods"]),
    ("é", ["café"], ["cafe", "cafe\u{301}"]),
    ("😀", ["a😀"], ["😁"]),
    ("{a}", ["{a}"], ["a"]),
    ("a{", ["a{"], ["a"]),
    ("a{x", ["a{x"], ["ax"]),
    ("]", ["]"], ["["]),
    ("a-b", ["a-b"], ["ab"]),
    // Any character
    (".", ["a", "é", "😀", "\t", "\u{85}"], ["", "\n", "\r", "\u{2028}", "\u{2029}"]),
    ("^.$", ["é", "😀"], ["e\u{301}", "ab"]),
    ("^..$", ["e\u{301}"], ["é"]),
    // Anchors and boundaries
    ("^a", ["a", "ab"], ["ba", "b\na"]),
    ("a$", ["a", "ba"], ["ab", "a\n", "a\nb"]),
    ("^$", [""], ["a", "\n"]),
    ("a^b", [], ["ab", "a^b"]),
    ("$a", [], ["a", "$a"]),
    (#"\bcat\b"#, ["cat", "a cat.", "cat-cat"], ["cats", "_cat", "concat"]),
    (#"\Bcat"#, ["concat"], ["cat", "a cat"]),
    (#"\b"#, ["a", "-a"], ["", "-", "é"]),
    (#"^\B$"#, [""], ["a"]),
    // Repetition
    ("^a*$", ["", "a", "aaa"], ["b", "aab"]),
    ("^a+$", ["a", "aaa"], ["", "b"]),
    ("^a?$", ["", "a"], ["aa"]),
    ("^ab*c$", ["ac", "abbc"], ["abb", "bc"]),
    ("^a{2}$", ["aa"], ["a", "aaa", ""]),
    ("^a{2,}$", ["aa", "aaaaa"], ["a"]),
    ("^a{2,3}$", ["aa", "aaa"], ["a", "aaaa"]),
    ("^a{0}$", [""], ["a"]),
    ("^a{0,}$", ["", "aa"], ["b"]),
    ("^a{0,2}b$", ["b", "ab", "aab"], ["aaab", ""]),
    ("^(ab){2}$", ["abab"], ["ab", "ababab"]),
    ("^(a{2}){2}$", ["aaaa"], ["aaa", "aaaaa"]),
    ("^(a|b)*c$", ["c", "abbac"], ["abba"]),
    ("^(a*)*$", ["", "aaa"], ["b"]),
    ("^(a*)+b$", ["b", "aab"], ["aa"]),
    ("^(a?){3}$", ["", "aaa"], ["aaaa"]),
    ("^(|a)+$", ["", "aa"], ["b"]),
    ("^(){5}$", [""], ["a"]),
    ("^a*?$", ["", "aa"], ["b"]),
    ("^a+?b$", ["aab"], ["b"]),
    ("^a??$", ["", "a"], ["aa"]),
    ("^a{2,3}?$", ["aa", "aaa"], ["a", "aaaa"]),
    ("^(a|ab)(c|bcd)$", ["ac", "abc", "abcd", "abbcd"], ["ab", "abcdd"]),
    // Look-around
    ("a(?=b)", ["ab", "xab"], ["a", "ba", "ac"]),
    ("a(?!b)", ["a", "aba", "ac"], ["ab", "b"]),
    ("(?<=a)b", ["ab", "xab"], ["b", "ba", "cb"]),
    ("(?<!a)b", ["b", "abb", "cb"], ["ab", "a"]),
    ("(?<=^a.*)b", ["acb"], ["bab", "b"]),
    ("a(?=.*z$)", ["abz", "az"], ["a", "zab"]),
    (#"^(?=.*\d)(?=.*[a-z])(?!.*\s).{4,}$"#, ["abc1", "1aaaa"], ["abcd", "1234", "a1", "ab c1"]),
    ("^((?!http|www\\.).)*$", ["", "1 Main Street", "ww."], ["at http:", "www.x"]),
    ("^(?:(?=a)a|(?!a)b)+$", ["ab", "ba"], ["", "c"]),
    ("a(?=b(?!c))", ["ab", "abd", "abcab"], ["abc", "a"]),
    ("(?<=(?<!x)a)b", ["ab", "yab"], ["xab", "b"]),
    ("((?=a))*b", ["b", "ab"], ["a"]),
    ("(?=)", ["", "a"], []),
    ("(?!)", [], ["", "a"]),
    // Groups
    ("^(?<year>[0-9]{4})$", ["2026"], ["26"]),
    ("^((a)(b(c)))$", ["abc"], ["ab"]),
    ("()", ["", "a"], []),
    // Classes
    ("^[abc]$", ["a", "c"], ["d", "", "ab"]),
    ("^[a-c]$", ["a", "b", "c"], ["d", "A", "-"]),
    ("^[^a-c]$", ["d", "\n", "😀"], ["a", "b", ""]),
    ("^[a-cx-z0]$", ["b", "y", "0"], ["d", "w", "1"]),
    ("^[c-ea-db]$", ["a", "e"], ["f"]),
    ("^[a-]$", ["a", "-"], ["b"]),
    ("^[-a]$", ["a", "-"], ["b"]),
    ("^[+--]$", ["+", ",", "-"], ["."]),
    ("^[]$", [], ["", "]"]),
    ("^[^]$", ["a", "\n"], [""]),
    ("^[a^]$", ["a", "^"], ["b"]),
    (#"^[\]\\]$"#, ["]", "\\"], ["["]),
    (#"^[[.*+?(){}|$]$"#, ["[", ".", "*", "$", "|"], ["a", "^"]),
    (#"^[\w.-]+$"#, ["a.b-c_9"], ["a b", ""]),
    (#"^[\D]$"#, ["a"], ["1"]),
    (#"^[^\D]$"#, ["1"], ["a"]),
    (#"^[\D\d]$"#, ["1", "a", "\n"], [""]),
    (#"^[^\s\d]$"#, ["a"], [" ", "1"]),
    (#"^[\S5 ]$"#, ["a", "5", " "], ["\t"]),
    (#"^[\b]$"#, ["\u{8}"], ["b"]),
    ("^[а-я]$", ["ж"], ["Ж", "a"]),
    ("^[😀-😎]$", ["😃"], ["🙈"]),
    // Sets
    (#"^\d+$"#, ["0123456789"], ["", "٣", "a"]),
    (#"^\D$"#, ["a", "٣"], ["1"]),
    (#"^\w+$"#, ["aZ_09"], ["é", "-", ""]),
    (#"^\W$"#, ["é", "-"], ["a", "_"]),
    (
      #"^\s$"#, [" ", "\t", "\n", "\u{B}", "\u{A0}", "\u{3000}", "\u{FEFF}"],
      ["a", "\u{85}", "\u{200B}"]
    ),
    (#"^\S$"#, ["a", "\u{200B}"], [" ", "\u{2003}"]),
    (#"^\p{L}+$"#, ["aÉж日"], ["1", "a1"]),
    (#"^\p{Letter}$"#, ["é"], ["-"]),
    (#"^\p{Lu}\p{Ll}*$"#, ["Élan"], ["élan", "ÉLAN"]),
    (#"^\p{gc=Nd}$"#, ["٣"], ["a"]),
    (#"^\p{General_Category=Decimal_Number}$"#, ["3"], ["½"]),
    (#"^\P{L}$"#, ["1", "-"], ["a"]),
    (#"^[\p{L}\d_]+$"#, ["é1_"], ["-"]),
    (#"^[^\p{L}\d]$"#, ["-"], ["é", "1"]),
    (#"^[\P{L}a]$"#, ["1", "a"], ["b"]),
    (#"^\p{Sc}$"#, ["€"], ["+"]),
    // Escapes
    (#"^\.\*\+\?\(\)\[\]\{\}\|\^\$\\\/\-$"#, [#".*+?()[]{}|^$\/-"#], ["a"]),
    (#"^\t\n\v\f\r\0$"#, ["\t\n\u{B}\u{C}\r\0"], ["tnvfr0"]),
    (#"^\x41\u00e9\u{1F600}\cA$"#, ["Aé😀\u{1}"], ["A"]),
    (#"^\ud83d\ude00$"#, ["😀"], ["😁"]),
    (#"^[\u0041-\x43]$"#, ["B"], ["D"]),
    (#"^\u{41}\é$"#, ["Aé"], ["A"]),
    // As forms have them
    (#"^v?\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$"#, ["1.2.3", "v10.0.1-rc.1"], ["1.2", "1.2.3-"]),
    (#"^[^@\s]+@[^@\s]+\.[^@\s]+$"#, ["a@b.c"], ["a@b", "a b@c.d", "a@b@c.d"]),
    ("^[a-z][a-z0-9-]{0,62}$", ["a", "web-1"], ["1a", "", "A"]),
    (#"^#([0-9a-fA-F]{3}){1,2}$"#, ["#fff", "#00ff7F"], ["#ffff", "fff"]),
    (
      #"^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$"#,
      ["127.0.0.1", "255.255.255.255"], ["256.0.0.1", "1.2.3"]
    ),
    (#"^(/[^/ ]*)+/?$"#, ["/usr/bin", "/"], ["usr", ""]),
  ]
  for (text, found, notFound) in table {
    let pattern = try Pattern(text)
    for text in found {
      #expect(pattern.matches(text), "\(pattern.text) in \(text.debugDescription)")
    }
    for text in notFound {
      #expect(!pattern.matches(text), "\(pattern.text) not in \(text.debugDescription)")
    }
  }
}

@Test func hostilePatternsTakeLinearTime() throws {
  let text = String(repeating: "a", count: 10_000) + "!"
  let patterns = [
    "(a+)+$", "^(a+)+$", "^(a|a)*$", "(a|aa)+$", "(a*)*b", "^(([a-z])+.)+[A-Z]([a-z])+$",
    // The same, 40 times after and inside each other.
    String(repeating: "(a+)+", count: 40) + "$",
    String(repeating: "(", count: 40) + "a+" + String(repeating: ")+", count: 40) + "$",
  ]
  let start = ContinuousClock.now
  for pattern in patterns {
    #expect(try !Pattern(pattern).matches(text), "\(pattern)")
  }
  // A backtracking matcher needs more than the age of the universe for each.
  #expect(ContinuousClock.now - start < .seconds(90))
}

@Test func aSearchThatWouldTakeMinutesIsGivenUp() throws {
  let text = String(repeating: "a", count: 1 << 20)
  for pattern in ["a{9000}b", "(a*){2000}b"] {
    #expect(try Pattern(pattern).search(text) == .givenUp, "\(pattern)")
  }
  // What people write is found in the longest answer that a field takes.
  #expect(try Pattern("^[a-z0-9-]+$").search(text) == .found)
}

@Test func patternsAreEqualIfTheyAreWrittenAlike() throws {
  #expect(try Pattern("a+") == Pattern("a+"))
  #expect(try Pattern("é") != Pattern("e\u{301}"))
  #expect(try Set([Pattern("a"), Pattern("a"), Pattern("b")]).count == 2)
}
