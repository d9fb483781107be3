import BallotArguments
import BallotTerminal

/// Who is asked, and how.
enum Asker {
  /// A person at a terminal on which frames are drawn.
  case screen(any Terminal)
  /// A person at a terminal, line by line.
  case lines(any Terminal)
  /// Whoever wrote the lines that standard input holds, under `--plain`.
  case pipe
  /// Nobody.
  case nobody

  /// The fewest columns in which a page can be drawn.
  static let fewestColumns = 20

  /// Finds who can be asked (decisions 1.3).
  /// - Parameters:
  ///   - isForbidden: whether a flag says that nothing is asked.
  ///   - inputIsData: whether standard input is read for something else.
  init(_ command: ParsedCommand, isForbidden: Bool, inputIsData: Bool, in world: any World) {
    let isInteractive = command.isOn(.interactive)
    guard !isForbidden, !command.isOn(.nonInteractive),
      isInteractive || !isSwitchedOn(world.variable("BALLOT_NONINTERACTIVE"))
    else {
      self = .nobody
      return
    }
    if command.isOn(.plain), !inputIsData, !world.isTerminal(.input), world.isOpen(.input) {
      self = .pipe
    } else if isSwitchedOn(world.variable("CI")), !isInteractive {
      self = .nobody
    } else if let terminal = world.openTerminal(inputIsData: inputIsData) {
      self = Self.asksByLine(command, terminal, world) ? .lines(terminal) : .screen(terminal)
    } else {
      self = .nobody
    }
  }

  private static func asksByLine(
    _ command: ParsedCommand, _ terminal: any Terminal, _ world: any World
  ) -> Bool {
    if command.isOn(.plain) || isSwitchedOn(world.variable("BALLOT_PLAIN")) { return true }
    return cannotDraw(term: world.variable("TERM")) || terminal.size.columns < fewestColumns
  }

  /// Whether a terminal of this type takes no control sequences of ECMA-48: it has no type, one
  /// that is made for being dumb, or one that is older.
  static func cannotDraw(term: String?) -> Bool {
    switch term {
    case nil, "", "dumb", "unknown", "emacs", "cons25", "vt52": true
    case .some: false
    }
  }

  /// Whether anybody is asked.
  var isSomebody: Bool {
    switch self {
    case .screen, .lines, .pipe: true
    case .nobody: false
    }
  }
}

/// What is said where only the variable CI keeps a person from being asked (decisions 2.19); `nil`
/// where something else does.
func noteAboutCI(_ command: ParsedCommand, inputIsData: Bool, in world: any World) -> String? {
  guard isSwitchedOn(world.variable("CI")), !command.isOn(.nonInteractive),
    !command.isOn(.interactive), !isSwitchedOn(world.variable("BALLOT_NONINTERACTIVE")),
    world.openTerminal(inputIsData: inputIsData) != nil
  else { return nil }
  return "CI is set: taking defaults; --interactive asks"
}
