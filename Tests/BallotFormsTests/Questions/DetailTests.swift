import BallotForms
import BallotJSON
import BallotTerminal
import Testing

/// The detail of the option at the cursor, where its row has no room for it.
@Suite struct DetailTests {
  static let options = (1...12).map { number in
    let detail = number == 3 ? "short" : "zone \(number), which is far away from all the others"
    return Option(.string("eu-west-\(number)"), detail: detail)
  }

  func scene(_ keys: String, columns: Int, rows: Int = 24) throws -> Scene {
    try Scene(Form(.picker, "Region", Self.options), keys: keys, columns: columns, rows: rows)
  }

  @Test func aDetailThatIsCutStandsWholeBelowTheList() throws {
    let wide = try scene("Down", columns: 80)
    #expect(wide.text.matches(of: /far away/).count == 9, "\(wide.text)")
    let narrow = try scene("Down", columns: 40)
    #expect(
      narrow.text.contains("  zone 2, which is far away from all\n  the others"), "\(narrow.text)")
    // The list stays in its place where the detail of the next option fits.
    let next = try scene("Down Down", columns: 40)
    #expect(!next.text.contains("from all"), "\(next.text)")
    #expect(
      next.text.split(separator: "\n", omittingEmptySubsequences: false).count
        == narrow.text.split(separator: "\n", omittingEmptySubsequences: false).count)
  }

  @Test func theListComesFirstWhereThereIsLittleRoom() throws {
    for rows in [4, 8, 12] {
      let shown = try scene("Down", columns: 20, rows: rows)
      #expect(shown.text.contains("❯ eu-west-2"), "\(shown.text)")
      #expect(!shown.text.contains("which is"), "\(rows)\n\(shown.text)")
    }
    #expect(try scene("Down", columns: 20, rows: 17).text.contains("  zone 2, which is\n"))
  }
}
