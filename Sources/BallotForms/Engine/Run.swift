public import BallotTerminal

/// What a run is given besides its form.
public struct RunSettings: Sendable {
  /// How the page looks.
  public var theme: Theme
  /// The colours the terminal can show.
  public var colors: ColorDepth
  /// Whether the terminal rewraps its rows when it gets narrower; see `FrameWriter.reflows`.
  public var reflows = true
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

/// The shortest time between frames that show what came by itself: options that are read, matches
/// that are found. Screens show 60 frames a second.
private let frameInterval = Duration.milliseconds(16)

/// Asks a form on a terminal: draws, waits, reduces, until it is over. The only loop.
/// - Throws: `TerminalError` when the terminal cannot be used any longer.
public func run(
  _ state: inout FormState, in world: any World, on terminal: any Terminal,
  settings: RunSettings = RunSettings()
) throws(TerminalError) -> Outcome {
  var size = terminal.size
  func context() -> Context { Context(size: size, theme: settings.theme, now: world.now) }
  let deadline = settings.timeout.map { world.now + $0 }
  var writer = FrameWriter(colors: settings.colors, reflows: settings.reflows)
  try terminal.begin()
  defer {
    for effect in state.end() { _ = world.answer(effect) }
    terminal.end(discardingInput: true)
  }
  var outcome: Outcome?
  var effects = state.begin(context())
  var nextFrame = Duration.zero
  var mayWait = false
  while true {
    while outcome == nil, !effects.isEmpty {
      let effect = effects.removeFirst()
      outcome = try perform(effect, &writer, terminal)
      if effect == .suspend { size = terminal.size }
      for event in world.answer(effect) { effects += state.reduce(event, context()) }
    }
    if let outcome {
      let left = settings.clears ? [] : state.summary(outcome, context())
      try terminal.write(writer.end(leaving: left, in: size))
      return outcome
    }
    let current = context()
    if !mayWait || current.now >= nextFrame {
      let bytes = writer.bytes(showing: state.view(current), in: size)
      if !bytes.isEmpty { try terminal.write(bytes) }
      state.appeared(at: current.now)
      nextFrame = current.now + frameInterval
      mayWait = false
    }
    let wakeUp = mayWait ? min(nextFrame, deadline ?? nextFrame) : deadline
    let event = try world.nextEvent(until: state.hasWork ? current.now : wakeUp)
    switch event {
    case .tick, .bytes:
      if let deadline, world.now >= deadline { outcome = .timedOut }
      if state.hasWork { state.work(concurrently: world.concurrently) }
      mayWait = event != .tick || state.hasWork
    case .key, .ended, .resized, .resumed: mayWait = false
    }
    if event == .resized || event == .resumed {
      size = terminal.size
      // While the process was stopped others have written, so that the cursor may be anywhere.
      if event == .resumed { writer.forget() } else { writer.invalidate() }
    }
    effects = state.reduce(event, context())
  }
}

/// Does what the form asks for.
/// - Returns: how the form ended, where it did.
private func perform(
  _ effect: Effect, _ writer: inout FrameWriter, _ terminal: any Terminal
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
  case .start, .stop, .list, .examine: break
  }
  return nil
}

extension World {
  /// Does what an effect asks of streams and files.
  /// - Returns: what is known at once, as events.
  func answer(_ effect: Effect) -> [Event] {
    switch effect {
    case .start(let stream, let source):
      do throws(FileError) {
        try start(stream, source)
      } catch {
        return [.ended(stream, .failed(error.reason))]
      }
    case .stop(let stream): stop(stream)
    case .list(let stream, let folder):
      let names = (try? listFolder(folder)) ?? []
      return [
        .bytes(stream, names.sorted().flatMap { Array($0.utf8) + [0] }), .ended(stream, .endOfFile),
      ]
    case .examine(let stream, let path, let wanted):
      return [.ended(stream, pathFault(path, wanted).map(StreamEnd.failed) ?? .endOfFile)]
    case .submit, .refuse, .cancel, .back, .interrupt, .suspend, .redraw, .discardInput: break
    }
    return []
  }

  /// Why a path is not the file or folder that was asked for; `nil` where it is.
  public func pathFault(_ path: String, _ wanted: PathKind) -> String? {
    switch (kind(of: path), wanted) {
    case (nil, .file): "no such file"
    case (nil, .folder): "no such folder"
    case (.folder?, .file): "a folder, not a file"
    case (.file?, .folder): "a file, not a folder"
    case (.file?, .file), (.folder?, .folder): nil
    }
  }
}
