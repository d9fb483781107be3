import BallotForms
import BallotJSON
import Foundation
import Testing

/// The JSON Schema Test Suite: a schema that can be asked takes what is valid and nothing else; any
/// other is refused.
struct SchemaSuiteTests {
  private func suite() throws -> [(name: String, groups: [JSON])] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/json-schema-test-suite")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".json") }.sorted().map { name in
        let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
        return (name, try JSON(parsing: bytes).array ?? [])
      }
  }

  @Test func whatIsAskedTakesWhatIsValid() throws {
    var asked = 0
    var refused = 0
    for (name, groups) in try suite() {
      for group in groups {
        let schema = group["schema"]?.text() ?? ""
        let text = #"{"type":"object","properties":{"a":\#(schema)},"required":["a"]}"#
        guard let form = try? readForm(Array(text.utf8), path: name) else {
          refused += 1
          continue
        }
        asked += 1
        let question = try #require(form.questions.first)
        let options = OptionList(question.options)
        for test in group["tests"]?.array ?? [] {
          let value = test["data"] ?? .null
          let isValid = test["valid"] == true
          let taken = try? Checking.answer(value, to: question, options: options).value
          let place: Comment = "\(name): \(schema) \(value.text())"
          if let taken {
            // What is taken for an answer is written as the form has it: 1 for on is true.
            #expect(isValid || taken.utf8() != value.utf8(), place)
          } else {
            // Text that may not be left open may not be empty either.
            #expect(!isValid || value == "", place)
          }
        }
      }
    }
    #expect(asked == 27)
    #expect(refused == 98)
  }
}
