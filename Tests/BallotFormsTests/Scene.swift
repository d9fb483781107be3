import BallotForms
import BallotJSON
import BallotTerminal

/// A form asked on a terminal in memory: what was pressed, what the screen showed, how it ended.
struct Scene {
  /// The screen when the keys were used up or the form was over.
  let screen: Screen
  /// How the form ended; `nil` while it goes on.
  let outcome: Outcome?
  /// The result as JSON.
  let result: String
  /// Bytes of each write.
  let writes: [[UInt8]]
  /// The commands that were run, in order.
  let commands: [String]
  /// How many streams were stopped.
  let stopCount: Int

  /// Asks a form and presses keys, a second apart.
  init(
    _ form: Form, keys: String = "", columns: Int = 80, rows: Int = 24, ascii: Bool = false,
    colors: ColorDepth = .none, given: Answers = Answers(), deferred: [String] = [],
    files: [String: [UInt8]] = [:],
    runCommand: @escaping (ShellCommand) -> MemoryWorld.CommandResult? = { _ in
      ([], .exited(status: 0, diagnostics: []))
    }, canGoBack: Bool = false
  ) throws {
    let terminal = MemoryTerminal(size: Size(columns: columns, rows: rows), widths: .low)
    let steps = try Key.parse(keys).flatMap { key in
      [MemoryWorld.Step.pause(.seconds(1)), .key(key)]
    }
    let world = MemoryWorld(
      files: files, terminal: terminal, steps: steps, runCommand: runCommand)
    var state = try FormState(form, given: given)
    state.canGoBack = canGoBack
    state.judgeLater(deferred)
    let settings = RunSettings(
      theme: Theme(glyphs: ascii ? .ascii : .unicode), colors: colors)
    // The world ends with the keys, and the terminal is gone.
    outcome = try? run(&state, in: world, on: terminal, settings: settings)
    screen = terminal.screen
    result = state.result.text()
    writes = terminal.writes
    commands = world.commands.map(\.script)
    stopCount = world.stoppedStreams.count
  }

  /// What the screen shows, without blank rows at its end.
  var text: String {
    var lines = screen.lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

extension Form {
  /// A form of one question with the name `answer`.
  init(
    _ kind: Kind, _ label: String, _ options: [Option] = [],
    _ change: (inout Question) -> Void = { _ in }
  ) {
    self.init(.make(kind, "answer", label, options, change))
  }
}

extension Question {
  /// A question with options and whatever else `change` sets.
  static func make(
    _ kind: Kind, _ name: String, _ label: String, _ options: [Option] = [],
    _ change: (inout Question) -> Void = { _ in }
  ) -> Question {
    var question = Question(kind, name: name, label: label)
    question.options = options
    change(&question)
    return question
  }
}

/// The options that most pictures use.
enum Sample {
  static let targets: [Option] = [
    Option("dev"), Option("staging"),
    Option("prod", label: "Production", detail: "customers see it", icon: "🚀"),
    Option("dr", disabled: "frozen until Monday"),
  ]
  static let people: [Option] = [Option("team"), Option("ops"), Option("sales")]
  static let flavours: [Option] = [Option("chocolate"), Option("vanilla"), Option("strawberry")]
  static let regions: [Option] = (1...24).map { number in
    Option(.string("eu-west-\(number)"), detail: "zone \(number)")
  }
  static let hours: [Option] = (0..<24).map { Option(.string("\($0)")) }
  static let colours: [Option] = ["red", "green", "amber", "blue", "purple", "teal"].enumerated()
    .map { Option(.string($0.element), tint: .standard(UInt8($0.offset + 1))) }
}
