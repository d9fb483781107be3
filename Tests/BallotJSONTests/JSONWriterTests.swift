import BallotJSON
import TestSupport
import Testing

@Test func compactIsOneLine() {
  let value: JSON = ["env": "staging", "tests": true, "tags": [1, nil, false, [], [:]]]
  #expect(value.text() == #"{"env":"staging","tests":true,"tags":[1,null,false,[],{}]}"#)
}

@Test func prettyIsIndentedByTwoSpaces() {
  let value: JSON = ["env": "staging", "tags": [1, ["a": nil], [], [:]]]
  #expect(
    value.text(.pretty) == """
      {
        "env": "staging",
        "tags": [
          1,
          {
            "a": null
          },
          [],
          {}
        ]
      }
      """)
  #expect(JSON.array([]).text(.pretty) == "[]")
  #expect(JSON.null.text(.pretty) == "null")
}

@Test func whatCouldSteerATerminalIsEscapedAndNothingElse() throws {
  let short: [UInt32: String] = [
    0x08: "\\b", 0x09: "\\t", 0x0A: "\\n", 0x0C: "\\f", 0x0D: "\\r", 0x22: "\\\"", 0x5C: "\\\\",
  ]
  let escaped = Set<UInt32>(0x00...0x1F).union(0x7F...0x9F)
    .union([0x061C, 0x200E, 0x200F, 0x2028, 0x2029]).union(0x202A...0x202E).union(0x2066...0x2069)
  for value in [UInt32](0x00...0x2100) + [0xFEFF, 0xFFFD, 0xFFFF, 0x10000, 0x1F600, 0x10FFFF] {
    let scalar = try #require(Unicode.Scalar(value))
    var hexadecimal = String(value, radix: 16)
    while hexadecimal.count < 4 { hexadecimal = "0" + hexadecimal }
    let expected =
      short[value] ?? (escaped.contains(value) ? "\\u" + hexadecimal : String(scalar))
    let written = JSON.string(String(scalar)).text()
    #expect(written.utf8.elementsEqual("\"\(expected)\"".utf8), "U+\(hexadecimal)")
    #expect(try json(written).string?.unicodeScalars.first == scalar, "U+\(hexadecimal)")
  }
  #expect(JSON.object([JSON.Member("\u{1B}", 1)]).text() == #"{"\u001b":1}"#)
}

@Test func randomValuesAreReadBackAsTheyWereWritten() throws {
  let seed = UInt64(8_259)
  var random = SplitMix64(seed: seed)
  let scalars: [Character] = ["a", "\"", "\\", "/", "\n", "\u{1}", "\u{9F}", "é", "😀", "\u{202E}"]
  func value(depth: Int) -> JSON {
    switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &random) {
    case 0: return nil
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .integer(Int.random(in: Int.min...Int.max, using: &random))
    case 3: return JSONNumber(Double.random(in: -1e9...1e9, using: &random)).map(JSON.number) ?? nil
    case 4: return .string(text())
    case 5:
      return .array(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: depth - 1) })
    default:
      return .object(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          JSON.Member(text(), value(depth: depth - 1))
        })
    }
  }
  func text() -> String {
    String(
      (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
        scalars.randomElement(using: &random)
      })
  }
  for round in 0..<2_000 {
    let value = value(depth: 4)
    for layout in [JSONLayout.compact, .pretty] {
      #expect(try JSON(parsing: value.utf8(layout)) == value, "seed \(seed), round \(round)")
    }
  }
}
