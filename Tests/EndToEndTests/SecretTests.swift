import BallotTerminal
import Foundation
import TestSupport
import Testing

/// A secret is in the answer, and nowhere else: not on the screen, in no message, no argument, no
/// environment of a command, and in no file that others can read.
struct SecretTests {
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/environ")))
  func aSecretIsInTheAnswerAlone() throws {
    try trials("D5", "secrets of 32 characters", count: 4) { random in
      let letters = Array("abcdefghijkmnopqrstuvwxyz23456789")
      let secret = String((0..<32).map { _ in random.pick(letters, or: "a") })
      return try withFolder { folder in
        // This command gets the value on its standard input and must find it nowhere else; the one
        // that makes the default of the other question must not find it at all.
        let check = "v=$(cat); ! tr '\\0' '\\n' </proc/$$/environ | grep -q \"$v\""
        let session = try Session(
          ballot: [
            "form", "--text", "password=Password", "--secret", "--check", check, "--text",
            "user=User", "--default-command", "env | grep -c BALLOT_ANSWER_PASS; true",
            "--show-command",
            "--save", folder + "/save", "--output", folder + "/answers.json",
          ])
        try session.until("Password")
        session.press(secret)
        let command = try String(
          contentsOfFile: "/proc/\(session.process.id)/cmdline", encoding: .utf8)
        session.press(.enter)
        try session.until("the check and the default") { screen in
          let row = screen.rows[screen.cursor.row].text
          return row.contains("User") && row.contains("0")
        }
        session.press(.enter)
        var faults = session.faults(after: .exited(0))
        if session.terminal.drawnText.contains(secret.prefix(4)) { faults.append("was drawn") }
        if command.contains(secret) { faults.append("is in the arguments") }
        let path = folder + "/answers.json"
        let answers = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "no file"
        if !answers.contains(secret) || !answers.contains("\"user\":\"0\"") {
          faults.append("is not in the answer: \(answers)")
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
          let path = folder + "/" + name
          let text = try String(contentsOfFile: path, encoding: .utf8)
          let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
          if text.contains(secret), mode as? Int != 0o600 {
            faults.append("\(name) has mode \(String(describing: mode))")
          }
        }
        return faults.map { "\($0)\n\(session.picture)" }
      }
    }
  }
}
