import BallotCommand
import BallotJSON
import BallotTerminal
import Foundation

/// The folder of the examples.
let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("scripts/examples")

/// A process that was run to its end.
struct Finished {
  let output: [UInt8]
  let status: Int
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Runs a program of `PATH`.
  init(
    _ command: [String], environment: [String: String] = [:], input: [UInt8] = []
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
      .merging(environment) { $1 }
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    let output = Pipe()
    let source = Pipe()
    process.standardOutput = output
    process.standardInput = source
    process.standardError = FileHandle.nullDevice
    try process.run()
    try source.fileHandleForWriting.write(contentsOf: Data(input))
    try source.fileHandleForWriting.close()
    self.output = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    status = Int(process.terminationStatus)
  }
}

extension MemoryWorld {
  /// A world in which an example's form and what it reads are files, and in which its commands run.
  convenience init(
    _ example: Example, given: GivenAnswers? = nil, keys: String = "", lines: [String]? = nil
  ) throws {
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".json") {
      files[name] = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }
    var arguments = ["form", "\(example.name).json"]
    for fact in example.facts { arguments += ["--given", fact] }
    var environment = [(name: "TERM", value: "xterm-256color"), (name: "LANG", value: "C.UTF-8")]
    if let given {
      files["answers.json"] = Array(JSON.object(given.file).text().utf8)
      arguments += ["--answers", "answers.json", "--env-prefix", "T_"] + given.arguments
      arguments += ["--"] + given.flags
      environment += given.environment
    }
    if lines != nil { environment.append((name: "BALLOT_PLAIN", value: "1")) }
    let terminal = MemoryTerminal()
    terminal.typedLines = lines ?? []
    self.init(
      arguments: arguments, environment: environment, files: files,
      input: Array((example.input ?? "").utf8),
      terminalChannels: example.input == nil ? [.input, .diagnostics] : [.diagnostics],
      terminal: given == nil ? terminal : nil,
      steps: try Key.parse(keys).flatMap { [.pause(.seconds(1)), .key($0)] },
      runCommand: run)
  }
}

/// Runs a command of a form as the tool does.
private func run(_ command: ShellCommand) -> MemoryWorld.CommandResult {
  var variables: [String: String] = [:]
  for (name, value) in command.environment { variables[name] = value }
  guard
    let finished = try? Finished(
      ["sh", "-c", command.script], environment: variables, input: command.input)
  else { return ([], .failed("sh cannot be run")) }
  return (finished.output, .exited(status: finished.status, diagnostics: []))
}
