import BallotForms
import BallotJSON
import Foundation
import TestSupport
import Testing

/// What the readers of dotenv files make of the values.
struct DotenvResultTests {
  @Test func eachValueHasTheSimplestQuotes() throws {
    let rows: [(JSON, String)] = [
      ("dev", "dev"),
      ("a_b.c/d:e@f%g+h,i-j", "a_b.c/d:e@f%g+h,i-j"),
      ("", "''"),
      ("two words", "'two words'"),
      ("#no comment", "'#no comment'"),
      ("`touch SOURCED` $HOME \"x\" \\n", "'`touch SOURCED` $HOME \"x\" \\n'"),
      ("it's", "\"it's\""),
      // With a mark that combines with it, the quote is no Character of its own.
      ("it'\u{301}s", "\"it'\u{301}s\""),
      ("line\nbreak\n", "'line\nbreak\n'"),
      ("é", "'é'"),
      (15, "15"),
      (true, "true"),
      (["C:\\", "it's", "$x", "a\"b"], #"'["C:\u005c","it\u0027s","\u0024x","a\"b"]'"#),
    ]
    for (value, expected) in rows {
      let output = try ResultWriter(.dotenv).output([ResultEntry("K", .value(value))]) { 0 }
      #expect(String(decoding: output, as: UTF8.self) == "K=\(expected)\n")
    }
  }

  /// Random answers, those that would be refused left out.
  private func entries(_ count: Int, seed: UInt64) -> [ResultEntry] {
    var random = SplitMix64(seed: seed)
    var entries: [ResultEntry] = []
    while entries.count < count {
      var entry = ResultEntry("v\(entries.count)", .value(.string(RandomText.make(&random))))
      if random.chance(oneIn: 4) {
        entry.takesSeveral = true
        entry.state = .value(
          .array((0..<3).map { _ in .string(RandomText.make(&random) + "\\'$\0") }))
      }
      if ResultWriter(.dotenv).obstacle(entry) == nil { entries.append(entry) }
    }
    return entries
  }

  private func check(_ entries: [ResultEntry], _ found: [[UInt8]], _ reader: String) throws {
    try #require(found.count == entries.count, "\(reader)")
    for (entry, found) in zip(entries, found) {
      guard case .value(let value) = entry.state else { continue }
      if entry.takesSeveral {
        #expect(try JSON(parsing: found) == value, "\(reader) \(value)")
      } else {
        #expect(value == .string(String(decoding: found, as: UTF8.self)), "\(reader) \(value)")
      }
    }
  }

  @Test func shellsThatSourceTheFileReadEveryValueBack() throws {
    for shell in ShellProcess.posix where shell.isInstalled {
      let entries = entries(500, seed: 1)
      let run = try shell.run(
        ". ./code\nprintf '%s\\0' \(entries.map { "\"$\($0.name)\"" }.joined(separator: " "))\n",
        code: try ResultWriter(.dotenv).output(entries) { 0 })
      #expect(run.errors.isEmpty, "\(shell.name)")
      try check(
        entries,
        run.output.split(separator: 0, omittingEmptySubsequences: false).dropLast().map(Array.init),
        shell.name)
    }
  }

  @Test(.enabled(if: Python.path != nil)) func pythonDotenvReadsEveryValueBack() throws {
    let path = try #require(Python.path)
    let python = ShellProcess(name: "python-dotenv", command: [path])
    let entries = entries(500, seed: 2)
    let run = try python.run(
      """
      import dotenv, sys
      values = dotenv.dotenv_values("code", encoding="utf-8")
      for name in sorted(values, key=lambda name: int(name[1:])):
          sys.stdout.buffer.write(values[name].encode() + bytes([0]))

      """,
      code: try ResultWriter(.dotenv).output(entries) { 0 })
    #expect(run.errors.isEmpty)
    try check(
      entries,
      run.output.split(separator: 0, omittingEmptySubsequences: false).dropLast().map(Array.init),
      "python-dotenv")
  }
}
