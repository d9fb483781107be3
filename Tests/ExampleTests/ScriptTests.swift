import Foundation
import TestSupport
import Testing

/// The scripts of `scripts/examples`, run by `sh` with nobody there.
@Suite struct ScriptTests {
  /// A folder for `PATH` in which `ballot` is the built tool.
  private static let commands = Result { () throws -> URL in
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ballot-examples-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("ballot"), withDestinationURL: try tool())
    return folder
  }

  /// The tool that `BALLOT_BINARY` names, else the one that is built beside the tests.
  private static func tool() throws -> URL {
    let path = variable("BALLOT_BINARY") ?? builtProduct("ballot")
    try #require(
      FileManager.default.isExecutableFile(atPath: path),
      "no ballot at \(path): build it, or name it in BALLOT_BINARY")
    return URL(fileURLWithPath: path)
  }

  private func script(_ example: Example) -> String {
    folder.appendingPathComponent(example.name + ".sh").path
  }

  @Test func everyScriptSaysWhatItWouldDo() throws {
    let path = try Self.commands.get().path
    var report = ""
    for example in Example.all {
      let given = GivenAnswers(example, prefix: example.environmentPrefix) { _ in .flag }
      var environment = [
        "PATH": "\(path):/usr/bin:/bin", "BALLOT_NONINTERACTIVE": "1", "RELEASE_FROM": "main",
        "VM_KVM": "no", "VM_GPU": "yes",
      ]
      for (name, value) in given.environment { environment[name] = value }
      let finished = try Finished(
        ["sh", script(example)] + given.flags, environment: environment)
      #expect(finished.status == 0, "\(example.name)")
      report += "── \(example.name).sh \(given.flags.joined(separator: " "))\n\(finished.text)"
    }
    expectSnapshot(named: "scripts", matches: report)
  }

  @Test func noScriptGoesOnWithoutTheTool() throws {
    for example in Example.all {
      let finished = try Finished(["sh", script(example)])
      #expect(finished.status == 127, "\(example.name)")
      #expect(finished.text.isEmpty, "\(example.name): \(finished.text)")
    }
  }

  @Test func noScriptGoesOnWhereAnAnswerIsMissing() throws {
    let path = try Self.commands.get().path
    for example in Example.all where !["features", "inspector"].contains(example.name) {
      let finished = try Finished(
        ["sh", script(example)],
        environment: ["PATH": "\(path):/usr/bin:/bin", "BALLOT_NONINTERACTIVE": "1"])
      #expect(finished.status == 3, "\(example.name)")
      #expect(finished.text.isEmpty, "\(example.name): \(finished.text)")
    }
  }
}
