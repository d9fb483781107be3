import Ballot
import BallotTerminal

/// What a form did while keys were pressed.
struct Pressing {
  /// The screen at the end.
  let text: String
  /// Why it ended without answers; `nil` where it has them.
  let error: RunError?

  /// Runs a form and presses keys, a second apart.
  init(_ form: some View, _ keys: String, columns: Int = 80, rows: Int = 40) throws {
    var nothing: Void = ()
    try self.init(form, &nothing, keys, columns: columns, rows: rows)
  }

  /// Runs a form with a value and presses keys, a second apart.
  init<Value>(
    _ form: some View, _ value: inout Value, _ keys: String, columns: Int = 80, rows: Int = 40
  ) throws {
    let world = try MemoryWorld.pressing(keys, size: Size(columns: columns, rows: rows))
    do throws(RunError) {
      try form.run(&value, in: world)
      error = nil
    } catch {
      self.error = error
    }
    text = (world.terminal?.screen.lines ?? []).joined(separator: "\n")
  }
}

/// A world with nobody in it.
var nowhere: MemoryWorld { MemoryWorld(terminal: nil) }

/// The value that most forms here ask for.
struct Deploy: Hashable, Sendable {
  /// Where to.
  enum Target: String, CaseIterable, Sendable {
    case dev, staging, prod
  }

  var target = Target.dev
  var region: String?
  var runsTests = true
  var channels: Set<String> = []
  var title = ""
  var replicas = 1
}

/// A form with a question of each kind.
func deployForm() -> some View {
  Form("Deploy", environmentPrefix: "DEPLOY_") {
    Section("Target") {
      Radio("Deploy to", selection: \Deploy.target).name("target")
      Picker("Region", selection: \Deploy.region) {
        Text("Ireland").help("west").tag("eu-west-1")
        Text("Frankfurt").tag("eu-central-1")
      }
      .pickerStyle(.menu)
      .shown(when: "target", isNot: "dev")
    }
    Toggle("Run the tests?", isOn: \Deploy.runsTests)
    Picker("Notify", selection: \Deploy.channels) {
      Text("team").tag("team")
      Text("ops").tag("ops")
    }
    .pickerStyle(.inline)
    TextField("Title", text: \Deploy.title, pattern: "^[a-z]+$").optional()
    TextField("Replicas", value: \Deploy.replicas, in: 1...9)
    Confirm("Go?").name("go")
  }
}
