import TestSupport
import Testing

/// `--plain` with its lines from a pipe.
struct PlainPipeTests {
  @Test func plainReadsTheLinesItNeedsAndNotAByteMore() throws {
    let rows: [(String, String, String)] = [
      ("radio -r --plain Ask a b", "2\nrest\n", "b\nrest\n"),
      ("radio -r --plain Ask a b", "2", "b\n"),
      ("toggle -r --plain Ask", "yes\nrest", "true\nrest"),
      ("text -r --plain Ask", "a b\n\n", "a b\n\n"),
      ("radio -r --plain Ask a b; ballot radio -r --plain Ask c d", "1\nd\nrest\n", "a\nd\nrest\n"),
    ]
    for (call, input, output) in rows {
      try Invocation("/bin/sh", ["-c", "ballot \(call); cat"], input: input).expect(
        0, output: output, call)
    }
  }

  @Test func plainWithoutAnAnswerIsMissing() throws {
    for input in [nil, ""] {
      let call = ["radio", "--plain", "--default", "a", "Ask", "a", "b"]
      try Invocation(ballot: call, input: input).expect(3, "\(input ?? "/dev/null")")
    }
    try Invocation(ballot: ["radio", "--plain", "Ask", "a", "b"], input: "7\n1\n").expect(
      4, diagnostics: "7")
    try Invocation(ballot: ["radio", "--plain", "--no-input", "Ask", "a"], input: "1\n").expect(3)
    try Invocation(
      ballot: ["radio", "Ask", "a"], input: "1\n", environment: ["BALLOT_PLAIN": "1"]
    ).expect(3)
  }
}
