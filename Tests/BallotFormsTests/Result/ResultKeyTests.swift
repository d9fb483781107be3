import BallotForms
import BallotJSON
import Testing

/// The keys of answers outside JSON.
struct ResultKeyTests {
  private func keys(_ writer: ResultWriter, _ entries: [ResultEntry]) throws -> [String] {
    try writer.output(entries) { 0 }.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self) }
  }

  private func entry(_ name: String, key: String? = nil) -> ResultEntry {
    var entry = ResultEntry(name, .value("x"))
    entry.key = key
    return entry
  }

  @Test func charactersOutsideOfNamesBecomeUnderscores() throws {
    let entries = [
      entry("log-level"), entry("a", key: "LOG.LEVEL"), entry("b", key: "größe"),
      entry("c", key: "e\u{301}"),
    ]
    #expect(try keys(ResultWriter(.shell), entries) == ["log_level", "LOG_LEVEL", "gr__e", "e_"])
    var writer = ResultWriter(.dotenv)
    writer.prefix = "MY-"
    #expect(try keys(writer, [entry("a"), entry("b", key: "K")]) == ["MY_a", "MY_K"])
  }

  @Test func faultsNameQuestionKeyAndWayOut() {
    let rows: [(ResultFormat, [ResultEntry], prefix: String?, [String])] = [
      (
        .shell, [entry("log-level"), entry("log_level")], nil,
        ["log_level: the key log_level is also that of log-level"]
      ),
      (.shell, [entry("a", key: "x"), entry("x")], "p_", ["x: the key p_x is also that of a"]),
      (.shell, [entry("path")], nil, ["path: path is a variable of the shell's own (zsh)"]),
      (.shell, [entry("UID")], nil, ["UID: UID is a variable of the shell's own (bash, zsh)"]),
      (
        .shell, [entry("PATH")], nil,
        ["PATH: PATH is a variable of the shell's own (dash, bash, zsh, busybox)"]
      ),
      (.bash, [entry("path")], nil, []),
      (.fish, [entry("path")], nil, []),
      (
        .fish, [entry("status"), entry("fish_pid")], nil,
        [
          "status: status is a variable of the shell's own (fish)",
          "fish_pid: fish_pid is a variable of the shell's own (fish)",
        ]
      ),
      (.shell, [entry("path")], "deploy_", []),
      (.shell, [entry("TH")], "PA", ["TH: PATH is a variable"]),
      (.dotenv, [entry("PATH")], nil, []),
      (.github, [entry("status")], nil, []),
      (.dotenv, [entry("a", key: "1st")], nil, ["a: the key \"1st\" must begin with a letter"]),
      (.bash, [entry("a", key: "")], nil, ["a: the key \"\" must begin with a letter"]),
      (.json, [entry("path"), entry("a", key: "")], nil, []),
    ]
    for (format, entries, prefix, expected) in rows {
      var writer = ResultWriter(format)
      writer.prefix = prefix
      let faults = writer.faults(in: entries)
      let found = faults.map { "\($0.name ?? "-"): \($0.reason)" }
      #expect(found.count == expected.count, "\(format) \(found)")
      for (found, expected) in zip(found, expected) {
        #expect(found.hasPrefix(expected), "\(format)")
        #expect(found.contains("; give"), "\(format)")
      }
    }
  }
}
