import BallotJSON
import Testing

@Test func theTextOfANumberIsKept() throws {
  for text in [
    "0", "-0", "1.0", "1E400", "1e-7", "123456789012345678901234567890", "0.10", "-1e+2",
  ] {
    #expect(try json(text).number?.text == text)
    #expect(try json(text).text() == text)
    #expect(JSONNumber(text)?.text == text)
  }
}

@Test func onlyNumbersOfJSONAreNumbers() {
  for text in [
    "", " 1", "1 ", "+1", "01", ".5", "5.", "1e", "-", "0x1", "NaN", "1,5", "true", "[]",
  ] {
    #expect(JSONNumber(text) == nil, "\(text)")
  }
}

@Test func wholeNumbersAreIntegersHoweverTheyAreWritten() {
  let table: [(String, Int?)] = [
    ("0", 0), ("-0", 0), ("0.000", 0), ("0e99", 0), ("3", 3), ("3.0", 3), ("3e0", 3), ("30e-1", 3),
    ("0.3e1", 3), ("-12.50e2", -1250), ("1e3", 1000), ("0.5", nil), ("3.01", nil), ("1e-1", nil),
    ("9223372036854775807", .max), ("9223372036854775808", nil),
    ("-9223372036854775808", .min), ("-9223372036854775809", nil),
    ("1e18", 1_000_000_000_000_000_000), ("1e19", nil), ("1e400", nil),
    ("1e99999999999999999999999", nil), ("0e99999999999999999999999", 0),
  ]
  for (text, expected) in table {
    #expect(JSONNumber(text)?.integer == expected, "\(text)")
  }
}

@Test func doublesAreTheNearestOnes() {
  let table: [(String, Double?)] = [
    ("0.1", 0.1), ("-2.5e3", -2500), ("1e400", nil), ("-1e400", nil), ("1e-400", 0),
    ("9007199254740993", 9_007_199_254_740_992),
  ]
  for (text, expected) in table {
    #expect(JSONNumber(text)?.double == expected, "\(text)")
  }
}

@Test func numbersAreMadeFromMachineNumbers() {
  #expect(JSONNumber(Int.min).text == "-9223372036854775808")
  let table: [(Double, String?)] = [
    (3, "3"), (-0.5, "-0.5"), (0.1, "0.1"), (1e20, "1e+20"), (.leastNonzeroMagnitude, "5e-324"),
    (.nan, nil), (.infinity, nil), (-.infinity, nil),
  ]
  for (value, expected) in table {
    #expect(JSONNumber(value)?.text == expected, "\(value)")
    if let expected { #expect(JSONNumber(expected)?.double == value) }
  }
}

@Test func valuesAreComparedExactly() throws {
  // In ascending order; those in one row are equal.
  let rows = [
    ["-1e99999999999999999999999"], ["-10", "-1e1", "-10.0"], ["-9.99"], ["-0.1"],
    ["0", "-0", "0.0", "0e5"], ["1e-400"], ["0.1", "1e-1", "0.10"], ["0.11"],
    ["1", "1.0", "10e-1"],
    ["9007199254740992"], ["9007199254740993", "9007199254740993.0"],
    ["123456789012345678901234567890"], ["1e400", "10e399"],
  ].map { $0.compactMap { JSONNumber($0) } }
  for (index, row) in rows.enumerated() {
    for (otherIndex, otherRow) in rows.enumerated() {
      for number in row {
        for other in otherRow {
          let pair = Comment(rawValue: "\(number.text) and \(other.text)")
          #expect(number.isEqual(to: other) == (index == otherIndex), pair)
          #expect(number.isLess(than: other) == (index < otherIndex), pair)
        }
      }
    }
  }
  #expect(JSONNumber("1.0") != JSONNumber("1"))
}
