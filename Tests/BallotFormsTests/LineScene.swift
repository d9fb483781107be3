import BallotForms
import BallotJSON
import BallotTerminal

/// A form asked line by line on a terminal in memory, or from a pipe: what was said, what came out.
struct LineScene {
  /// All that was said; what was typed is not in it.
  let text: String
  /// The result as JSON.
  let result: String
  /// How the form ended: an outcome, or why it could not go on.
  let end: String
  /// Whether each line was read without echo.
  let hiddenReads: [Bool]
  /// The commands that were run, in order.
  let commands: [String]
  /// How many of them were stopped.
  let stopCount: Int

  /// Asks a form of a person who types these lines.
  /// - Parameters:
  ///   - typedWhileWaiting: what is typed while a command runs, one line each time it is looked.
  ///   - deferred: the names of given answers that are judged once it is their turn.
  ///   - steps: what happens while commands run.
  init(
    _ form: Form, lines: [String], typedWhileWaiting: [String] = [], piped: Bool = false,
    given: Answers = Answers(), deferred: [String] = [], canGoBack: Bool = false,
    settings: RunSettings = RunSettings(), steps: [MemoryWorld.Step] = [],
    runCommand: @escaping (ShellCommand) -> MemoryWorld.CommandResult? = { _ in
      ([], .exited(status: 0, diagnostics: []))
    }
  ) throws {
    let terminal = MemoryTerminal(size: Size(columns: 80, rows: 60))
    terminal.typedLines = lines
    terminal.linesTypedWhileWaiting = typedWhileWaiting
    let world = MemoryWorld(
      input: Array(lines.map { $0 + "\n" }.joined().utf8), terminal: terminal, steps: steps,
      runCommand: runCommand)
    var state = try FormState(form, given: given)
    state.canGoBack = canGoBack
    state.judgeLater(deferred)
    do throws(LineModeError) {
      end = "\(try askByLine(&state, in: world, on: piped ? nil : terminal, settings: settings))"
    } catch {
      end = "\(error)"
    }
    let bytes = piped ? world.diagnostics : terminal.writes.flatMap { $0 }
    text = String(decoding: bytes, as: UTF8.self)
    result = state.result.text()
    hiddenReads = terminal.hiddenReads
    commands = world.commands.map(\.script)
    stopCount = world.stoppedStreams.count
  }
}
