import BallotJSON
import Testing

@Test func everyFaultIsSaidWithItsPlaceAndWhatToDo() {
  let table: [(String, String)] = [
    // The text as a whole
    ("", "1:1: there is no value: write one, such as {}"),
    ("\n  ", "2:3: there is no value: write one, such as {}"),
    (
      "{} {}", "1:4: there is more after the value: keep one value, or put all of them in one array"
    ),
    (
      "1,",
      "1:2: a comma between values outside an array: remove the comma, or put all values in [ and ]"
    ),
    (
      ",",
      "1:1: a comma between values outside an array: remove the comma, or put all values in [ and ]"
    ),
    // Arrays and objects
    ("{\n \"a\": [1,\n", "3:1: the text ends inside the array that begins at 2:7: add ]"),
    ("{\"a\"", "1:5: the text ends inside the object that begins at 1:1: add }"),
    ("{", "1:2: the text ends inside the object that begins at 1:1: add }"),
    ("[1}", "1:3: the array that begins at 1:1 is closed with the wrong bracket: write ] here"),
    (
      "{\"a\":1]",
      "1:7: the object that begins at 1:1 is closed with the wrong bracket: write } here"
    ),
    (
      "{\"a\":]",
      "1:6: the object that begins at 1:1 is closed with the wrong bracket: write } here"
    ),
    ("[]]", "1:3: a ] that closes nothing: remove it"),
    ("}", "1:1: a } that closes nothing: remove it"),
    ("[1, ]", "1:3: a comma before ]: remove the comma"),
    ("{\"a\":1,\n}", "1:7: a comma before }: remove the comma"),
    ("[,1]", "1:2: a comma with no value before it: remove the comma"),
    ("[1,,2]", "1:4: a comma with no value before it: remove the comma"),
    ("{,}", "1:2: a comma with no value before it: remove the comma"),
    ("{\"a\":,}", "1:6: a comma with no value before it: remove the comma"),
    ("[1 2]", "1:4: no comma between two values: put a comma before this one"),
    ("{\"a\":1\n \"b\":2}", "2:2: no comma between two values: put a comma before this one"),
    ("[true false]", "1:7: no comma between two values: put a comma before this one"),
    ("{\"a\" 1}", "1:6: no colon after a name: put a : between the name and its value"),
    ("{\"a\"=1}", "1:5: no colon after a name: put a : between the name and its value"),
    ("{\"a\"}", "1:5: no colon after a name: put a : between the name and its value"),
    ("{\"a\":}", "1:6: no value after the colon: write one, such as null"),
    (
      "{1:2}",
      "1:2: a value without a name in an object: write it as \"name\": value, or use [ and ]"
    ),
    ("[\"a\":1]", "1:5: a name in an array: names stand in objects: use { and }"),
    ("{a-b: 1}", "1:2: the name a-b has no quotes: write \"a-b\""),
    // Strings
    ("[\"a", "1:2: a string without an end: close it with \""),
    ("\"a\\", "1:1: a string without an end: close it with \""),
    ("\"a\tb\"", "1:3: the control character U+0009 in a string: write \\t"),
    ("\"\u{1B}[0m\"", "1:2: the control character U+001B in a string: write \\u001b"),
    ("[\"a\n\"]", "1:4: a line break in a string: write \\n, or close the string with \""),
    ("\"C:\\dir\"", "1:4: JSON has no escape \\d: write \\\\ for a backslash"),
    ("\"\\é\"", "1:2: JSON has no escape \\U+00E9: write \\\\ for a backslash"),
    ("\"\\u12\"", "1:2: \\u without four hexadecimal digits: write it as in \\u00e9"),
    ("\"\\ud800\"", "1:2: half of a surrogate pair: write both halves, or the character itself"),
    ("['a']", "1:2: single quotes: use double quotes, \""),
    ("{“a”: 1}", "1:2: typographic quotes: use double quotes, \""),
    // Numbers
    (
      "[007]",
      "1:2: a number that begins with 0: remove the 0, or put quotes around a code such as \"007\""
    ),
    (
      "[-01]",
      "1:2: a number that begins with 0: remove the 0, or put quotes around a code such as \"007\""
    ),
    ("+1", "1:1: a number that begins with +: remove the +"),
    ("[-]", "1:2: a - without digits: write digits after it"),
    (".5", "1:1: a decimal point without digits on both sides: write 0.5, 5.0 or 5"),
    ("[5.]", "1:2: a decimal point without digits on both sides: write 0.5, 5.0 or 5"),
    ("-.5", "1:1: a decimal point without digits on both sides: write 0.5, 5.0 or 5"),
    ("1e+", "1:1: an exponent without digits: write it as in 1e9"),
    ("0x1F", "1:1: 0x1F is no number: write decimal digits, or put quotes around it"),
    ("[1.2.3]", "1:2: 1.2.3 is no number: write decimal digits, or put quotes around it"),
    ("2026-08-23", "1:1: 2026-08-23 is no number: write decimal digits, or put quotes around it"),
    ("[NaN]", "1:2: JSON has no NaN: use null or a string"),
    ("-Infinity", "1:1: JSON has no -Infinity: use null or a string"),
    // What JSON does not have
    ("[True]", "1:2: JSON has no word True: write true"),
    ("no", "1:1: JSON has no word no: write false"),
    ("{\"a\": None}", "1:7: JSON has no word None: write null"),
    ("[staging]", "1:2: JSON has no word staging: put double quotes around text"),
    ("{\n  // note\n}", "2:3: JSON has no comments: remove the comment"),
    ("[1, # one\n2]", "1:5: JSON has no comments: remove the comment"),
    ("[1,\u{A0}2]", "1:4: JSON has no space U+00A0: use an ordinary space"),
    ("[\u{B}]", "1:2: JSON has no space U+000B: use an ordinary space"),
    ("[\u{FEFF}]", "1:2: JSON has no space U+FEFF: use an ordinary space"),
    ("[é]", "1:2: U+00E9 does not belong here: remove it, or put quotes around text"),
    ("[*]", "1:2: * does not belong here: remove it, or put quotes around text"),
    ("[1\u{1B}]", "1:3: U+001B does not belong here: remove it, or put quotes around text"),
    ("{\"a\":1 : 2}", "1:8: : does not belong here: remove it, or put quotes around text"),
  ]
  for (text, expected) in table {
    #expect(error(in: text)?.description == expected, "\(text)")
  }
}

@Test func faultsOfBytesAreSaid() {
  let table: [([UInt8], String)] = [
    ([0xFF, 0xFE, 0x5B, 0x00], "1:1: the text is UTF-16, not UTF-8: save the file as UTF-8"),
    ([0x5B, 0x00, 0x5D, 0x00], "1:1: the text is UTF-16, not UTF-8: save the file as UTF-8"),
    ([0x22, 0x41, 0xE9, 0x22], "1:3: bytes that are not UTF-8: save the file as UTF-8"),
    ([0x5B, 0xE9, 0x5D], "1:2: bytes that are not UTF-8: save the file as UTF-8"),
  ]
  for (bytes, expected) in table {
    #expect(error(in: bytes)?.description == expected)
  }
}

@Test func longWordsAreCutInMessages() {
  let word = String(repeating: "x", count: 100)
  #expect(error(in: word)?.fault == .unknownWord(String(repeating: "x", count: 40) + "…"))
}
