public import BallotTerminal

/// What a run is given besides its form.
public struct RunSettings: Sendable {
  /// How the page looks.
  public var theme: Theme
  /// The colours the terminal can show.
  public var colors: ColorDepth
  /// How long may pass before the form is over; `nil` for no limit.
  public var timeout: Duration?
  /// Whether no summary is left on the screen.
  public var clears: Bool

  /// Settings of a run.
  public init(
    theme: Theme = Theme(), colors: ColorDepth = .sixteen, timeout: Duration? = nil,
    clears: Bool = false
  ) {
    self.theme = theme
    self.colors = colors
    self.timeout = timeout
    self.clears = clears
  }
}

/// Asks a form on a terminal: draws, waits, reduces, until it is over. The only loop.
/// - Throws: `TerminalError` when the terminal cannot be used any longer.
public func run(
  _ state: inout FormState, in world: any World, on terminal: any Terminal,
  settings: RunSettings = RunSettings()
) throws(TerminalError) -> Outcome {
  var size = terminal.size
  func context() -> Context { Context(size: size, theme: settings.theme, now: world.now) }
  let deadline = settings.timeout.map { world.now + $0 }
  var writer = FrameWriter(colors: settings.colors)
  try terminal.begin()
  defer { terminal.end(discardingInput: true) }
  var outcome: Outcome?
  var effects = state.begin(context())
  while true {
    for effect in effects where outcome == nil {
      outcome = try perform(effect, &state, &writer, world, terminal)
    }
    if let outcome {
      let left = settings.clears ? [] : state.summary(outcome, context())
      try terminal.write(writer.end(leaving: left, in: size))
      return outcome
    }
    let current = context()
    let bytes = writer.bytes(showing: state.view(current), in: size)
    if !bytes.isEmpty { try terminal.write(bytes) }
    state.appeared(at: current.now)
    let event = try world.nextEvent(until: state.hasWork ? current.now : deadline)
    if event == .tick {
      if let deadline, world.now >= deadline { outcome = .timedOut }
      if state.hasWork { state.work(concurrently: world.concurrently) }
    }
    if event == .resized || event == .resumed {
      size = terminal.size
      writer.invalidate()
    }
    effects = state.reduce(event, context())
  }
}

/// Does what the form asks for.
/// - Returns: how the form ended, where it did.
private func perform(
  _ effect: Effect, _ state: inout FormState, _ writer: inout FrameWriter, _ world: any World,
  _ terminal: any Terminal
) throws(TerminalError) -> Outcome? {
  switch effect {
  case .submit: return .answered
  case .refuse: return .refused
  case .cancel: return .cancelled
  case .back: return .back
  case .interrupt:
    terminal.interrupt()
    return .cancelled
  case .suspend:
    try terminal.suspend()
    writer.forget()
  case .redraw: writer.invalidate()
  case .discardInput: terminal.discardInput()
  case .start(let stream, let source):
    do throws(FileError) {
      try world.start(stream, source)
    } catch {
      _ = state.reduce(
        .ended(stream, .failed(error.reason)),
        Context(size: terminal.size, theme: Theme(), now: world.now))
    }
  case .stop(let stream): world.stop(stream)
  }
  return nil
}
