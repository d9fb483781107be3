import Foundation
import Testing

/// The pictures of the README and of the documentation.
struct PictureTests {
  @Test func picturesShowWhatTheToolDraws() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let script = Process()
    script.executableURL = root.appendingPathComponent("scripts/pictures")
    script.arguments = ["--check"]
    let diagnostics = Pipe()
    script.standardError = diagnostics
    try script.run()
    let said = diagnostics.fileHandleForReading.readDataToEndOfFile()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
  }
}
