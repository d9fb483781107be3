import BallotCommand
import BallotJSON
import BallotTerminal

/// Runs the tool in memory and says what it did that it must never do.
/// - Parameter keys: what a person types, a byte a step; `nil` where nobody is there.
func complaintOfTool(
  _ arguments: [[UInt8]], files: [String: [UInt8]], keys: [UInt8]? = nil, columns: Int = 80
) -> String? {
  var decoder = KeyDecoder()
  var steps: [MemoryWorld.Step] = []
  for byte in keys ?? [] {
    // A confirm takes no key before it has been on the screen for a while.
    steps += decoder.feed([byte]).flatMap { [.pause(.milliseconds(300)), .key($0)] }
  }
  // In the end the person gives up, so that every run ends by itself.
  for key in decoder.flush() + [.control("c")] {
    steps += [.pause(.milliseconds(300)), .key(key)]
  }
  let terminal = keys.map { _ in MemoryTerminal(size: Size(columns: columns, rows: 24)) }
  let world = MemoryWorld(
    environment: [("TERM", "xterm-256color"), ("LANG", "C.UTF-8")], files: files, input: [],
    terminalChannels: terminal == nil ? [] : [.input, .diagnostics], terminal: terminal,
    steps: steps)
  world.arguments = arguments
  let run = runCommand(in: world)
  return complaint(of: run) ?? terminal.flatMap { complaint(of: $0, world) }
}

/// The same with arguments of text.
func complaintOfTool(
  _ arguments: [String], files: [String: [UInt8]], keys: [UInt8]? = nil, columns: Int = 80
) -> String? {
  complaintOfTool(arguments.map { Array($0.utf8) }, files: files, keys: keys, columns: columns)
}

private func complaint(of run: Completion) -> String? {
  if !controls(in: run.diagnostics).isEmpty {
    return "standard error holds a control: \(run.diagnostics.debugDescription)"
  }
  switch run.exitCode {
  case .answered, .refused, .cancelled, .timedOut, .back: break
  case .usage, .missing, .notAllowed, .failed, .help:
    if run.diagnostics.isEmpty { return "\(run.exitCode) without a word" }
  }
  // The shell formats print code that ends the caller.
  let endings = ["(exit \(run.exitCode.rawValue))", "return \(run.exitCode.rawValue)"]
  let output = String(decoding: run.output, as: UTF8.self)
  if run.exitCode != .answered, !output.isEmpty, !endings.contains(where: output.contains) {
    return "\(run.exitCode) with output \(output.debugDescription)"
  }
  return nil
}

private func complaint(of terminal: MemoryTerminal, _ world: MemoryWorld) -> String? {
  let screen = terminal.screen
  if terminal.isRaw { return "the terminal is left raw" }
  if screen.modes != [.cursorVisible, .autowrap, .newline] {
    return "the terminal is left in modes \(screen.modes.rawValue)"
  }
  if screen.style != .plain { return "the terminal is left styled" }
  if !screen.ignored.isEmpty { return "sent \(screen.ignored)" }
  // Line mode leaves that to the terminal, and a frame after a stop begins behind whatever is there.
  let isDrawn = terminal.beginCount == 1 && terminal.suspendCount == 0
  if isDrawn, (screen.scrollback + screen.rows).contains(where: \.isWrapped) {
    return "a row has wrapped: \(screen.lines)"
  }
  return nil
}
