import BallotForms
import BallotJSON
import Foundation
import TestSupport
import Testing

/// What the shells make of the answers that are written for them: 2,000 random values each, or as
/// many as `BALLOT_ROUNDS` says.
struct ShellRoundTripTests {
  /// The values of one process.
  private static let batch = 500
  private static let rounds =
    ProcessInfo.processInfo.environment["BALLOT_ROUNDS"].flatMap(Int.init) ?? 2000

  @Test(arguments: ShellProcess.posix.filter(\.isInstalled).map(\.name))
  func posixShellsReadBackEveryText(name: String) throws {
    let shell = try #require(ShellProcess.posix.first { $0.name == name })
    try checkTexts(shell, .shell) {
      "printf '%s\\0' \($0.map { "\"$\($0)\"" }.joined(separator: " "))"
    }
  }

  @Test(.enabled(if: ShellProcess.bash.isInstalled))
  func bashReadsBackEveryText() throws {
    try checkTexts(.bash, .bash) {
      "printf '%s\\0' \($0.map { "\"$\($0)\"" }.joined(separator: " "))"
    }
  }

  @Test(.enabled(if: ShellProcess.fish.isInstalled))
  func fishReadsBackEveryText() throws {
    try checkTexts(.fish, .fish) {
      "printf '%s\\0' \($0.map { "\"$\($0)\"" }.joined(separator: " "))"
    }
  }

  @Test(arguments: ShellProcess.posix.filter(\.isInstalled).map(\.name))
  func posixShellsReadBackSeveralValuesAsWords(name: String) throws {
    let shell = try #require(ShellProcess.posix.first { $0.name == name })
    try checkLists(shell, .shell) {
      "eval \"set -- $\($0)\"\nprintf '%s\\0' $# \"$@\"\n"
    }
  }

  @Test(.enabled(if: ShellProcess.bash.isInstalled))
  func bashReadsBackSeveralValuesAsAnArray() throws {
    try checkLists(.bash, .bash) { "printf '%s\\0' ${#\($0)[@]} \"${\($0)[@]}\"\n" }
  }

  @Test(.enabled(if: ShellProcess.fish.isInstalled))
  func fishReadsBackSeveralValuesAsAList() throws {
    try checkLists(.fish, .fish) { "printf '%s\\0' (count $\($0)) $\($0)\n" }
  }

  /// Every value as an answer of its own, all in one `eval`.
  private func checkTexts(
    _ shell: ShellProcess, _ format: ResultFormat, print: ([String]) -> String
  ) throws {
    for seed in 1...UInt64(max(1, Self.rounds / Self.batch)) {
      var random = SplitMix64(seed: seed)
      let texts = (0..<Self.batch).map { _ in RandomText.make(&random) }
      let entries = texts.enumerated().map { ResultEntry("v\($0)", .value(.string($1))) }
      let run = try shell.run(
        shell.takesAnswers + print(entries.map(\.name)) + "\n",
        code: try ResultWriter(format).output(entries) { 0 },
        // Bytes are bytes also where the shell takes them for no characters.
        locale: seed.isMultiple(of: 2) ? "C" : "C.UTF-8")
      #expect(run.errors.isEmpty, "\(shell.name), seed \(seed)")
      let found = run.output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      try #require(found.count == texts.count, "\(shell.name), seed \(seed)")
      for (text, found) in zip(texts, found) where !found.elementsEqual(text.utf8) {
        Issue.record(
          "\(shell.name), seed \(seed): \(text.debugDescription) came back as \(Array(found))")
      }
    }
  }

  /// Lists of up to five values, also empty lists and empty values.
  private func checkLists(
    _ shell: ShellProcess, _ format: ResultFormat, print: (String) -> String
  ) throws {
    for seed in 1...UInt64(max(1, Self.rounds / Self.batch)) {
      var random = SplitMix64(seed: seed)
      let lists = (0..<Self.batch / 5).map { _ in
        (0..<random.number(in: 0...5)).map { _ in RandomText.make(&random) }
      }
      let entries = lists.enumerated().map { index, list in
        var entry = ResultEntry("v\(index)", .value(.array(list.map(JSON.string))))
        entry.takesSeveral = true
        return entry
      }
      let run = try shell.run(
        shell.takesAnswers + entries.map { print($0.name) }.joined(),
        code: try ResultWriter(format).output(entries) { 0 })
      #expect(run.errors.isEmpty, "\(shell.name), seed \(seed)")
      let words: [String] = lists.flatMap { ["\($0.count)"] + $0 }
      let expected: [UInt8] = words.flatMap { Array($0.utf8) + [0] }
      #expect(run.output == expected, "\(shell.name), seed \(seed)")
    }
  }
}
