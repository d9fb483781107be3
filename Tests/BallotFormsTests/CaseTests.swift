import BallotForms
import BallotTerminal
import Foundation
import TestSupport
import Testing

/// The folders of `Cases`, each a form that is asked: `form.json`, the `keys` of a person, the
/// `screen.txt` after each line of keys and the `answers.json` that come out. A `size` such as
/// `40x12` is that of the terminal, else 80 columns and 24 rows. To add a case, add a folder with
/// a form and keys, and run the tests with BALLOT_RECORD=1.
@Test func recordedCases() throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases")
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  #expect(names.count >= 15, "the folder of cases is incomplete")
  for name in names where !name.hasPrefix(".") {
    try expectCase(name, in: folder.appendingPathComponent(name))
  }
}

private func expectCase(_ name: String, in folder: URL) throws {
  func read(_ file: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }
  let form = try readForm(Array(try read("form.json").utf8), path: "\(name)/form.json")
  let size = ((try? read("size")) ?? "80x24").split { !$0.isNumber }.compactMap { Int($0) }
  try #require(size.count == 2, "\(name): a size is COLUMNSxROWS")
  var screens = ""
  var pressed = ""
  var answers = ""
  for line in [""] + (try read("keys")).split(separator: "\n").map(String.init) {
    pressed += line + " "
    let scene = try Scene(form, keys: pressed, columns: size[0], rows: size[1])
    screens += "── \(line)\n\(scene.text)\n"
    answers = scene.outcome == .answered ? scene.result : "\"\(scene.outcome?.word ?? "asking")\""
  }
  for (file, text) in [("screen.txt", screens), ("answers.json", answers)] {
    expectRecording(
      at: folder.appendingPathComponent(file).path, named: "\(name)/\(file)", matches: text)
  }
}

extension Outcome {
  /// How a form ended that has no answers.
  fileprivate var word: String { "\(self)" }
}
