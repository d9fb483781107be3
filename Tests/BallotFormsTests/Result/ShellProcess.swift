import Foundation

/// A shell of this machine that runs what the formats write.
struct ShellProcess {
  /// How a test calls it.
  let name: String
  /// The command that runs a script file, with its arguments.
  let command: [String]

  /// The shells that take `--format shell`.
  static let posix = [
    ShellProcess(name: "dash", command: ["dash"]),
    ShellProcess(name: "bash", command: ["bash", "--norc"]),
    ShellProcess(name: "zsh", command: ["zsh", "-f"]),
    ShellProcess(name: "busybox", command: ["busybox", "ash"]),
  ]
  /// bash, for `--format bash`.
  static let bash = ShellProcess(name: "bash", command: ["bash", "--norc"])
  /// fish, for `--format fish`.
  static let fish = ShellProcess(name: "fish", command: ["fish", "--no-config"])

  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  /// Whether it is installed; where it is not, the log says that its tests are left out.
  var isInstalled: Bool {
    let isThere = Self.path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(command[0])")
    }
    if !isThere { print("note: \(name) is not installed; scripts/test installs it") }
    return isThere
  }

  /// Runs a script in a clean environment and an empty folder, in which `code` is a file.
  func run(_ script: String, code: [UInt8] = [], locale: String = "C.UTF-8") throws -> (
    output: [UInt8], errors: String, exitCode: Int32
  ) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ballot-result-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(code).write(to: folder.appendingPathComponent("code"))
    try Data(script.utf8).write(to: folder.appendingPathComponent("script"))

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["-i", "PATH=\(Self.path)", "HOME=\(folder.path)", "LC_ALL=\(locale)"] + command
      + ["script"]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = folder.appendingPathComponent("errors")
    try Data().write(to: errors)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let said = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    return ([UInt8](data), said, process.terminationStatus)
  }

  /// The safe idiom of the documentation: takes the answers that `cat code` prints in Ballot's
  /// place, or ends.
  var takesAnswers: String {
    name == "fish"
      ? "set -l a \"$(cat code)\"; or exit; eval $a\n" : "a=$(cat code) || exit; eval \"$a\"\n"
  }
}
