import BallotForms
import BallotTerminal
import Testing

/// What `--tint` and the member `tint` take.
@Test func coloursAreRead() {
  let table: [(text: String, color: Color?)] = [
    ("red", .standard(1)), ("RED", .standard(1)), ("bright-red", .standard(9)),
    ("brightRed", .standard(9)), ("grey", .standard(8)), ("gray", .standard(8)),
    ("amber", .indexed(214)), ("0", .indexed(0)), ("255", .indexed(255)), ("256", nil),
    ("-1", nil), ("+1", nil), ("1.0", nil), ("#fff", .rgb(red: 255, green: 255, blue: 255)),
    ("#a1b2C3", .rgb(red: 0xA1, green: 0xB2, blue: 0xC3)), ("#12", nil), ("#12345", nil),
    ("#ggg", nil), ("#ééé", nil), ("", nil), ("#", nil), ("gren", nil),
  ]
  for row in table { #expect(Color(named: row.text) == row.color, "\(row.text)") }
  for name in Color.names { #expect(Color(named: name) != nil, "\(name)") }
}
