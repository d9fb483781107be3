import BallotForms
import BallotJSON
import Testing

/// What each format writes, byte for byte.
struct ResultFormatTests {
  static let entries: [ResultEntry] = {
    var tests = ResultEntry("tests", .value(true))
    tests.onValue = "yes please"
    var lists = ResultEntry("mail-lists", .value(["news", "it's", ""]))
    lists.takesSeveral = true
    return [
      ResultEntry("env", .value("pro d")), tests, lists,
      ResultEntry("replicas", .value(3)), ResultEntry("region", .hidden),
      ResultEntry("note", .open),
    ]
  }()

  @Test func everyFormatWritesTheSameAnswers() throws {
    let rows: [(ResultFormat, String)] = [
      (
        .json,
        #"{"env":"pro d","tests":true,"mail-lists":["news","it's",""],"replicas":3,"note":null}"#
          + "\n"
      ),
      (
        .shell,
        #"""
        env='pro d'
        tests='yes please'
        mail_lists=''\''news'\'' '\''it'\''\'\'''\''s'\'' '\'''\'''
        replicas='3'
        unset -v region
        unset -v note

        """#
      ),
      (
        .bash,
        #"""
        env='pro d'
        tests='yes please'
        mail_lists=('news' 'it'\''s' '')
        replicas='3'
        unset -v region
        unset -v note

        """#
      ),
      (
        .fish,
        #"""
        set env 'pro d';
        set tests 'yes please';
        set mail_lists 'news' 'it\'s' '';
        set replicas '3';
        set -e region; or true;
        set -e note; or true;

        """#
      ),
      (
        .dotenv,
        #"""
        env='pro d'
        tests='yes please'
        mail_lists='["news","it\u0027s",""]'
        replicas=3

        """#
      ),
      (
        .github,
        #"""
        env<<ballot-7-7
        pro d
        ballot-7-7
        tests<<ballot-7-7
        yes please
        ballot-7-7
        mail_lists<<ballot-7-7
        ["news","it's",""]
        ballot-7-7
        replicas<<ballot-7-7
        3
        ballot-7-7

        """#
      ),
    ]
    for (format, expected) in rows {
      let output = try ResultWriter(format).output(Self.entries) { 7 }
      #expect(String(decoding: output, as: UTF8.self) == expected, "\(format)")
    }
  }

  @Test func prettyJSONIsIndented() throws {
    var writer = ResultWriter(.json)
    writer.layout = .pretty
    let output = try writer.output([ResultEntry("env", .value("dev"))]) { 0 }
    #expect(String(decoding: output, as: UTF8.self) == "{\n  \"env\": \"dev\"\n}\n")
  }

  @Test func rawWritesValuesAlone() throws {
    let rows: [(JSON, several: Bool, lines: String, nulls: String)] = [
      ("dev", false, "dev\n", "dev\0"),
      ("", false, "\n", "\0"),
      (3, false, "3\n", "3\0"),
      (true, false, "true\n", "true\0"),
      (["a", "b"], true, "a\nb\n", "a\0b\0"),
      ([], true, "", ""),
      (["a"], false, "[\"a\"]\n", "[\"a\"]\0"),
    ]
    for (value, several, lines, nulls) in rows {
      var entry = ResultEntry("answer", .value(value))
      entry.takesSeveral = several
      entry.onValue = "unused"
      var writer = ResultWriter(.raw)
      #expect(try writer.output([entry]) { 0 } == Array(lines.utf8), "\(value)")
      writer.endsWithNull = true
      #expect(try writer.output([entry]) { 0 } == Array(nulls.utf8), "\(value)")
    }
    #expect(try ResultWriter(.raw).output([ResultEntry("answer", .open)]) { 0 } == [])
  }

  @Test func rawTakesOneQuestion() {
    let faults = ResultWriter(.raw).faults(in: Self.entries)
    #expect(faults.count == 1)
    #expect(faults.first?.reason.contains("this form has 6: env, tests, mail-lists") == true)
    #expect(throws: ResultError.form(faults)) {
      try ResultWriter(.raw).output(Self.entries) { 0 }
    }
  }

  @Test func valuesThatAFormatCannotHoldAreRefused() {
    let rows: [(ResultFormat, JSON, several: Bool, holds: String?)] = [
      (.json, "a\0b", false, nil),
      (.raw, "a\nb", false, "a line break"),
      // One Character, and yet a line break.
      (.raw, "a\r\nb", false, "a line break"),
      (.raw, ["a", "b\n"], true, "a line break"),
      (.raw, "a\0", false, "NUL"),
      (.shell, "a\0", false, "NUL"),
      (.bash, ["a", "\0"], true, "NUL"),
      (.fish, "\0", false, "NUL"),
      (.github, "\0", false, "NUL"),
      (.github, ["\0"], true, nil),
      (.dotenv, "\0", false, "NUL"),
      (.dotenv, ["\0\r'$"], true, nil),
      (.dotenv, "a\rb", false, "a carriage return"),
      (.dotenv, "it's $5", false, "a single quote together with a dollar sign"),
      (.dotenv, "'`", false, "a single quote together with a backquote"),
      (.dotenv, "\"'", false, "a single quote together with a double quote"),
      (.dotenv, "'\\", false, "a single quote together with a backslash"),
      (.dotenv, "C:\\", false, "a backslash at its end"),
      (.dotenv, "\\\\host", false, "two backslashes in a row"),
      (.dotenv, "${HOME}", false, "${"),
      (.dotenv, "C:\\x $5 \"`\n", false, nil),
      (.shell, "every 'thing' \\ else\r\n", false, nil),
    ]
    for (format, value, several, holds) in rows {
      var entry = ResultEntry("answer", .value(value))
      entry.takesSeveral = several
      let writer = ResultWriter(format)
      let refusal = writer.obstacle(entry)
      guard let holds else {
        #expect(refusal == nil, "\(format) \(value)")
        continue
      }
      #expect(refusal?.reason.hasPrefix("holds ") == true, "\(format) \(value)")
      #expect(
        refusal?.reason.contains(holds) == true, "\(format) \(value) \(String(describing: refusal))"
      )
      #expect(throws: ResultError.self, "\(format) \(value)") { try writer.output([entry]) { 0 } }
    }
    var raw = ResultWriter(.raw)
    raw.endsWithNull = true
    #expect(raw.obstacle(ResultEntry("answer", .value("a\nb"))) == nil)
  }

  @Test func failureStopsTheScriptWithItsCode() throws {
    #expect(ResultFormat.shell.failureCode(3) == "(exit 3)\n")
    #expect(ResultFormat.fish.failureCode(3) == "return 3;\n")
    for format in [ResultFormat.json, .raw, .dotenv, .github] {
      #expect(format.failureCode(3) == nil && format.helpCode("") == nil, "\(format)")
    }
    for shell in ShellProcess.posix where shell.isInstalled {
      let run = try shell.run(
        "eval \"$(cat code)\" || exit\necho went on\n", code: Array("(exit 3)\n".utf8))
      #expect(run.exitCode == 3 && run.output.isEmpty, "\(shell.name)")
    }
    if ShellProcess.fish.isInstalled {
      let run = try ShellProcess.fish.run(
        ShellProcess.fish.takesAnswers + "echo went on\n", code: Array("return 3;\n".utf8))
      #expect(run.exitCode == 3 && run.output.isEmpty)
    }
  }

  @Test func helpIsPrintedAndEndsTheScript() throws {
    let help = "Usage: it's \\n 100% $HOME\n\n  --env"
    let all: [(ResultFormat, ShellProcess)] =
      ShellProcess.posix.map { (.shell, $0) } + [(.bash, .bash), (.fish, .fish)]
    for (format, shell) in all where shell.isInstalled {
      let code = try #require(format.helpCode(help))
      let run = try shell.run(shell.takesAnswers + "echo went on\n", code: Array(code.utf8))
      #expect(run.exitCode == 0, "\(shell.name)")
      #expect(String(decoding: run.output, as: UTF8.self) == help + "\n", "\(shell.name)")
    }
  }

  @Test func whatWasInheritedIsNoAnswer() throws {
    let entries = [ResultEntry("region", .hidden), ResultEntry("nothing", .open)]
    for shell in ShellProcess.posix where shell.isInstalled {
      // The function stays: bash's unset without -v would remove it.
      let run = try shell.run(
        "region=prod\nnothing() { echo kept; }\n\(shell.takesAnswers)echo ${region-unset}\nnothing\n",
        code: try ResultWriter(.shell).output(entries) { 0 })
      #expect(String(decoding: run.output, as: UTF8.self) == "unset\nkept\n", "\(shell.name)")
    }
    if ShellProcess.fish.isInstalled {
      let run = try ShellProcess.fish.run(
        "set -l region prod\n\(ShellProcess.fish.takesAnswers)echo $status (set -q region; or echo unset)\n",
        code: try ResultWriter(.fish).output(entries) { 0 })
      #expect(String(decoding: run.output, as: UTF8.self) == "0 unset\n")
    }
  }
}
