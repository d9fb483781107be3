import BallotTerminal
import Foundation
import TestSupport
import Testing

/// Text, lists and forms of strangers.
struct HostileTests {
  /// A form with a text in every place that a file has for one.
  private func form(_ text: (Int) -> String) throws -> Data {
    let options: [[String: Any]] = [
      ["value": text(0), "label": text(1), "detail": text(2), "icon": text(3)],
      ["value": "b", "disabled": text(4)], ["value": "c", "section": text(5)],
    ]
    let questions: [[String: Any]] = [
      ["section": text(6)], ["note": [text(7)]],
      ["type": "radio", "name": "env", "label": text(8), "detail": text(9), "options": options],
      [
        "type": "text", "name": "name", "label": text(10), "placeholder": text(11),
        "default": text(12),
      ],
      ["type": "text", "name": "code", "pattern": "^[0-9]+$", "message": text(13)],
      ["type": "toggle", "name": "on", "label": text(14), "onLabel": text(15)],
    ]
    return try JSONSerialization.data(withJSONObject: ["title": text(16), "questions": questions])
  }

  private enum Face: CaseIterable { case page, lines, help, explain, message }

  /// What a stranger wrote is seen as text, wherever it is shown.
  @Test func outsideTextIsHarmless() throws {
    try withFolder { folder in
      let file = folder + "/form.json"
      try trials("D1", "sequences in every text of a form", count: 40) { random in
        let sequence = random.pick(HostileText.sequences, or: "")
        let face = random.pick(Face.allCases, or: .page)
        let place = random.number(in: 0...16)
        try form { $0 == place ? "x\(sequence)y" : "text \($0)" }
          .write(to: URL(fileURLWithPath: file))
        return HostileText.controls(in: try draw(face, file), of: sequence).map {
          "\(sequence.debugDescription) in \(face), place \(place): \($0)"
        }
      }
    }
  }

  /// All that is shown of a form.
  private func draw(_ face: Face, _ file: String) throws -> String {
    switch face {
    case .page:
      let session = try Session(ballot: ["form", file])
      session.terminal.wait { session.process.end != nil || session.text.contains("enter") }
      if session.process.end == nil { session.press(.down, .enter, .tab, .interrupt) }
      _ = session.terminal.waitForEnd()
      return session.terminal.drawnText
    case .lines:
      let session = try Session(ballot: ["form", "--plain", file])
      session.terminal.wait { session.process.end != nil || session.text.hasSuffix(":") }
      if session.process.end == nil { session.press("nothing\n", .endOfInput) }
      _ = session.terminal.waitForEnd()
      return session.terminal.drawnText
    case .help:
      let run = try Invocation(ballot: ["form", file, "--", "--help"])
      return run.output + run.diagnostics
    case .explain:
      let run = try Invocation(ballot: ["form", "--explain", file])
      return run.output + run.diagnostics
    case .message:
      let run = try Invocation(ballot: ["form", file, "--", "--env", "wrong", "--code", "x"])
      return run.output + run.diagnostics
    }
  }

  /// The answer is what was chosen, byte by byte.
  @Test func theAnswerKeepsWhatWasWritten() throws {
    try trials("D1", "sequences in an answer", count: nil, of: HostileText.sequences) {
      sequence, _ in
      let value = "x\(sequence)y"
      let run = try Invocation(
        ballot: ["radio", "--answer", "answer=" + value, "--print0", "-r", "--", "Ask", value, "b"])
      return run.output == value + "\0" ? [] : ["\(run)"]
    }
  }

  @Test func messagesAreHarmlessToo() throws {
    try trials("D1", "sequences in messages", count: nil, of: HostileText.sequences) {
      sequence, random in
      let hostile = "x\(sequence)y"
      let calls: [[String]] = [
        ["radio", "--answer", "answer=" + hostile, "Ask", "dev"], ["form", hostile],
        ["radio", "--" + hostile, "Ask"], ["radio", "--options-from", hostile, "Ask"],
        ["radio", "--options-command", "printf '%s' \"$X\" >&2; exit 1", "Ask"],
        ["radio", "--env-prefix", "", "--name", "x", "Ask", "dev"],
      ]
      let call = random.pick(calls, or: [])
      let run = try Invocation(ballot: call, environment: ["X": hostile])
      let controls = HostileText.controls(in: run.diagnostics, of: sequence)
      return (run.end == .exited(0) ? ["ended well"] : controls).map { "\(call): \($0)" }
    }
  }

  /// An answer, a first frame or a fault within a second, in 200 MB.
  @Test func enormousInputsAreSurvived() throws {
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
    try withFolder { folder in
      try trials("D8", "enormous forms", count: nil, of: forms) { each, _ in
        let (name, form) = each
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
        // A release build alone takes less than a second; others run beside this test.
        if time >= .seconds(8) { return ["\(name) took \(time)"] }
        if session.process.end != nil { return session.faults(after: .exited(2)) }
        session.press(.escape)
        return session.faults(after: .exited(130))
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
