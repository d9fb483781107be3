import Foundation

/// A program that ran to its end without a terminal.
struct ScriptRun {
  /// Its exit status.
  let status: Int32
  /// What it wrote to standard output and standard error together.
  let output: String

  /// Runs a program.
  /// - Parameters:
  ///   - path: the path of the program, or the name of one in PATH.
  ///   - folder: the folder that it runs in.
  init(_ path: String, _ arguments: [String], in folder: URL? = nil) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["BALLOT_BINARY": Ballot.path]) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// Runs a body with a new folder, which is removed afterwards.
  static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ballot scripts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
