import BallotTerminal
import TestSupport
import Testing

/// A program in a terminal with a screen: what a person does and sees, and what is left when it
/// has ended. Every wait ends as soon as what it waits for is there.
final class Session {
  /// The terminal.
  let terminal: PseudoTerminal
  /// The program.
  let process: PseudoTerminalProcess
  /// What the terminal shows.
  var screen: Screen { display.screen }
  /// Gets what the program draws as well.
  var alsoShow: (([UInt8]) -> Void)? {
    get { display.alsoShow }
    set { display.alsoShow = newValue }
  }
  private let display: Display
  private let found: PseudoTerminal.Settings

  /// What was waited for did not come; the test has recorded what was there instead.
  struct TimedOut: Error {}

  /// Starts a program in a new terminal.
  init(
    _ program: String, _ arguments: [String], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:], isControlling: Bool = true, shows text: String = "",
    typesFirst typed: String = "", input: PseudoTerminalProcess.Wiring = .terminal,
    output: PseudoTerminalProcess.Wiring = .terminal,
    diagnostics: PseudoTerminalProcess.Wiring = .terminal
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    found = terminal.settings
    let display = Display(Size(columns: columns, rows: rows))
    display.screen.feed(text)
    self.display = display
    terminal.onDrawing = { bytes in
      display.screen.feed(bytes)
      display.alsoShow?(bytes)
    }
    if !typed.isEmpty { terminal.send(typed) }
    process = try terminal.start(
      program, arguments,
      environment: Ballot.environment.merging(environment) { $1 }.filter { $1 != unset },
      isControlling: isControlling, input: input, output: output, diagnostics: diagnostics)
  }

  /// Starts `ballot` with its answer captured, as in `x=$(ballot …)`.
  convenience init(
    ballot arguments: [String], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:], isControlling: Bool = true, shows text: String = "",
    typesFirst typed: String = "", input: PseudoTerminalProcess.Wiring = .terminal,
    output: PseudoTerminalProcess.Wiring = .pipe,
    diagnostics: PseudoTerminalProcess.Wiring = .terminal
  ) throws {
    try self.init(
      Ballot.path, arguments, columns: columns, rows: rows, environment: environment,
      isControlling: isControlling, shows: text, typesFirst: typed, input: input, output: output,
      diagnostics: diagnostics)
  }

  // MARK: What a person does

  /// Presses keys, one after the other.
  func press(_ keys: String...) { for key in keys { terminal.send(key) } }

  /// Changes the size of the window.
  func resize(columns: Int, rows: Int) {
    display.screen.resize(to: Size(columns: columns, rows: rows), .reflow)
    terminal.resize(columns: columns, rows: rows)
  }

  /// Lets time pass, while the program runs.
  func pass(_ time: Duration) { terminal.wait(upTo: time) { process.end != nil } }

  // MARK: What a person sees

  /// Waits until the screen shows a text.
  func until(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try until("\"\(text)\"", sourceLocation: sourceLocation) { $0.text.contains(text) }
  }

  /// Waits until the screen is as described.
  func until(
    _ description: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: (Screen) -> Bool
  ) throws {
    if terminal.wait(until: { condition(screen) }) { return }
    Issue.record("waited for \(description)\n\(picture)", sourceLocation: sourceLocation)
    throw TimedOut()
  }

  /// What the screen shows, a line a row.
  var text: String { screen.text }

  /// The screen, for messages.
  var picture: String {
    let frame = String(repeating: "-", count: screen.size.columns)
    let end = process.end.map { "ended: \($0)" } ?? (process.isStopped ? "stopped" : "running")
    return "\(frame)\n\(screen.styledText)\n\(frame)\nprogram \(end)\n\(notes)"
  }

  /// What came through pipes, for messages.
  private var notes: String {
    "stdout: \(output.debugDescription) stderr: \(diagnostics.debugDescription)"
  }

  // MARK: What is left

  /// Standard output, where it is a pipe.
  var output: String { String(decoding: process.output, as: UTF8.self) }
  /// Standard error, where it is a pipe.
  var diagnostics: String { String(decoding: process.diagnostics, as: UTF8.self) }

  /// Expects the program to end in this way, with this on its captured standard output, and the
  /// terminal to be as it was found.
  func expectEnd(
    _ end: PseudoTerminalProcess.End, output expected: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let faults = faults(after: end, output: expected)
    #expect(faults == [], "\(picture)", sourceLocation: sourceLocation)
  }

  /// What is wrong once the program has ended: another end, another captured output, or a terminal
  /// that is not as it was found.
  func faults(after end: PseudoTerminalProcess.End, output expected: String = "") -> [String] {
    _ = terminal.waitForEnd()
    var faults = leftBehind
    if process.end != end {
      faults.append(process.end.map { "ended \($0), not \(end)" } ?? "did not end")
    }
    if output != expected { faults.append("stdout \(output.debugDescription)") }
    return faults
  }

  /// In what the terminal is not as it was found: settings, modes, style, a sequence cut short.
  var leftBehind: [String] {
    var faults: [String] = []
    if terminal.settings != found { faults.append("other settings") }
    let modes: [(String, Screen.Modes, Bool)] = [
      ("cursor hidden", .cursorVisible, true), ("no autowrap", .autowrap, true),
      ("alternate screen", .alternateScreen, false), ("bracketed paste", .bracketedPaste, false),
      ("synchronized output", .synchronizedOutput, false), ("newline mode", .newline, false),
    ]
    for (name, mode, isOn) in modes where screen.modes.contains(mode) != isOn {
      faults.append(name)
    }
    if screen.style != .plain { faults.append("styled") }
    faults += screen.ignored.map { "sent \($0)" }
    var probe = screen
    probe.feed("\r~")
    if !probe.text.contains("~") { faults.append("a sequence was cut") }
    return faults
  }
}

/// In an environment: the variable is not set at all.
let unset = "\u{0}unset"

/// A screen that is fed while it is looked at.
private final class Display {
  var screen: Screen
  var alsoShow: (([UInt8]) -> Void)?
  init(_ size: Size) { screen = Screen(size: size) }
}
