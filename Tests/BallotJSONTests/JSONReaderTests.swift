import BallotJSON
import TestSupport
import Testing

@Test func stringsAreDecoded() throws {
  let table: [(String, String)] = [
    (#""""#, ""), (#""a\"b\\c\/d""#, #"a"b\c/d"#), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
    (#""\u00e9\u00C9""#, "éÉ"), (#""\ud83d\ude00!""#, "😀!"), (#""\u0000""#, "\0"),
    ("\"é😀\u{7F}\u{10FFFF}\"", "é😀\u{7F}\u{10FFFF}"), (#""\\u0041""#, #"\u0041"#),
    (#""x\udbff\udfff\u0041""#, "x\u{10FFFF}A"), ("\"\u{FEFF}\"", "\u{FEFF}"),
  ]
  for (text, expected) in table {
    #expect(
      try json(text).string?.unicodeScalars.elementsEqual(expected.unicodeScalars) == true,
      "\(text)")
  }
}

@Test func containersAndWhiteSpaceAreRead() throws {
  #expect(try json(" [ ] ") == [])
  #expect(try json("\t{\r\n}\n") == [:])
  #expect(
    try json("[1,[2,[],{}],{\"a\":{\"b\":[null]}},true,false]")
      == [1, [2, [], [:]], ["a": ["b": [nil]]], true, false])
  #expect(try json("\u{FEFF} 1 ") == 1)
}

@Test func nestingIsLimited() {
  for depth in [0, 1, 511, 512, 513, 5000] {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    if depth > 512 {
      #expect(fault(in: Array(text.utf8)) == .tooDeep(limit: 512), "\(depth)")
    } else {
      #expect(fault(in: Array(text.utf8)) == (depth == 0 ? .noValue : nil), "\(depth)")
    }
  }
  let objects = Array(#"{"a":{"b":1}}"#.utf8)
  #expect(error(in: objects, depthLimit: 2) == nil)
  #expect(error(in: objects, depthLimit: 1)?.position.column == 6)
}

@Test func utf8IsCheckedStrictly() {
  let table: [([UInt8], Bool)] = [
    ([0x7F], true), ([0xC2, 0x80], true), ([0xDF, 0xBF], true), ([0xE0, 0xA0, 0x80], true),
    ([0xED, 0x9F, 0xBF], true), ([0xEE, 0x80, 0x80], true), ([0xEF, 0xBF, 0xBF], true),
    ([0xF0, 0x90, 0x80, 0x80], true), ([0xF4, 0x8F, 0xBF, 0xBF], true),
    ([0x80], false), ([0xC0, 0x80], false), ([0xC1, 0xBF], false), ([0xC2], false),
    ([0xC2, 0x41], false), ([0xE0, 0x9F, 0xBF], false), ([0xED, 0xA0, 0x80], false),
    ([0xE1, 0x80], false), ([0xE1, 0x80, 0x41], false), ([0xF0, 0x8F, 0xBF, 0xBF], false),
    ([0xF4, 0x90, 0x80, 0x80], false), ([0xF1, 0x80, 0x80, 0xC0], false), ([0xF5, 0x80], false),
    ([0xFF], false),
  ]
  for (bytes, isValid) in table {
    let text = [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]
    #expect(fault(in: text) == (isValid ? nil : .notUTF8), "\(bytes)")
    #expect(
      fault(in: [UInt8(ascii: "\"")] + bytes) == (isValid ? .endsInsideString : .notUTF8),
      "\(bytes) at the end")
  }
}

@Test func valuesOneAfterAnotherAreRead() throws {
  let table: [(String, [JSON])] = [
    ("", []), (" \n ", []), ("1", [1]), ("\u{FEFF}1 2\n3", [1, 2, 3]), ("{}{}[]", [[:], [:], []]),
    ("{\"a\":1}\n{\"a\":2}\r\n", [["a": 1], ["a": 2]]), ("\"a\"\"b\" null", ["a", "b", nil]),
    ("[\n1,\n2\n]\n[3]", [[1, 2], [3]]),
  ]
  for (text, expected) in table {
    #expect(try LocatedJSON.parseSequence(Array(text.utf8)).map(\.json) == expected, "\(text)")
  }
  for (text, expected) in [
    (
      "1,2",
      "1:2: a comma between values outside an array: remove the comma, or put all values in "
        + "[ and ]"
    ),
    ("{}\n ]", "2:2: a ] that closes nothing: remove it"),
    ("truefalse", "1:1: JSON has no word truefalse: put double quotes around text"),
    ("1 [", "1:4: the text ends inside the array that begins at 1:3: add ]"),
  ] {
    do throws(JSONError) {
      _ = try LocatedJSON.parseSequence(Array(text.utf8))
      Issue.record("\(text) is accepted")
    } catch {
      #expect(error.description == expected)
    }
  }
}

@Test func damagedTextsAreReadOrRefusedAndSayWhere() throws {
  let seed = UInt64(20_260_823)
  var random = SplitMix64(seed: seed)
  let original = Array(
    #"{"env":"stäging","n":[1,-2.5e+3,true,null],"\u00e9\ud83d\ude00":{"a":[{},[]],"b":"\n"}}"#.utf8
  )
  let alphabet =
    Array(#"{}[]:,"\u0dD8eE+-.tfnN/'# "#.utf8) + [0x00, 0x0A, 0x80, 0xC3, 0xED, 0xF0, 0xFF]
  for round in 0..<20_000 {
    var bytes = original
    for _ in 0...Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: place)
      case 2: bytes[place] = alphabet.randomElement(using: &random) ?? 0
      default: bytes = Array(bytes[..<max(place, 1)])
      }
      if bytes.isEmpty { bytes = [UInt8(ascii: " ")] }
    }
    let round = Comment(rawValue: "seed \(seed), round \(round): \(bytes)")
    do throws(JSONError) {
      let value = try JSON(parsing: bytes)
      #expect(try JSON(parsing: value.utf8()) == value, round)
    } catch {
      #expect((0...bytes.count).contains(error.position.offset), round)
      #expect(!error.message.isEmpty, round)
    }
  }
}
