import BallotTerminal
import TestSupport
import Testing

/// The programs of `scripts/examples/swift`, with their four faces.
struct SwiftExampleTests {
  /// One program, what a person presses, what flags say the same, and what it prints.
  private struct Program {
    let name: String
    let text: String
    let keys: [String]
    let flags: [String]
    let output: String
  }

  private let programs = [
    Program(
      name: "RadioButtons", text: "◆ Tea",
      keys: [.down, .down, .enter, .down, .down, .enter],
      flags: ["--drink", "water", "--table", "2"], output: "water at table 2\n"),
    Program(
      name: "RadioGroups", text: "The selection is: None",
      keys: [.down, .down, .enter, .right, .right, .right, .enter],
      flags: ["--fruit", "Pear", "--how-many", "3"], output: "3 × Pear\n"),
    Program(
      name: "Toggles", text: "Subscribe to all",
      keys: Array(repeating: .enter, count: 4) + [.space] + Array(repeating: .enter, count: 4),
      flags: ["--special-offers"], output: "Monthly Updates, News Flashes, Special Offers\n"),
    Program(
      name: "Delegates", text: "By train", keys: [.enter, .space, .enter, .down, .enter],
      flags: ["--bus", "--line", "N10"], output: "bus N10\n"),
    Program(
      name: "Pickers", text: "— mixed",
      keys: [.down, .down, .enter] + Array(repeating: .enter, count: 8) + [.space, .enter],
      flags: ["--menu=vanilla", "--border-thickness-1=thin", "--border-thickness-2=thin"],
      output: "vanilla with cookies, thin, thin\n"),
  ]

  @Test func keysAnswerEveryProgram() throws {
    for program in programs {
      let session = try Session(builtProduct("Example\(program.name)"), [], output: .pipe)
      try session.until(program.text)
      session.press(program.keys.joined())
      session.expectEnd(.exited(0), output: program.output)
    }
  }

  @Test func flagsAnswerEveryProgram() throws {
    for program in programs {
      try Invocation(builtProduct("Example\(program.name)"), program.flags).expect(
        0, output: program.output, program.name)
    }
  }

  @Test func everyProgramHasHelpASchemaAndCompletions() throws {
    for program in programs {
      let path = builtProduct("Example\(program.name)")
      for (arguments, text) in [
        (["--help"], "Example\(program.name) [OPTIONS]"), (["--schema"], "\"properties\""),
        (["--completions", "bash"], "complete "),
      ] {
        let run = try Invocation(path, arguments)
        #expect(run.end == .exited(0), "\(program.name) \(arguments) \(run.diagnostics)")
        #expect(run.output.contains(text), "\(program.name) \(arguments) \(run.output)")
        #expect(run.diagnostics.isEmpty, "\(program.name) \(arguments) \(run.diagnostics)")
      }
    }
  }

  @Test func whatIsMissingOrWrongIsSaid() throws {
    let path = builtProduct("ExampleRadioGroups")
    try Invocation(path, []).expect(3, diagnostics: "ExampleRadioGroups: fruit (Fruit): ")
    try Invocation(path, ["--fruit", "Plumm"]).expect(4, diagnostics: "did you mean Plum?")
    try Invocation(path, ["--colour"]).expect(2, diagnostics: "--colour")
    let session = try Session(path, [], output: .pipe)
    try session.until("Apple")
    session.press(.escape)
    session.expectEnd(.exited(130))
  }
}
