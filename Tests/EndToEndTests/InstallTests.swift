import Foundation
import Testing

/// The folder of the project.
private let project = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The program that is installed: that of `scripts/test`, else the one built with the tests.
private var binary: URL {
  if let path = ProcessInfo.processInfo.environment["BALLOT_BINARY"] {
    return URL(fileURLWithPath: path)
  }
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
  let tests = bundle?.bundleURL ?? Bundle.main.executableURL ?? project
  return tests.deletingLastPathComponent().appendingPathComponent("ballot")
}

/// `scripts/install` puts everything under a prefix, where it works, and takes it away again, but
/// nothing else.
@Test func installsAndUninstalls() throws {
  let prefix = FileManager.default.temporaryDirectory
    .appendingPathComponent("ballot install-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: prefix, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: prefix) }
  try Data("kept\n".utf8).write(to: prefix.appendingPathComponent("other"))

  try install(["--prefix", prefix.path])
  let expected = [
    "bin/ballot", "other", "share/bash-completion/completions/ballot",
    "share/fish/vendor_completions.d/ballot.fish", "share/man/man1/ballot.1",
    "share/zsh/site-functions/_ballot",
  ]
  #expect(files(below: prefix) == expected)
  for file in expected {
    let data = try Data(contentsOf: prefix.appendingPathComponent(file))
    #expect(!data.isEmpty, "\(file)")
  }
  #expect(try run(prefix.appendingPathComponent("bin/ballot"), ["--version"]) == 0)

  try install(["--prefix=\(prefix.path)"])
  #expect(files(below: prefix) == expected)
  try install(["--prefix", prefix.path, "--uninstall"])
  #expect(files(below: prefix) == ["other"])
  #expect(try run(project.appendingPathComponent("scripts/install"), ["--bogus"]) == 2)
}

private func install(_ arguments: [String]) throws {
  #expect(try run(project.appendingPathComponent("scripts/install"), arguments) == 0)
}

/// Runs a program to its end, with its output thrown away.
private func run(_ program: URL, _ arguments: [String]) throws -> Int32 {
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(
    ["BALLOT_BINARY": binary.path]) { $1 }
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  return process.terminationStatus
}

private func files(below folder: URL) -> [String] {
  (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { path in
    var isFolder: ObjCBool = false
    let full = folder.appendingPathComponent(path).path
    return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      && !isFolder.boolValue
  }.sorted()
}
