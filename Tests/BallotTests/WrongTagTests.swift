import TestSupport
import Testing

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
  let faulty = Set(try compilerErrors(program).map(\.line))
  #expect(!faulty.contains(1), "no module Ballot in \(builtProduct("Modules"))")
  for (index, row) in rows.enumerated() {
    #expect(faulty.contains(index + 3) != row.1, "\(row.0)")
  }
}
