package import BallotTerminal

/// Who is asked, and how.
package enum Asker {
  /// A person at a terminal on which frames are drawn.
  case screen(any Terminal)
  /// A person at a terminal, line by line.
  case lines(any Terminal)
  /// Whoever wrote the lines that standard input holds, under `--plain`.
  case pipe
  /// Nobody.
  case nobody

  /// The fewest columns in which a page can be drawn.
  package static let fewestColumns = 20

  /// Finds who can be asked (decisions 1.3).
  /// - Parameters:
  ///   - choices: what the arguments of the run say.
  ///   - inputIsData: whether standard input is read for something else.
  package init(_ choices: AskingChoices, inputIsData: Bool, in world: any World) {
    guard !choices.isNonInteractive,
      choices.isInteractive || !isSwitchedOn(world.variable("BALLOT_NONINTERACTIVE"))
    else {
      self = .nobody
      return
    }
    if choices.isPlain, !inputIsData, !world.isTerminal(.input), world.isOpen(.input) {
      self = .pipe
    } else if isSwitchedOn(world.variable("CI")), !choices.isInteractive {
      self = .nobody
    } else if let terminal = world.openTerminal(inputIsData: inputIsData) {
      self = Self.asksByLine(choices, terminal, world) ? .lines(terminal) : .screen(terminal)
    } else {
      self = .nobody
    }
  }

  private static func asksByLine(
    _ choices: AskingChoices, _ terminal: any Terminal, _ world: any World
  ) -> Bool {
    if choices.isPlain || isSwitchedOn(world.variable("BALLOT_PLAIN")) { return true }
    return cannotDraw(term: world.variable("TERM")) || terminal.size.columns < fewestColumns
  }

  /// Whether a terminal of this type takes no control sequences of ECMA-48: it has no type, one
  /// that is made for being dumb, or one that is older.
  private static func cannotDraw(term: String?) -> Bool {
    switch term {
    case nil, "", "dumb", "unknown", "emacs", "cons25", "vt52": true
    case .some: false
    }
  }

  /// Whether anybody is asked.
  package var isSomebody: Bool {
    switch self {
    case .screen, .lines, .pipe: true
    case .nobody: false
    }
  }
}

/// What is said where only the variable CI keeps a person from being asked (decisions 2.19); `nil`
/// where something else does.
package func noteAboutCI(_ choices: AskingChoices, inputIsData: Bool, in world: any World)
  -> String?
{
  guard isSwitchedOn(world.variable("CI")), !choices.isNonInteractive,
    !choices.isInteractive, !isSwitchedOn(world.variable("BALLOT_NONINTERACTIVE")),
    world.openTerminal(inputIsData: inputIsData) != nil
  else { return nil }
  return "CI is set: taking defaults; --interactive asks"
}
