#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
public import BallotTerminal

/// The world as the operating system offers it. Make it before anything else opens a file, on the
/// main thread, and use it there.
public final class POSIXWorld: World {
  /// The terminal that was opened, whose keys are events while it is in raw mode.
  weak var terminal: POSIXTerminal?
  /// The streams that were started and have not ended.
  var streams: [Stream] = []
  /// The stream that is looked at first, so that a fast one does not starve the others.
  var firstStream = 0

  private let standard = StandardDescriptors.atStart

  /// Whether the process ends once its output is written.
  let endsAfterOutput: Bool

  /// Looks at the standard descriptors and puts closed ones on `/dev/null`. Where the process
  /// `endsAfterOutput`, a request to end it, such as SIGTERM, comes before its output or not at all,
  /// so that nobody gets both an answer and a failure.
  public init(endsAfterOutput: Bool = false) { self.endsAfterOutput = endsAfterOutput }

  deinit {
    for index in streams.indices { streams[index].stop() }
  }

  // MARK: Surroundings

  /// The arguments after the program's name, as the bytes that came.
  public var arguments: [[UInt8]] { Environment.arguments }

  /// The value of an environment variable, or `nil` where it is not set; bytes that are not UTF-8
  /// are replaced by U+FFFD.
  public func variable(_ name: String) -> String? { Environment.value(name) }

  /// The names and values of all environment variables whose name begins with this prefix, in the
  /// order of the environment.
  public func variables(prefix: String) -> [(name: String, value: String)] {
    Environment.variables(prefix: prefix)
  }

  /// Whether a channel is a terminal.
  public func isTerminal(_ channel: Channel) -> Bool { standard.isTerminal(channel) }

  /// Whether a channel was open when the process began.
  public func isOpen(_ channel: Channel) -> Bool { standard.isOpen(channel) }

  /// Columns of the terminal on this channel, or `nil` when it is none or does not know.
  public func columns(of channel: Channel) -> Int? {
    guard isTerminal(channel) else { return nil }
    let columns = TerminalDevice.size(of: channel.descriptor).columns
    return columns > 0 ? columns : nil
  }

  /// A terminal to ask on. Keys come from standard input where it is a terminal and `inputIsData`
  /// is false, else from the controlling terminal; frames go to standard output where it is a
  /// terminal, else to the controlling terminal, and where there is none, to the terminal of the
  /// keys. `nil` when there is no terminal for the keys.
  public func openTerminal(inputIsData: Bool) -> (any Terminal)? {
    let standardKeys = inputIsData ? nil : TerminalDevice.standard(.input)
    guard let keys = standardKeys ?? TerminalDevice.controlling() else { return nil }
    var frames = TerminalDevice.standard(.output)
    if frames == nil, standardKeys != nil { frames = TerminalDevice.controlling() }
    let terminal = POSIXTerminal(keys: keys, frames: frames ?? keys, escapeDelay: escapeDelay)
    self.terminal = terminal
    return terminal
  }

  /// How long Escape alone waits for the rest of a sequence: `ESCDELAY` in milliseconds, as curses
  /// has it, else 50, and 100 over a network.
  private var escapeDelay: Duration {
    if let delay = variable("ESCDELAY").flatMap({ Int($0) }), (1...5000).contains(delay) {
      return .milliseconds(delay)
    }
    return .milliseconds(variable("SSH_CONNECTION") == nil ? 50 : 100)
  }

  /// Time since some fixed moment, never going back.
  public var now: Duration { System.now }

  /// Runs `body` with each number below `count`, side by side where there are cores for it, and
  /// returns when all are done. Signals are handled on the calling thread only.
  public func concurrently(_ count: Int, _ body: @Sendable (Int) -> Void) {
    Workers.run(count, threads: Workers.coreCount, body)
  }
}
