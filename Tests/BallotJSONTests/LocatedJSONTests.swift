import BallotJSON
import Testing

private let text = """
  {
    "name": "é",
    "options": [1, {"value": true}, []],
    "none": null, "n\\u0061me": -2.5
  }
  """

private func located() throws -> LocatedJSON {
  try LocatedJSON(parsing: Array(text.utf8))
}

private func slice(_ range: Range<Int>) -> String {
  String(decoding: Array(text.utf8)[range], as: UTF8.self)
}

@Test func valuesKnowTheirPlaces() throws {
  // Every value, in the order of the text, as LINE:COLUMN and what stands there.
  var places: [String] = []
  func visit(_ value: LocatedJSON) {
    places.append("\(value.position) \(slice(value.range))")
    switch value.value {
    case .null, .bool, .number, .string: break
    case .array(let elements): elements.forEach(visit)
    case .object(let members):
      for member in members {
        let position = value.source.position(at: member.nameRange.lowerBound)
        places.append("\(position) \(slice(member.nameRange)) is \(member.name)")
        visit(member.value)
      }
    }
  }
  visit(try located())
  #expect(
    places == [
      "1:1 \(text)", "2:3 \"name\" is name", "2:11 \"é\"", "3:3 \"options\" is options",
      "3:14 [1, {\"value\": true}, []]", "3:15 1", "3:18 {\"value\": true}",
      "3:19 \"value\" is value", "3:28 true", "3:35 []", "4:3 \"none\" is none", "4:11 null",
      "4:17 \"n\\u0061me\" is name", "4:30 -2.5",
    ])
}

@Test func placesCanBeLeftOut() throws {
  #expect(
    try located().json == [
      "name": "é", "options": [1, ["value": true], []], "none": nil,
      "name": .number(try #require(JSONNumber("-2.5"))),
    ])
}

@Test func membersAreFoundByTheirLastName() throws {
  let value = try located()
  #expect(value["name"]?.json.number?.text == "-2.5")
  #expect(value["options"]?.json.array?.count == 3)
  #expect(value["value"] == nil)
  #expect(value["none"]?["name"] == nil)
}

@Test func theFirstNameGivenTwiceIsFound() throws {
  let value = try located()
  #expect(value.duplicate.map { slice($0.nameRange) } == "\"n\\u0061me\"")
  #expect(value["options"]?.duplicate == nil)
  #expect(try LocatedJSON(parsing: Array(#"{"a":1,"b":{"a":2}}"#.utf8)).duplicate == nil)
}
