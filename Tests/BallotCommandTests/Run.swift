import BallotAnswers
import BallotCommand
import BallotTerminal

/// A run of the tool in memory: what was given and pressed, what came out.
struct Run {
  /// What standard output got.
  let output: String
  /// What standard error got.
  let diagnostics: String
  /// The exit code.
  let code: Int
  /// The world as the run left it.
  let world: MemoryWorld
  /// What was on the screen when the run was over.
  var screen: String { world.terminal?.screen.lines.joined(separator: "\n") ?? "" }
  /// Whether anything was drawn.
  var hasDrawn: Bool { world.terminal?.writes.isEmpty == false }

  /// Who sits at the terminal.
  enum Place {
    /// A person, at a terminal on all three channels.
    case terminal
    /// A person whose standard output is captured.
    case captured
    /// A person whose standard input is a pipe.
    case piped
    /// Nobody: there is no terminal.
    case nowhere
  }

  /// Runs a command line with keys a second apart. The line is cut at blanks outside of single
  /// quotes.
  init(
    _ line: String, at place: Place = .nowhere, keys: String = "", lines: [String] = [],
    input: String? = "", files: [String: String] = [:], environment: [String: String] = [:],
    size: Size = Size(columns: 80, rows: 24), bytes: [String: [UInt8]] = [:],
    steps: [MemoryWorld.Step] = [], moreArguments: [[UInt8]] = [],
    runCommand: @escaping (ShellCommand) -> MemoryWorld.CommandResult? = { _ in
      ([], .exited(status: 0, diagnostics: []))
    }
  ) throws {
    let terminal = MemoryTerminal(size: size)
    terminal.typedLines = lines
    var variables = ["TERM": "xterm-256color", "LANG": "en_US.UTF-8"]
    variables.merge(environment) { $1 }
    let channels: [Channel] =
      switch place {
      case .terminal: [.input, .output, .diagnostics]
      case .captured: [.input, .diagnostics]
      case .piped: [.output, .diagnostics]
      case .nowhere: []
      }
    let pressed = try Key.parse(keys).flatMap { [MemoryWorld.Step.pause(.seconds(1)), .key($0)] }
    world = MemoryWorld(
      arguments: words(line), environment: variables.sorted { $0.key < $1.key }.map { ($0, $1) },
      files: files.mapValues { Array($0.utf8) }.merging(bytes) { $1 },
      input: input.map { Array($0.utf8) }, terminalChannels: channels,
      terminal: place == .nowhere ? nil : terminal, steps: steps + pressed,
      runCommand: runCommand)
    world.arguments += moreArguments
    let completion = BallotCommand.runCommand(in: world)
    output = String(decoding: world.output + completion.output, as: UTF8.self)
    diagnostics = completion.diagnostics
    code = completion.exitCode.rawValue
  }

  /// What a table compares: code, output and diagnostics in one text.
  var summary: String { "[\(code)] \(output)\(diagnostics)" }
}

/// A command line cut at blanks, as a shell does it with single quotes and nothing else.
func words(_ line: String) -> [String] {
  var words: [String] = []
  var word: String?
  var isQuoted = false
  for character in line {
    switch character {
    case "'":
      isQuoted.toggle()
      word = word ?? ""
    case " " where !isQuoted, "\n" where !isQuoted:
      if let complete = word { words.append(complete) }
      word = nil
    default: word = (word ?? "") + String(character)
    }
  }
  return words + (word.map { [$0] } ?? [])
}

/// A command that succeeds and prints this.
func printing(_ output: String) -> MemoryWorld.CommandResult {
  (Array(output.utf8), .exited(status: 0, diagnostics: []))
}

/// A command that fails and says this on standard error.
func failing(_ diagnostics: String, status: Int = 1) -> MemoryWorld.CommandResult {
  ([], .exited(status: status, diagnostics: Array(diagnostics.utf8)))
}
