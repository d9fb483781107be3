import Foundation
import Testing

/// Where the modules of this build are; `nil` where the build is laid out in another way.
private let modules: URL? = {
  var folder = URL(fileURLWithPath: CommandLine.arguments[0])
  while folder.path != "/" {
    folder.deleteLastPathComponent()
    let modules = folder.appendingPathComponent("Modules")
    let module = modules.appendingPathComponent("Ballot.swiftmodule").path
    if FileManager.default.fileExists(atPath: module) { return modules }
  }
  return nil
}()

/// What the compiler says about a program that uses the library.
private func complaints(_ body: String) throws -> String {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "ballot-\(UUID().uuidString).swift")
  defer { try? FileManager.default.removeItem(at: file) }
  let program = """
    import Ballot
    enum Flavor: String, CaseIterable, Identifiable { case vanilla; var id: Self { self } }
    struct Demo: View {
      @State var flavor = Flavor.vanilla
      @State var number: Int?
      var body: some View { \(body) }
    }
    """
  try Data(program.utf8).write(to: file)
  let compiler = Process()
  compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  compiler.arguments = [
    "swiftc", "-swift-version", "6", "-typecheck", "-I", modules?.path ?? "", file.path,
  ]
  let pipe = Pipe()
  compiler.standardError = pipe
  try compiler.run()
  let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  compiler.waitUntilExit()
  return output
}

@Test(.enabled(if: modules != nil)) func aTagOfAnotherTypeIsRefusedByTheCompiler() throws {
  let rows = [
    (#"Picker("A", selection: $flavor) { Text("x").tag(Flavor.vanilla) }"#, true),
    (#"Picker("A", selection: $flavor) { Text("x").tag(1) }"#, false),
    (#"Picker("A", selection: $number) { Text("x").tag(1) }"#, true),
    (#"Picker("A", selection: $number) { Text("x").tag("1") }"#, false),
    (#"Picker("A", selection: $number) { ForEach(Flavor.allCases) { Text($0.rawValue) } }"#, false),
    (#"Radio("A", selection: $flavor) { Text("x") }"#, false),
  ]
  for (body, isRight) in rows {
    let output = try complaints(body)
    #expect(output.contains("error:") != isRight, "\(body): \(output)")
  }
}
