import TestSupport
import Testing

/// A program that ran with no terminal anywhere: as in a pipeline of a CI system.
struct Invocation {
  /// How it ended; `nil` when it had to be killed.
  let end: PseudoTerminalProcess.End?
  /// What it wrote to standard output.
  let output: String
  /// What it wrote to standard error.
  let diagnostics: String
  /// How long it ran.
  let time: Duration

  /// Runs a program to its end, at most ten seconds.
  /// - Parameter text: given to it through a pipe, which stays open where `closesInput` is false;
  ///   `nil` for `/dev/null`.
  init(
    _ program: String, _ arguments: [String], input text: String? = nil, closesInput: Bool = true,
    environment: [String: String] = [:], output: PseudoTerminalProcess.Wiring = .pipe
  ) throws {
    let nobody = try PseudoTerminal()
    let start = ContinuousClock.now
    let process = try nobody.start(
      program, arguments,
      environment: Ballot.environment.merging(environment) { $1 }.filter { $1 != unset },
      isControlling: false, input: text == nil ? .null : .pipe, output: output,
      diagnostics: .pipe)
    if let text {
      process.writeInput(text)
      if closesInput { process.closeInput() }
    }
    end = nobody.waitForEnd()
    time = ContinuousClock.now - start
    self.output = String(decoding: process.output, as: UTF8.self)
    diagnostics = String(decoding: process.diagnostics, as: UTF8.self)
  }

  /// Runs `ballot`.
  init(
    ballot arguments: [String], input text: String? = nil, closesInput: Bool = true,
    environment: [String: String] = [:], output: PseudoTerminalProcess.Wiring = .pipe
  ) throws {
    try self.init(
      Ballot.path, arguments, input: text, closesInput: closesInput, environment: environment,
      output: output)
  }

  /// Expects this end and this on standard output.
  func expect(
    _ status: Int, output expected: String = "", diagnostics text: String = "",
    _ name: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let all = "\(name) stdout: \(output.debugDescription) stderr: \(diagnostics)"
    #expect(end == .exited(status), "\(all)", sourceLocation: sourceLocation)
    #expect(output == expected, "\(all)", sourceLocation: sourceLocation)
    #expect(diagnostics.contains(text), "\(all)", sourceLocation: sourceLocation)
    #expect(!diagnostics.contains("\u{1B}"), "\(all)", sourceLocation: sourceLocation)
  }
}
