import Testing

@testable import BallotForms

/// The tables of special variables against the shells themselves.
struct SpecialVariablesTests {
  @Test func tablesAreSortedWithoutRepetition() {
    let tables = [
      SpecialVariables.everyPOSIXShell, SpecialVariables.bash, SpecialVariables.busybox,
      SpecialVariables.zsh, SpecialVariables.fish,
    ]
    for table in tables {
      let names = table.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) }
      for (name, next) in zip(names, names.dropFirst()) {
        #expect(
          name.lexicographicallyPrecedes(next),
          "\(String(decoding: name, as: UTF8.self)) before \(String(decoding: next, as: UTF8.self))"
        )
      }
    }
  }

  /// What a shell calls its variables, and how many it has at least.
  private static let questions:
    [(shell: Shell, process: ShellProcess, script: String, atLeast: Int)] =
      [
        (.dash, ShellProcess.posix[0], "set; readonly -p", 6),
        (.bash, ShellProcess.posix[1], "compgen -v; readonly -p", 40),
        (.zsh, ShellProcess.posix[2], "print -l ${(k)parameters}", 80),
        (.busybox, ShellProcess.posix[3], "set; readonly -p", 8),
        (.fish, ShellProcess.fish, "set --names", 20),
      ]

  @Test func everyVariableOfAFreshShellIsReserved() throws {
    for question in Self.questions where question.process.isInstalled {
      let run = try question.process.run(question.script + "\n")
      let names = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
        .map { $0.prefix { $0 != "=" } }
        .filter { $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil }
      #expect(names.count >= question.atLeast, "\(question.shell): \(names)")
      for name in names where !question.shell.reserves(String(name)) {
        Issue.record("\(question.shell.rawValue) has a variable \(name) that is not in its table")
      }
    }
  }

  @Test func ordinaryNamesAreFree() {
    for name in ["env", "tests", "answer", "region", "PATHS", "pat", "H", "fis", "OPTINDEX", ""] {
      for shell in Shell.allCases {
        #expect(!shell.reserves(name), "\(shell.rawValue) \(name)")
      }
    }
  }
}
