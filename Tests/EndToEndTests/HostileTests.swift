import BallotTerminal
import Foundation
import TestSupport
import Testing

/// Text, lists and forms of strangers.
struct HostileTests {
  /// Sequences that do something in some terminal, and characters that hide something.
  private let sequences = [
    "\u{1B}]0;title\u{7}", "\u{1B}]52;c;c3RvbGVu\u{7}", "\u{1B}]8;;http://a\u{1B}\\", "\u{1B}[2J",
    "\u{1B}[1;1H", "\u{1B}[21t", "\u{1B}P$q\"p\u{1B}\\", "\u{1B}c", "\u{9B}31m", "\u{9D}0;x\u{9C}",
    "\r", "\u{8}\u{8}", "\u{7}", "\u{7F}", "\u{B}", "\u{E}", "\u{202E}gnp", "\u{200B}", "\u{85}",
  ]

  /// What a stranger wrote is seen as text, and reaches the answer unchanged.
  @Test func outsideTextIsHarmless() throws {
    for sequence in sequences {
      let hostile = "a" + sequence + "b"
      let session = try Session(
        ballot: ["radio", "-r", "--detail", hostile, "--", "Ask " + hostile, hostile, "plain"])
      try session.until("plain")
      session.press(.down, .enter)
      session.expectEnd(.exited(0), output: hostile + "\n")
      let drawn = session.terminal.drawnText
      for control in sequence.unicodeScalars where control != "\r" && control != "\u{1B}" {
        guard control.properties.generalCategory == .control else { continue }
        #expect(!drawn.unicodeScalars.contains(control), "\(sequence.debugDescription)")
      }
      #expect(
        !drawn.contains("\u{1B}]") && !drawn.contains("\u{1B}P") && !drawn.contains("\u{1B}c"))
      let rows = session.screen.lines.count { $0.contains("Ask") }
      #expect(rows == 1, "\(sequence.debugDescription)\n\(session.picture)")
    }
  }

  @Test func messagesAreHarmlessToo() throws {
    for sequence in sequences {
      let hostile = "a" + sequence + "b"
      let calls: [[String]] = [
        ["radio", "--answer", "answer=" + hostile, "Ask", "dev"], ["form", hostile],
        ["radio", "--" + hostile, "Ask"], ["radio", "--options-from", hostile, "Ask"],
        ["radio", "--options-command", "printf '%s' '\(hostile)' >&2; exit 1", "Ask"],
      ]
      for call in calls {
        let run = try Invocation(ballot: call)
        #expect(run.end != .exited(0), "\(call)")
        let controls = run.diagnostics.unicodeScalars.filter {
          $0 != "\n" && $0.properties.generalCategory == .control
        }
        #expect(controls.isEmpty, "\(call) \(run.diagnostics.debugDescription)")
      }
    }
  }

  /// An answer, a first frame or a fault within a second, in 200 MB.
  @Test func enormousInputsAreSurvived() throws {
    let folder = NSTemporaryDirectory() + "/ballot-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let nested = String(repeating: "[", count: 100_000)
    let label = String(repeating: "long ", count: 200_000)
    let options = (0..<100_000).map { "\"option \($0)\"" }.joined(separator: ",")
    let forms: [(String, String)] = [
      ("nesting", "{\"questions\": \(nested)"),
      (
        "a label of 1 MB",
        "{\"questions\": [{\"type\": \"radio\", \"name\": \"a\", \"label\": \"\(label)\", \"options\": [\"x\"]}]}"
      ),
      (
        "100,000 options",
        "{\"questions\": [{\"type\": \"picker\", \"name\": \"a\", \"label\": \"Ask\", \"options\": [\(options)]}]}"
      ),
      ("8 MiB of blanks", String(repeating: " ", count: 8 << 20)),
    ]
    for (name, form) in forms {
      let file = folder + "/form.json"
      try form.write(toFile: file, atomically: true, encoding: .utf8)
      let script = "ulimit -v 200000; exec ballot form \"$0\""
      let start = ContinuousClock.now
      let session = try Session("/bin/sh", ["-c", script, file], output: .pipe)
      session.terminal.wait {
        session.process.end != nil || session.text.contains("choose")
          || session.text.contains("enter")
      }
      let time = ContinuousClock.now - start
      // A release build alone on its machine takes less than a second; others run beside this test.
      #expect(time < .seconds(8), "\(name): \(time)")
      if session.process.end == nil {
        session.press(.escape)
        session.expectEnd(.exited(130))
      } else {
        session.expectEnd(.exited(2))
      }
    }
  }

  @Test func aRunawayPatternIsJudgedAtOnce() throws {
    let run = try Invocation(ballot: [
      "text", "--pattern", "^(a+)+$", "--answer",
      "answer=" + String(repeating: "a", count: 5000) + "!", "Name",
    ])
    run.expect(4)
    #expect(run.time < .seconds(1), "\(run.time)")
  }
}
