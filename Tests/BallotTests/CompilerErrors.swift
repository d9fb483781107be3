import Foundation
import TestSupport

/// The errors that the compiler finds in a program that uses the library, with their lines from 1.
func compilerErrors(_ program: String) throws -> [(line: Int, message: String)] {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "ballot-\(UUID().uuidString).swift")
  defer { try? FileManager.default.removeItem(at: file) }
  try Data(program.utf8).write(to: file)
  let compiler = Process()
  compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  compiler.arguments = [
    "swiftc", "-swift-version", "6", "-parse-as-library", "-typecheck", "-I",
    builtProduct("Modules"), file.path,
  ]
  let pipe = Pipe()
  compiler.standardError = pipe
  try compiler.run()
  let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  compiler.waitUntilExit()
  return output.split(separator: "\n").compactMap { line in
    guard line.hasPrefix(file.path), line.contains(": error:") else { return nil }
    let rest = line.dropFirst(file.path.count + 1)
    return Int(rest.prefix { $0 != ":" }).map { ($0, String(rest)) }
  }
}
