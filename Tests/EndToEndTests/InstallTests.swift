import Foundation
import Testing

private let script = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("scripts/install").path

/// `scripts/install` puts everything under a prefix, where it works, and takes it away again, but
/// nothing else.
@Test func installsAndUninstalls() throws {
  try ScriptRun.withFolder { folder in
    try Data("kept\n".utf8).write(to: folder.appendingPathComponent("other"))
    let expected = [
      "bin/ballot", "other", "share/bash-completion/completions/ballot",
      "share/fish/vendor_completions.d/ballot.fish", "share/man/man1/ballot.1",
      "share/zsh/site-functions/_ballot",
    ]
    for arguments in [["--prefix", folder.path], ["--prefix=\(folder.path)"]] {
      let run = try ScriptRun(script, arguments)
      #expect(run.status == 0, "\(run.output)")
      #expect(files(below: folder) == expected)
    }
    for (program, arguments) in [
      ("bin/ballot", ["--version"]), ("bash", ["-n", expected[2]]),
      ("fish", ["--no-execute", expected[3]]), ("mandoc", ["-Tlint", expected[4]]),
      ("zsh", ["-n", expected[5]]),
    ] where program.contains("/") || Ballot.find(program) != nil {
      let run = try ScriptRun(program, arguments, in: folder)
      #expect(run.status == 0, "\(program): \(run.output)")
    }
    let removed = try ScriptRun(script, ["--prefix", folder.path, "--uninstall"])
    #expect(removed.status == 0, "\(removed.output)")
    #expect(files(below: folder) == ["other"])
  }
}

@Test func installRefusesWhatItDoesNotKnow() throws {
  for arguments in [["--bogus"], ["--prefix"], ["--prefix", ""]] {
    let run = try ScriptRun(script, arguments)
    #expect(run.status == 2, "\(arguments): \(run.output)")
    #expect(run.output.hasPrefix("install: "), "\(arguments): \(run.output)")
  }
}

private func files(below folder: URL) -> [String] {
  (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { path in
    var isFolder: ObjCBool = false
    let full = folder.appendingPathComponent(path).path
    return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      && !isFolder.boolValue
  }.sorted()
}
