public import Foundation

/// Python with the packages of PyPI that judge what Ballot writes. `scripts/test` has them put into
/// `.build/python`; `BALLOT_PYTHON` names another interpreter.
public enum Python {
  /// The path of the interpreter; `nil` where it is not there, and then the log says that tests are
  /// left out.
  public static let path: String? = {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let given = ProcessInfo.processInfo.environment["BALLOT_PYTHON"]
    let path = given ?? checkout.appending(path: ".build/python/bin/python").path()
    if FileManager.default.isExecutableFile(atPath: path) { return path }
    print("note: no \(path); scripts/test installs it")
    return nil
  }()

  /// Runs a program.
  /// - Parameters:
  ///   - program: what Python runs.
  ///   - input: its standard input.
  /// - Returns: its standard output; `nil` where Python is not there, or where the program fails,
  ///   whose traceback is then in the log.
  public static func run(_ program: String, input: Data) throws -> Data? {
    guard let path else { return nil }
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = ["-c", program]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }
}
