import BallotCommand
import BallotJSON
import Foundation
import TestSupport
import Testing

/// Whatever the form and whoever answered it, the command line that `--show-command` prints gives
/// the same bytes with nobody there.
struct ShownCommandPropertyTests {
  /// A form, and what is on the command line before anybody is asked.
  private struct Scenario {
    var random: SplitMix64
    private(set) var questions: [JSON] = []
    private(set) var front: [String] = []
    private(set) var flags: [String] = []
    private(set) var file: [JSON.Member] = []
    private(set) var environment: [String: String] = [:]

    private static let texts = [
      "dev", "it's", "-x", "--yes", "a b", "$HOME", "[\"a\"]", "[b", "é語", "a\"b", "\\n",
      "line\nbreak",
      "=", "x=y", "!", "~", "\u{1B}[31m", "\u{202E}", "true", "no", "7", "null", "{\"a\":1}",
    ]

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      for index in 0..<random.number(in: 1...5) {
        add("q\(random.pick(["_", "-", ""], or: ""))\(index)")
      }
    }

    private mutating func text() -> String { random.pick(Self.texts, or: "dev") }

    private mutating func add(_ name: String) {
      var members: [JSON.Member] = [JSON.Member("name", .string(name))]
      var values: [JSON] = []
      for text in [text(), text(), "plain"] where !values.contains(.string(text)) {
        values.append(.string(text))
      }
      func set(_ member: String, _ value: JSON) { members.append(JSON.Member(member, value)) }
      var initial: JSON?
      var given: String?
      switch random.number(in: 0...6) {
      case 0:
        set("type", "radio")
        set("options", .array(values))
        (initial, given) = (values.last, values.first?.string)
      case 1:
        set("type", "picker")
        values = [3, true, ["value": ["a": 1], "label": "object"], .string(text())]
        set("options", .array(values))
        (initial, given) = (3, "3")
      case 2:
        set("type", "radio")
        set("options", ["a", "b"])
        set("other", "Another")
        (initial, given) = ("a", text())
      case 3:
        set("type", "toggle")
        (initial, given) = (.bool(random.chance(oneIn: 2)), "true")
      case 4:
        set("type", random.chance(oneIn: 2) ? "toggle" : "picker")
        if members.last?.value == "picker" { set("multiple", true) }
        set("options", .array(values))
        (initial, given) = ([values.last ?? "a"], values.first?.string)
      case 5:
        set("type", "text")
        set("number", true)
        (initial, given) = (4, "-1e3")
      case _:
        set("type", "text")
        (initial, given) = (.string(text()), text())
      }
      if random.chance(oneIn: 2) { set("optional", true) }
      if let initial, random.chance(oneIn: 2) { set("default", initial) }
      if random.chance(oneIn: 4), let first = questions.first?["name"]?.string {
        set("when", .object([JSON.Member(first, .string(text()))]))
      }
      questions.append(.object(members))
      if let given { give(name, given) }
    }

    private mutating func give(_ name: String, _ value: String) {
      switch random.number(in: 0...19) {
      case 0: front += ["--answer", "\(name)=\(value)"]
      case 1: flags += ["--\(name.replacing("_", with: "-"))=\(value)"]
      case 2: file.append(JSON.Member(name, .string(value)))
      case 3: environment["E_" + name.uppercased().replacing("-", with: "_")] = value
      case 4: front += ["--open", name]
      case 5: front += ["--suggest", "\(name)=\(value)"]
      case _: break
      }
    }

    mutating func keys() -> String {
      let presses = [
        "Enter", "Down Enter", "Up Enter", "Space Enter", "y Enter", "n Enter", "\"5\" Enter",
        "Backspace Enter", "Ctrl-U Enter", "\"it's -x\" Enter", "Down Space Enter", "Tab",
        "Shift-Tab",
      ]
      return (0..<questions.count * 6).map { _ in random.pick(presses, or: "Enter") }
        .joined(separator: " ")
    }
  }

  /// A run with a person, and how it is run again.
  private struct Asked {
    let seed: UInt64
    let run: Run
    let files: [String: String]
    let environment: [String: String]
  }

  /// How each command line begins; notes stand before it.
  private static let beginning = "ballot form "

  private func ask(_ seed: UInt64) throws -> Asked? {
    var scenario = Scenario(seed: seed)
    let files = [
      "f.json": JSON.object([JSON.Member("questions", .array(scenario.questions))]).text(),
      "answers.json": JSON.object(scenario.file).text(),
    ]
    let format = scenario.random.pick(["json", "shell", "fish"], or: "json")
    let arguments =
      ["form", "f.json", "--show-command", "--env-prefix", "E_", "--format", format]
      + ["--answers", "answers.json"] + scenario.front + ["--"] + scenario.flags
    let run = try Run(
      "", at: .captured, keys: scenario.keys(), files: files, environment: scenario.environment,
      moreArguments: arguments.map { Array($0.utf8) })
    guard run.code == 0, run.diagnostics.contains(Self.beginning) else { return nil }
    return Asked(seed: seed, run: run, files: files, environment: scenario.environment)
  }

  /// The arguments of each command line, as a shell makes them.
  private func arguments(_ lines: [String]) throws -> [[[UInt8]]] {
    let script =
      "ballot() { printf '%s\\0' \"$#\" \"$@\"; }\n" + lines.joined(separator: "\n") + "\n"
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [file.path()]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var words = data.split(separator: 0, omittingEmptySubsequences: false)[...]
    var all: [[[UInt8]]] = []
    while let first = words.popFirst(), let count = Int(String(decoding: first, as: UTF8.self)) {
      all.append(words.prefix(count).map { Array($0) })
      words = words.dropFirst(count)
    }
    return all
  }

  @Test func everyShownCommandGivesTheSameBytes() throws {
    let asked = try seeds(300).compactMap { try ask($0) }
    #expect(asked.count > 100)
    let shown = asked.map { asked in
      let said = asked.run.diagnostics
      return said.firstRange(of: Self.beginning).map { String(said[$0.lowerBound...]) } ?? ""
    }
    let arguments = try arguments(shown)
    try #require(arguments.count == asked.count)
    for (asked, arguments) in zip(asked, arguments) {
      let again = try Run(
        "", files: asked.files, environment: asked.environment, moreArguments: arguments)
      #expect(
        again.code == 0 && again.output == asked.run.output,
        "seed \(asked.seed): \(asked.files["f.json"] ?? "")\n\(asked.run.summary)\(again.summary)")
    }
  }
}
