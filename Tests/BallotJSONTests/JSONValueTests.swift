import BallotJSON
import Testing

@Test func literalsMakeTheValuesTheyLookLike() {
  let value: JSON = ["env": "staging", "tests": true, "count": 3, "tags": ["a", nil], "none": [:]]
  #expect(
    value
      == .object([
        JSON.Member("env", .string("staging")), JSON.Member("tests", .bool(true)),
        JSON.Member("count", .integer(3)), JSON.Member("tags", .array([.string("a"), .null])),
        JSON.Member("none", .object([])),
      ]))
}

@Test func accessorsGiveTheirKindOnly() {
  let values: [JSON] = [nil, true, 3, "text", ["element"], ["name": "value"]]
  #expect(values.map(\.isNull) == [true, false, false, false, false, false])
  #expect(values.map(\.bool) == [nil, true, nil, nil, nil, nil])
  #expect(values.map(\.integer) == [nil, nil, 3, nil, nil, nil])
  #expect(values.map(\.number?.text) == [nil, nil, "3", nil, nil, nil])
  #expect(values.map(\.string) == [nil, nil, nil, "text", nil, nil])
  #expect(values.map(\.array) == [nil, nil, nil, nil, ["element"], nil])
  #expect(values.map(\.object?.count) == [nil, nil, nil, nil, nil, 1])
}

@Test func aNameGivenTwiceIsKeptAndTheLastIsFound() throws {
  let value = try json(#"{"a":1,"b":2,"a":3}"#)
  #expect(value.object?.map(\.name) == ["a", "b", "a"])
  #expect(value["a"] == 3)
  #expect(value["c"] == nil)
  #expect(JSON.array([])["a"] == nil)
  #expect(value.text() == #"{"a":1,"b":2,"a":3}"#)
}
