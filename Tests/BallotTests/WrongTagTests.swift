import Foundation
import TestSupport
import Testing

/// The lines of a program that uses the library in which the compiler finds errors, from 1.
private func faultyLines(_ program: String) throws -> Set<Int> {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "ballot-\(UUID().uuidString).swift")
  defer { try? FileManager.default.removeItem(at: file) }
  try Data(program.utf8).write(to: file)
  let compiler = Process()
  compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  compiler.arguments = [
    "swiftc", "-swift-version", "6", "-typecheck", "-I", builtProduct("Modules"), file.path,
  ]
  let pipe = Pipe()
  compiler.standardError = pipe
  try compiler.run()
  let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  compiler.waitUntilExit()
  let lines = output.split(separator: "\n").compactMap { line -> Int? in
    guard line.hasPrefix(file.path), line.contains(": error:") else { return nil }
    return Int(line.dropFirst(file.path.count + 1).prefix { $0 != ":" })
  }
  return Set(lines)
}

@Test func aTagOfAnotherTypeIsRefusedByTheCompiler() throws {
  let rows = [
    (#"Picker("A", selection: $flavor) { Text("x").tag(Flavor.vanilla) }"#, true),
    (#"Picker("A", selection: $flavor) { Text("x").tag(1) }"#, false),
    (#"Picker("A", selection: $number) { Text("x").tag(1) }"#, true),
    (#"Picker("A", selection: $number) { Text("x").tag("1") }"#, false),
    (#"Picker("A", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue) } }"#, true),
    (#"Picker("A", selection: $number) { ForEach(Flavor.allCases) { Text($0.rawValue) } }"#, false),
    (#"Radio("A", selection: $flavor) { Text("x") }"#, false),
    (#"Radio("A", selection: $flavor)"#, true),
    (#"Radio("A", selection: $number)"#, false),
    (#"Picker("A", selection: $number) { Section("S") { Text("x").tag(1) } }"#, true),
    (#"Picker("A", selection: $number) { Section("S") { Text("x").tag("1") } }"#, false),
  ]
  var program = """
    import Ballot
    enum Flavor: String, CaseIterable, Identifiable { case vanilla; var id: Self { self } }

    """
  for (index, row) in rows.enumerated() {
    program +=
      "struct Demo\(index): View { @State var flavor = Flavor.vanilla; @State var number: Int?"
    program += "; var body: some View { \(row.0) } }\n"
  }
  let faulty = try faultyLines(program)
  #expect(!faulty.contains(1), "no module Ballot in \(builtProduct("Modules"))")
  for (index, row) in rows.enumerated() {
    #expect(faulty.contains(index + 3) != row.1, "\(row.0)")
  }
}
