import Foundation
import TestSupport
import Testing

/// A window of tmux, a terminal that is not our own emulator, on a server of its own.
final class TmuxSession {
  private let program: String
  private let socket = "ballot-" + UUID().uuidString

  /// Opens a window in which a program runs; throws where there is no tmux.
  init(
    _ command: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws {
    program = try #require(Ballot.find("tmux"), "tmux is not installed: apt-get install tmux")
    let variables = environment.map { ["-e", "\($0.key)=\($0.value)"] }.joined()
    try tmux(
      ["-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"] + variables
        + ["--"] + command + [";", "set", "-g", "status", "off"])
  }

  deinit { _ = try? tmux(["kill-server"]) }

  /// Presses keys by tmux's names, such as `Down` and `Enter`; other words are typed.
  func press(_ keys: String...) throws {
    for key in keys { try tmux(["send-keys", key]) }
  }

  /// Waits until the window shows a text, ten seconds at the most.
  func until(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try until("\"\(text)\"", sourceLocation: sourceLocation) { $0.contains(text) }
  }

  /// Waits until the window is as described.
  func until(
    _ description: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: (String) -> Bool
  ) throws {
    let deadline = ContinuousClock.now + .seconds(10)
    var shown = ""
    while ContinuousClock.now < deadline {
      shown = try screen
      if condition(shown) { return }
    }
    Issue.record("waited for \(description)\n\(shown)", sourceLocation: sourceLocation)
    throw Session.TimedOut()
  }

  /// What the window shows, with what has scrolled away.
  var screen: String {
    get throws { try tmux(["capture-pane", "-p", "-S", "-"]) }
  }

  /// The rows that the window shows, without blanks at their ends.
  func visibleRows() throws -> [String] {
    try tmux(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { String($0).withoutBlanksAtEnd }
  }

  /// Asks the server for one of tmux's variables, such as `cursor_y`.
  func value(_ name: String) throws -> String {
    try tmux(["display-message", "-p", "#{\(name)}"]).trimmingCharacters(in: .newlines)
  }

  /// Changes the size of the window.
  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let invocation = try Invocation(program, ["-u", "-L", socket] + arguments)
    guard invocation.end == .exited(0) else {
      throw Failure(description: "tmux \(arguments): \(invocation.diagnostics)")
    }
    return invocation.output
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
