import BallotForms
import BallotJSON
import BallotTerminal
import Testing

/// Text, secrets, numbers and paths as they are typed.
@Suite struct TextPromptTests {
  func check(_ form: Form, _ keys: String, _ expected: String?) throws {
    let scene = try Scene(
      form, keys: keys,
      files: ["src/main.swift": [], "src/more.swift": [], "src/lib/a": [], "README.md": []])
    let ended = scene.outcome == .answered ? scene.result : nil
    #expect(ended == expected.map { "{\"answer\":\($0)}" }, "[\(keys)]\n\(scene.text)")
  }

  @Test func textIsJudgedWhenItIsAccepted() throws {
    let text = Form(.text, "Name") {
      $0.pattern = "^[a-z-]+$"
      $0.message = "small letters and hyphens"
    }
    try check(text, "\"Spring\" Enter", nil)
    try check(text, "\"Spring\" Enter Ctrl-U \"spring-two\" Enter", "\"spring-two\"")
    try check(text, "Enter", nil)
    let refused = try Scene(text, keys: "\"Spring\" Enter")
    #expect(refused.text.contains("small letters and hyphens"))
  }

  @Test func aDefaultIsPrefilledAndEditable() throws {
    let text = Form(.text, "Name") { $0.initialValue = "spring" }
    try check(text, "Enter", "\"spring\"")
    try check(text, "\"-2\" Enter", "\"spring-2\"")
    try check(text, "Ctrl-U \"x\" Enter", "\"x\"")
    try check(text, "Ctrl-U Enter", nil)
  }

  @Test func anEmptyOptionalTextIsNone() throws {
    let text = Form(.text, "Name") { $0.isOptional = true }
    try check(text, "Enter", "null")
    try check(text, "x Backspace Enter", "null")
  }

  @Test func aSecretTypedTwiceMustBeTheSame() throws {
    let secret = Form(.text, "Password") {
      $0.isSecret = true
      $0.isRepeated = true
    }
    try check(secret, "\"a\" Enter", nil)
    try check(secret, "\"a\" Enter \"b\" Enter", nil)
    try check(secret, "\"a\" Enter \"a\" Enter", "\"a\"")
    try check(secret, "\"a\" Enter \"b\" Enter \"c\" Enter \"c\" Enter", "\"c\"")
    let shown = try Scene(secret, keys: "\"hunter2\" Enter \"hunter\"")
    #expect(!shown.writes.contains { String(decoding: $0, as: UTF8.self).contains("hunter") })
  }

  @Test func aPasteOfSeveralLinesIsOneLineAndNeverAccepted() throws {
    let text = Form(.text, "Name")
    try check(text, "Paste \"a\\nb\\n\"", nil)
    try check(text, "Paste \"a\\nb\\n\" Enter", "\"a b\"")
    let pasted = try Scene(text, keys: "Paste \"a\\nb\\n\"")
    #expect(pasted.text.contains("a b\n  2 lines were joined into one\n"), "\(pasted.text)")
    #expect(try !Scene(text, keys: "Paste \"a\\n\"").text.contains("joined"))
  }

  @Test func tabCompletesAPathAndThenGoesOn() throws {
    let path = Form(.text, "File") { $0.path = .file }
    try check(path, "\"RE\" Tab Enter", "\"README.md\"")
    try check(path, "\"src/ma\" Tab Enter", "\"src/main.swift\"")
    try check(path, "\"src/m\" Tab \"o\" Tab Enter", "\"src/more.swift\"")
    try check(path, "\"zzz\" Tab Enter", "\"zzz\"")
    let fitting = try Scene(
      path, keys: "\"src/m\" Tab", files: ["src/main.swift": [], "src/more.swift": []])
    #expect(fitting.text.contains("main.swift  more.swift"), "\(fitting.text)")
    let folder = Form(.text, "Folder") { $0.path = .folder }
    try check(folder, "\"s\" Tab Tab Enter", "\"src/lib/\"")
  }

  @Test func aPathThatMustExistIsLookedAt() throws {
    let path = Form(.text, "File") {
      $0.path = .file
      $0.mustExist = true
    }
    try check(path, "\"README.md\" Enter", "\"README.md\"")
    try check(path, "\"README\" Enter", nil)
    try check(path, "\"src\" Enter", nil)
    let missing = try Scene(path, keys: "\"README\" Enter")
    #expect(missing.text.contains("no such file"), "\(missing.text)")
  }

  @Test func aCheckJudgesByItsFirstLineOfDiagnostics() throws {
    let text = Form(.text, "Name") { $0.check = "judge" }
    func judge(_ command: ShellCommand) -> MemoryWorld.CommandResult {
      let isGood = String(decoding: command.input, as: UTF8.self) == "good"
      return (
        [], .exited(status: isGood ? 0 : 1, diagnostics: Array("taken already\nsecond".utf8))
      )
    }
    let bad = try Scene(text, keys: "\"bad\" Enter", runCommand: judge)
    #expect(bad.outcome == nil)
    #expect(bad.text.contains("taken already"))
    let good = try Scene(text, keys: "\"bad\" Enter Ctrl-U \"good\" Enter", runCommand: judge)
    #expect(good.result == #"{"answer":"good"}"#)
  }
}
