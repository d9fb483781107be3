public import BallotTerminal

/// A person who presses keys at a terminal in memory, a second between two: what a form looks like
/// after them, with no terminal and always the same.
///
/// ```swift
/// let preview = Preview(pressing: try Key.parse("Down Space"))
/// preview.ask(&state)
/// print(preview.screen.text)
/// ```
public struct Preview {
  /// Where the form is asked. Its files are those given, and commands run only by the closure.
  public let world: MemoryWorld
  /// What the form is drawn on.
  public let terminal: MemoryTerminal

  /// Time between two keys: more than a confirm waits before it takes one.
  private static let interval = Duration.seconds(1)
  /// Surroundings in which everything can be drawn.
  private static let environment = [
    ("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("LANG", "C.UTF-8"),
  ].map { (name: $0.0, value: $0.1) }

  /// A person who presses keys on a page.
  /// - Parameters:
  ///   - keys: what is pressed, a second apart.
  ///   - size: the terminal's.
  ///   - files: the files that the form may read, by their paths.
  ///   - runCommand: does what a command of the form does; without it commands print nothing.
  public init(
    pressing keys: [Key], size: Size = Size(columns: 80, rows: 24), files: [String: [UInt8]] = [:],
    runCommand: ((ShellCommand) -> MemoryWorld.CommandResult)? = nil
  ) {
    terminal = MemoryTerminal(size: size)
    world = MemoryWorld(
      environment: Self.environment, files: files, terminal: terminal,
      steps: keys.flatMap { [.pause(Self.interval), .key($0)] },
      runCommand: runCommand ?? { _ in ([], .exited(status: 0, diagnostics: [])) })
  }

  /// A person who types lines in line mode; each ends with Enter.
  /// - Throws: `PreviewError` where a key types nothing in a line, or the last line has no end.
  public init(
    typing keys: [Key], size: Size = Size(columns: 80, rows: 24), files: [String: [UInt8]] = [:],
    runCommand: ((ShellCommand) -> MemoryWorld.CommandResult)? = nil
  ) throws(PreviewError) {
    self.init(pressing: [], size: size, files: files, runCommand: runCommand)
    terminal.typedLines = try Self.lines(keys)
  }

  private static func lines(_ keys: [Key]) throws(PreviewError) -> [String] {
    var lines: [String] = []
    var line = ""
    for (index, key) in keys.enumerated() {
      switch key.code {
      case .character(let character) where key.modifiers.isEmpty: line.append(character)
      case .paste(let text): line += text
      case .enter:
        lines.append(line)
        line = ""
      case .backspace: line = String(line.dropLast())
      case .character, .escape, .tab, .delete, .insert, .up, .down, .left, .right, .home, .end,
        .pageUp, .pageDown, .function:
        throw PreviewError("key \(index + 1) types nothing in line mode: give text and Enter")
      }
    }
    guard line.isEmpty else {
      throw PreviewError("the last line, \(line), has no end: put Enter after it")
    }
    return lines
  }

  /// Asks a form on a page until it is over or the keys are used up.
  /// - Returns: how the form ended; `nil` while it goes on.
  @discardableResult
  public func ask(_ state: inout FormState, settings: RunSettings = RunSettings()) -> Outcome? {
    try? run(&state, in: world, on: terminal, settings: settings)
  }

  /// Asks a form line by line until it is over or the lines are used up.
  /// - Returns: how the form ended; `nil` while it goes on.
  @discardableResult
  public func askByLine(_ state: inout FormState) -> Outcome? {
    try? BallotForms.askByLine(&state, in: world, on: terminal)
  }

  /// Whether the form waited for more than the person did, so that it still goes on.
  public var isWaiting: Bool { world.hasRunOut || terminal.hasRunOut }

  /// The screen as it is now. Where rows have scrolled away, it is as many rows higher.
  public var screen: Screen {
    var screen = terminal.screen
    let rows = screen.size.rows + screen.scrollback.count
    screen.resize(to: Size(columns: screen.size.columns, rows: rows), .reflow)
    return screen
  }
}

/// Why keys cannot be pressed.
public struct PreviewError: Error, Hashable, Sendable {
  /// What is wrong and what to do instead.
  public var reason: String

  /// An error with its reason.
  init(_ reason: String) { self.reason = reason }
}
