import Foundation
import TestSupport
import Testing

/// Options that a command prints: slow, failing, never ending, and cancelled.
struct OptionsCommandTests {
  private func picker(_ command: String) -> [String] {
    ["picker", "-r", "--style", "inline", "--options-command", command, "Pick"]
  }

  @Test func whatACommandPrintsCanBeChosen() throws {
    let session = try Session(ballot: picker("printf 'a\\nb\\n'"))
    try session.until("enter accept")
    try session.until("b")
    session.press(.down, .down, .enter)
    session.expectEnd(.exited(0), output: "b\n")
  }

  /// The options arrive while the question is on the screen.
  @Test func aSlowCommandCanBeAnsweredAtOnce() throws {
    try withFolder { folder in
      let session = try Session(
        ballot: picker("echo early; while ! [ -e \(folder)/go ]; do sleep 0.01; done; echo late"))
      try session.until("early")
      #expect(FileManager.default.createFile(atPath: folder + "/go", contents: nil))
      try session.until("late")
      session.press(.down, .down, .enter)
      session.expectEnd(.exited(0), output: "late\n")
    }
  }

  @Test func aFailingCommandIsSaidInItsOwnWords() throws {
    let command = "echo no such region >&2; exit 7"
    try Invocation(ballot: picker(command)).expect(5, diagnostics: "no such region")
    let session = try Session(ballot: picker(command))
    try session.until("no such region")
    session.press(.escape)
    let end = session.terminal.waitForEnd()
    #expect(end == .exited(130) || end == .exited(5), "\(session.picture)")
    #expect(session.output == "")
    #expect(session.leftBehind == [], "\(session.picture)")
  }

  /// However the question ends, a command that never does is gone with all its children.
  @Test func noCommandOutlivesTheQuestion() throws {
    let ends: [(String, (Session) -> Void, PseudoTerminalProcess.End)] = [
      ("Esc", { $0.press(.escape) }, .exited(130)),
      ("Ctrl-C", { $0.press(.interrupt) }, .signalled(2)),
      ("SIGTERM", { $0.process.signal(15) }, .signalled(15)),
      ("SIGHUP", { $0.process.signal(1) }, .signalled(1)),
      ("an answer", { $0.press(.down, .enter) }, .exited(0)),
    ]
    for (name, act, end) in ends {
      try withFolder { folder in
        let command =
          "echo a; sleep 1000 & echo $! >\(folder)/new; mv \(folder)/new \(folder)/id; wait"
        let session = try Session(ballot: picker(command))
        try session.until("Pick")
        try session.until(" a")
        try session.until("the command's child") { _ in
          FileManager.default.fileExists(atPath: folder + "/id")
        }
        act(session)
        session.expectEnd(end, output: end == .exited(0) ? "a\n" : "")
        let text = try String(contentsOfFile: folder + "/id", encoding: .utf8)
        let child = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
        #expect(session.terminal.wait { !isRunning(child) }, "\(name)")
      }
    }
  }

  /// Whether a process is there and has not ended.
  private func isRunning(_ id: pid_t) -> Bool {
    guard kill(id, 0) == 0 else { return false }
    // In a container without a reaper what has ended may stay as a zombie.
    guard let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else {
      return FileManager.default.fileExists(atPath: "/proc") == false
    }
    return !status.contains(") Z ")
  }
}
