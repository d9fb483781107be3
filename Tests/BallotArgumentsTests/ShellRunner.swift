import Foundation

/// Runs programs of the system that judge what this module writes for them.
enum ShellRunner {
  /// Where a program is, or `nil` where it is not installed.
  static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(
      separator: ":")
    return folders.map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether a program is installed.
  static func has(_ program: String) -> Bool { path(of: program) != nil }

  /// Runs a program in a new folder that holds `file`, with these arguments; gives what it writes
  /// to both outputs, and the names in the folder afterwards.
  static func run(
    _ program: String, _ arguments: [String], file: (name: String, text: String)
  ) throws -> (output: String, names: [String]) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ballot-arguments-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try file.text.write(
      to: folder.appendingPathComponent(file.name), atomically: true, encoding: .utf8)

    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path(of: program) ?? program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return (String(decoding: data, as: UTF8.self), names)
  }
}
