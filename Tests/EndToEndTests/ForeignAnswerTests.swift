import BallotForms
import BallotJSON
import Foundation
import TestSupport
import Testing

private let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("BallotFormsTests/FormFile/Data")

/// The published form files of other tools that are forms: answered through the program, with
/// nobody there, their answers are what their own schemas and those of Ballot say.
@Suite(.enabled(if: Python.path != nil)) struct ForeignAnswerTests {
  /// Answers that are made up from the schema of a form.
  private struct Answers {
    var random: SplitMix64

    mutating func value(_ schema: JSON) -> JSON? {
      if let alternatives = schema["anyOf"]?.array {
        return value(random.pick(alternatives, or: .null))
      }
      if let values = schema["enum"]?.array { return random.pick(values, or: .null) }
      if let value = schema["const"] { return value }
      switch schema["type"]?.string {
      case "boolean"?: return .bool(random.chance(oneIn: 2))
      case "integer"?, "number"?: return schema["minimum"] ?? schema["maximum"] ?? 7
      case "array"?: return schema["items"].flatMap { value($0) }.map { [$0] }
      case "string"?: return text(schema).map(JSON.string)
      case _: return nil
      }
    }

    private mutating func text(_ schema: JSON) -> String? {
      let pattern = (schema["pattern"]?.string).flatMap { try? Pattern($0) }
      let least = schema["minLength"].flatMap(integer) ?? 0
      let most = schema["maxLength"].flatMap(integer) ?? .max
      let texts = Self.texts + [String(repeating: "x", count: max(least, 1))]
      let fitting = texts.filter { text in
        (least...most).contains(text.unicodeScalars.count) && pattern?.matches(text) != false
      }
      return fitting.isEmpty ? nil : random.pick(fitting, or: "")
    }

    private func integer(_ value: JSON) -> Int? {
      if case .number(let number) = value { number.integer } else { nil }
    }

    private static let texts = [
      "", "it's \"$x\" \\ 日本語 👍🏽", "a.b.c", "data.csv", "8.GB", "10.h", "Sev1", "2025-01-31",
      "2025-01-31T09:30:00Z", "jane@example.com", "https://example.com", "12345", "123456789",
    ]
  }

  /// The schema that a file itself has for the answers.
  private func ownSchema(_ file: JSON) -> JSON? {
    if file["properties"] != nil || file["allOf"] != nil { return file }
    for name in ["params", "requestedSchema", "inputSchema", "connectionSpecification", "schema"] {
      if let inner = file[name].flatMap(ownSchema) { return inner }
    }
    return nil
  }

  private func files(_ kind: String, in folder: URL) throws -> [URL] {
    let source = data.appendingPathComponent(kind)
    return try FileManager.default.contentsOfDirectory(atPath: source.path).sorted().map { name in
      // A cookiecutter.json is known by its name.
      let target = folder.appendingPathComponent(
        kind == "cookiecutter" ? "\(name)-cookiecutter.json" : name)
      try FileManager.default.copyItem(at: source.appendingPathComponent(name), to: target)
      return target
    }
  }

  @Test(arguments: [("cookiecutter", 26), ("schema", 9), ("mcp", 3)])
  func answersAreWhatTheSchemasSay(kind: String, forms: Int) throws {
    var cases: [SchemaValidator.Case] = []
    var found = 0
    try ScriptRun.withFolder { folder in
      let answers = folder.appendingPathComponent("answers.json")
      for file in try files(kind, in: folder) {
        let printed = try Invocation(ballot: ["schema", file.path])
        guard printed.end == .exited(0) else {
          // A refusal is of the file, and says where.
          #expect(printed.end == .exited(2), "\(printed.diagnostics)")
          #expect(printed.diagnostics.hasPrefix("\(file.path):"), "\(printed.diagnostics)")
          continue
        }
        found += 1
        let schema = try JSON(parsing: Array(printed.output.utf8))
        let own = (try? JSON(parsing: [UInt8](try Data(contentsOf: file)))).flatMap(ownSchema)
        func run(_ given: [JSON.Member], _ how: String, code: Int = 0) throws {
          try Data(JSON.object(given).utf8(.compact)).write(to: answers)
          let run = try Invocation(ballot: ["form", file.path, "--answers", answers.path])
          let name = "\(file.lastPathComponent), \(how)"
          #expect(run.end == .exited(code), "\(name): \(run.diagnostics)")
          guard run.end == .exited(0) else { return }
          let result = try JSON(parsing: Array(run.output.utf8))
          cases.append(SchemaValidator.Case(name, schema, result, isValid: true))
          if let own { cases.append(SchemaValidator.Case(name, own, result, isValid: true)) }
        }
        let properties = schema["properties"]?.object ?? []
        for seed in seeds(4) {
          var made = Answers(random: SplitMix64(seed: seed))
          let all = properties.compactMap { property in
            made.value(property.value).map { JSON.Member(property.name, $0) }
          }
          #expect(all.count == properties.count, "\(file.lastPathComponent), seed \(seed)")
          try run(all, "seed \(seed)")
          let missing = all.filter { member in
            schema["required"]?.array?.contains(.string(member.name)) == true
              && schema["properties"]?[member.name]?["default"] == nil
          }
          // What is missing is named; with it, the defaults do the rest.
          try run([], "nothing given", code: missing.isEmpty ? 0 : 3)
          try run(missing, "seed \(seed), what is missing")
        }
      }
    }
    #expect(found == forms)
    let faults = try SchemaValidator.faults(cases)
    #expect(faults == [], "\(faults?.joined(separator: "\n") ?? "")")
  }
}
