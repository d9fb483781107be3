import BallotTerminal
import Testing

/// `--output` writes to a file, whole or not at all, and leaves standard output empty.
@Test func resultsGoToFiles() throws {
  let table: [(line: String, files: [String: String], file: String)] = [
    ("radio --output f --default a P a", [:], "{\"answer\":\"a\"}\n"),
    ("radio -r --output f --default a P a", ["f": "old"], "a\n"),
    (
      "form --format github --output f --text a=A --default x", ["f": "earlier=1\n"],
      "earlier=1\na<<"
    ),
    (
      "form --format dotenv --merge --output f --text B=B --default new",
      ["f": "# keep\nA=1\nB=old\n"], "# keep\nA=1\nB=new\n"
    ),
  ]
  for row in table {
    let run = try Run(row.line, files: row.files)
    #expect(run.summary == "[0] ", "\(row.line): \(run.summary)")
    let file = String(decoding: run.world.files["f"] ?? [], as: UTF8.self)
    #expect(file.hasPrefix(row.file), "\(row.line): \(file)")
  }
  let secret = try Run(
    "text --secret --output f --answers a P", files: ["a": "{\"answer\":\"pw\"}"])
  #expect(secret.code == 0, "\(secret.summary)")
  #expect(secret.world.writtenFiles["f"]?.isPrivate == true)
  let folder = try Run("radio --output d --default a P a", files: ["d/x": ""])
  #expect(folder.code == 5)
  #expect(folder.diagnostics.contains("d cannot be written: Is a directory"))
}

/// What a format cannot hold is refused: a newline in a raw value, a form of two questions.
@Test func formatsRefuseWhatTheyCannotHold() throws {
  let newline = try Run("radio -r --answer 'answer=a\nb' P 'a\nb'")
  #expect(newline.code == 4, "\(newline.summary)")
  #expect(newline.diagnostics.contains("--print0"))
  #expect(try Run("radio -r --print0 --answer 'answer=a\nb' P 'a\nb'").output == "a\nb\0")
}

/// What the format cannot hold is refused while the person is there to choose again.
@Test func formatsRefuseAnswersAsTheyAreGiven() throws {
  let refused = try Run("radio -r P 'a\nb' c", at: .captured, keys: "1 Enter")
  #expect(refused.screen.contains("line break"), "\(refused.screen)")
  let chosen = try Run("radio -r P 'a\nb' c", at: .captured, keys: "1 Enter 2 Enter")
  #expect(chosen.summary == "[0] c\n")
  let line = try Run("radio -r --plain P 'a\nb' c", input: "1\n")
  #expect(line.code == 4)
  #expect(line.diagnostics.contains("line break"), "\(line.summary)")
}

/// Anything but 0 leaves standard output empty; the shell formats print what fails in an `eval`.
@Test func failuresPrintNothingButInShellFormats() throws {
  for (line, code) in [
    ("radio P a", 3), ("radio --answer answer=x P a", 4), ("radio --bogus P a", 2),
    ("radio --options-from missing P", 5),
  ] {
    for (format, output) in [
      ("json", ""), ("raw", ""), ("dotenv", ""), ("github", ""), ("shell", "(exit \(code))\n"),
      ("bash", "(exit \(code))\n"), ("fish", "return \(code);\n"),
    ] {
      let run = try Run(line.replacingFirst("radio", with: "radio --format \(format)"))
      #expect(run.code == code, "\(format) \(line)")
      #expect(run.output == output, "\(format) \(line)")
    }
  }
  let cancelled = try Run("radio --format=shell P a", at: .captured, keys: "Escape")
  #expect(cancelled.summary == "[130] (exit 130)\n")
}

/// Every kind and style in one go, by keys and with nobody there.
@Test func theDemoShowsEverything() throws {
  let defaults =
    "{\"target\":\"staging\",\"size\":\"M\",\"release\":\"spring-2\",\"tests\":true,"
    + "\"backup\":false,\"licence\":true,\"notify\":[\"team\"],\"region\":\"eu-west-1\","
    + "\"theme\":\"dark\",\"flavour\":\"vanilla\",\"hour\":\"09\",\"colour\":\"amber\","
    + "\"city\":\"Lisbon\",\"toppings\":[\"cheese\",\"olives\"]}\n"
  let nobody = try Run("demo")
  #expect(nobody.output == defaults)
  #expect(nobody.code == 0)
  #expect(nobody.diagnostics.contains("nobody can be asked here"))
  let keys = Array(repeating: "Enter", count: 14).joined(separator: " ") + " y Enter"
  let asked = try Run("demo", at: .captured, keys: keys)
  #expect(asked.output == defaults, "\(asked.summary)\n\(asked.screen)")
  #expect(asked.diagnostics.isEmpty)
}

extension String {
  fileprivate func replacingFirst(_ word: String, with other: String) -> String {
    hasPrefix(word) ? other + dropFirst(word.count) : self
  }
}
