/// A world in memory: everything a run meets is written down before, everything it does is
/// written down by it. Time passes only while the run waits.
public final class MemoryWorld: World {
  /// What happens next to a run, in this order.
  public enum Step: Hashable, Sendable {
    /// An event arrives.
    case event(Event)
    /// The terminal takes another size, and `resized` arrives.
    case resize(Size, Screen.Resizing = .reflow)
    /// Nothing happens for so long: deadlines that fall within it pass.
    case pause(Duration)

    /// A key arrives.
    public static func key(_ key: Key) -> Step { .event(.key(key)) }
  }

  /// What a command does: the bytes it writes to its standard output and how it ends.
  public typealias CommandResult = (output: [UInt8], end: StreamEnd)

  /// The arguments after the program's name.
  public var arguments: [[UInt8]]
  /// The environment, in order.
  public var environment: [(name: String, value: String)]
  /// The files by their paths. Folders are what stands before a `/` in them.
  public var files: [String: [UInt8]]
  /// What standard input holds; `nil` where it is closed.
  public var input: [UInt8]?
  /// The channels that are terminals.
  public var terminalChannels: [Channel]
  /// The terminal, or `nil` where there is none.
  public var terminal: MemoryTerminal?
  /// What will happen.
  public var steps: [Step]
  /// What commands do. `nil` for one that runs until it is stopped, or whose events are steps.
  public var runCommand: (ShellCommand) -> CommandResult?

  /// What was written to standard output.
  public private(set) var output: [UInt8] = []
  /// What was written to standard error.
  public private(set) var diagnostics: [UInt8] = []
  /// The options of each file that was written, by path.
  public internal(set) var writtenFiles: [String: FileWriting] = [:]
  /// The commands that were started, in order.
  public private(set) var commands: [ShellCommand] = []
  /// The streams that were stopped, in order.
  public private(set) var stoppedStreams: [StreamID] = []
  /// Time since the world began.
  public private(set) var now: Duration = .zero
  /// Whether a run waited for more than the steps.
  public private(set) var hasRunOut = false

  private var pending: [Event] = []
  private var paused: [StreamID] = []

  /// A world with a terminal on all three channels unless said otherwise.
  public init(
    arguments: [String] = [], environment: [(name: String, value: String)] = [],
    files: [String: [UInt8]] = [:], input: [UInt8]? = [],
    terminalChannels: [Channel] = [.input, .output, .diagnostics],
    terminal: MemoryTerminal? = MemoryTerminal(), steps: [Step] = [],
    runCommand: @escaping (ShellCommand) -> CommandResult? = { _ in
      ([], .exited(status: 0, diagnostics: []))
    }
  ) {
    self.arguments = arguments.map { Array($0.utf8) }
    self.environment = environment
    self.files = files
    self.input = input
    self.terminalChannels = terminalChannels
    self.terminal = terminal
    self.steps = steps
    self.runCommand = runCommand
  }

  // MARK: Surroundings

  /// The last value with this name.
  public func variable(_ name: String) -> String? {
    environment.last { $0.name == name }?.value
  }

  /// The variables whose names begin so.
  public func variables(prefix: String) -> [(name: String, value: String)] {
    environment.filter { $0.name.hasPrefix(prefix) }
  }

  /// Whether the channel is one of `terminalChannels`.
  public func isTerminal(_ channel: Channel) -> Bool { terminalChannels.contains(channel) }

  /// Whether the channel is open: all are, but for an input that is `nil`.
  public func isOpen(_ channel: Channel) -> Bool { channel != .input || input != nil }

  /// The terminal's columns.
  public func columns(of channel: Channel) -> Int? {
    isTerminal(channel) ? terminal?.size.columns : nil
  }

  /// The terminal.
  public func openTerminal(inputIsData: Bool) -> (any Terminal)? { terminal }

  /// Runs the body for one number after another.
  public func concurrently(_ count: Int, _ body: @Sendable (Int) -> Void) {
    for number in 0..<count { body(number) }
  }

  // MARK: Events

  /// The next event of a stream, else the next step. When nothing is left, the deadline passes at
  /// once; without a deadline the terminal is gone.
  public func nextEvent(until deadline: Duration?) throws(TerminalError) -> Event {
    if let index = pending.firstIndex(where: { !isPaused($0) }) {
      return pending.remove(at: index)
    }
    while let step = steps.first {
      switch step {
      case .event(let event):
        steps.removeFirst()
        return event
      case .resize(let size, let resizing):
        steps.removeFirst()
        terminal?.resize(to: size, resizing)
        return .resized
      case .pause(let duration):
        if let deadline, deadline < now + duration {
          steps[0] = .pause(now + duration - max(deadline, now))
          return tick(deadline)
        }
        steps.removeFirst()
        now += duration
      }
    }
    guard let deadline else {
      hasRunOut = true
      throw .gone
    }
    return tick(deadline)
  }

  /// Starts a stream: all its bytes and its end are there at once.
  public func start(_ stream: StreamID, _ source: StreamSource) throws(FileError) {
    switch source {
    case .input:
      guard let input else { throw FileError("Bad file descriptor") }
      self.input = []
      enqueue(stream, input, .endOfFile)
    case .file(let path): enqueue(stream, try readFile(path, limit: .max), .endOfFile)
    case .command(let command):
      commands.append(command)
      if let result = runCommand(command) { enqueue(stream, result.output, result.end) }
    }
  }

  /// Drops what the stream still had.
  public func stop(_ stream: StreamID) {
    stoppedStreams.append(stream)
    pending.removeAll { $0.stream == stream }
  }

  /// Holds the stream's events back, or lets them through.
  public func setPaused(_ stream: StreamID, _ isPaused: Bool) {
    paused.removeAll { $0 == stream }
    if isPaused { paused.append(stream) }
  }

  private func enqueue(_ stream: StreamID, _ bytes: [UInt8], _ end: StreamEnd) {
    if !bytes.isEmpty { pending.append(.bytes(stream, bytes)) }
    pending.append(.ended(stream, end))
  }

  private func isPaused(_ event: Event) -> Bool {
    event.stream.map(paused.contains) ?? false
  }

  private func tick(_ deadline: Duration) -> Event {
    now = max(now, deadline)
    return .tick
  }

  // MARK: Channels

  /// Adds to `output` or `diagnostics`, and to the terminal's screen where the channel is one.
  public func write(_ bytes: [UInt8], to channel: Channel) throws(FileError) {
    switch channel {
    case .input: throw FileError("Bad file descriptor")
    case .output: output += bytes
    case .diagnostics: diagnostics += bytes
    }
    if isTerminal(channel) { terminal?.show(String(decoding: bytes, as: UTF8.self)) }
  }

  /// The next line of `input`.
  public func readLine(until deadline: Duration?) throws(LineError) -> [UInt8]? {
    guard let bytes = input, !bytes.isEmpty else { return nil }
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    input = Array(bytes[min(end + 1, bytes.endIndex)...])
    return Array(bytes[..<end])
  }
}

extension Event {
  /// The stream it came from, if any.
  fileprivate var stream: StreamID? {
    switch self {
    case .bytes(let stream, _), .ended(let stream, _): stream
    case .key, .resized, .resumed, .tick: nil
    }
  }
}
