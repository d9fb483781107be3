/// Why a file, a stream or a command could not be used.
public struct FileError: Error, Hashable, Sendable {
  /// What the system says, such as `No such file or directory`.
  public var reason: String
  /// Makes an error from the system's word for it.
  public init(_ reason: String) { self.reason = reason }
}

/// A standard channel of the process (POSIX XBD 3.369).
public enum Channel: Hashable, Sendable {
  /// Descriptor 0.
  case input
  /// Descriptor 1.
  case output
  /// Descriptor 2.
  case diagnostics
}

/// What a command is given to run: `sh -c`, nothing spliced in.
public struct ShellCommand: Hashable, Sendable {
  /// The script for `sh -c`.
  public var script: String
  /// Variables set on top of the inherited environment; `nil` removes one.
  public var environment: [(name: String, value: String?)]
  /// What the command reads on its standard input.
  public var input: [UInt8]
  /// The folder it runs in; `nil` is the current one.
  public var folder: String?

  /// A command with its surroundings.
  public init(
    _ script: String, environment: [(name: String, value: String?)] = [], input: [UInt8] = [],
    folder: String? = nil
  ) {
    self.script = script
    self.environment = environment
    self.input = input
    self.folder = folder
  }

  /// Equal when every part is.
  public static func == (left: ShellCommand, right: ShellCommand) -> Bool {
    left.script == right.script && left.input == right.input && left.folder == right.folder
      && left.environment.elementsEqual(right.environment) { $0 == $1 }
  }

  /// Hashes the parts that tell commands apart most.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(script)
    hasher.combine(input)
    hasher.combine(folder)
  }
}

/// Where a stream's bytes come from.
public enum StreamSource: Hashable, Sendable {
  /// The standard input.
  case input
  /// A file, by its path.
  case file(String)
  /// The standard output of a command, which runs in a session of its own, without a terminal.
  case command(ShellCommand)
}

/// Everything outside the program but the terminal itself: arguments, environment, files, clock,
/// processes, and the one place where a run waits.
public protocol World: AnyObject {
  /// The arguments after the program's name, as the bytes that came.
  var arguments: [[UInt8]] { get }
  /// The value of an environment variable, or `nil` where it is not set; bytes that are not UTF-8
  /// are replaced by U+FFFD.
  func variable(_ name: String) -> String?
  /// The names and values of all environment variables whose name begins with this prefix, in the
  /// order of the environment.
  func variables(prefix: String) -> [(name: String, value: String)]
  /// Whether a channel is a terminal.
  func isTerminal(_ channel: Channel) -> Bool
  /// Whether a channel is open at all.
  func isOpen(_ channel: Channel) -> Bool
  /// Columns of the terminal on this channel, or `nil` when it is none.
  func columns(of channel: Channel) -> Int?

  /// A terminal to ask on. Keys come from standard input where it is a terminal and `inputIsData`
  /// is false, else from the controlling terminal; frames go to standard output where it is a
  /// terminal, else to the controlling terminal. `nil` when there is none.
  func openTerminal(inputIsData: Bool) -> (any Terminal)?
  /// Waits for the next event until `deadline` on the clock of `now`, for ever when it is `nil`.
  /// A deadline that has passed makes it poll: whatever is there is returned, else `tick`.
  func nextEvent(until deadline: Duration?) throws(TerminalError) -> Event

  /// Starts a stream, whose bytes then arrive as events. Throws when its source cannot be opened.
  func start(_ stream: StreamID, _ source: StreamSource) throws(FileError)
  /// Ends a stream: a command is killed with its whole group. Nothing more arrives from it.
  func stop(_ stream: StreamID)
  /// Whether `nextEvent` passes on bytes of this stream; a paused one fills up and waits.
  func setPaused(_ stream: StreamID, _ paused: Bool)

  /// The whole of a file, at most `limit` bytes.
  func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8]
  /// Writes a file whole or not at all.
  func writeFile(_ path: String, _ bytes: [UInt8], options: FileWriting) throws(FileError)
  /// Names in a folder, unsorted, folders with a `/` at the end.
  func listFolder(_ path: String) throws(FileError) -> [String]
  /// What stands at a path: `nil` for nothing.
  func kind(of path: String) -> FileKind?
  /// Writes all bytes to a channel.
  func write(_ bytes: [UInt8], to channel: Channel) throws(FileError)
  /// One line from standard input without its newline and without reading a byte beyond it, or
  /// `nil` at the end of input. Waits until `deadline`, then throws `.timedOut`.
  func readLine(until deadline: Duration?) throws(LineError) -> [UInt8]?

  /// Time since some fixed moment, never going back.
  var now: Duration { get }
  /// Runs `body` with each number below `count`, side by side where there are cores for it, and
  /// returns when all are done.
  func concurrently(_ count: Int, _ body: @Sendable (Int) -> Void)
}

/// How a file is written.
public struct FileWriting: Hashable, Sendable {
  /// Adds to the end of the file instead of replacing it.
  public var appends: Bool
  /// Only the owner may read it, where it is made anew.
  public var isPrivate: Bool
  /// Replaces the file, readable as the user's mask says.
  public init(appends: Bool = false, isPrivate: Bool = false) {
    self.appends = appends
    self.isPrivate = isPrivate
  }
}

/// What a path names.
public enum FileKind: Hashable, Sendable {
  /// A regular file, a device, a pipe: anything but a folder.
  case file
  /// A folder.
  case folder
}

/// Why no line could be read.
public enum LineError: Error, Hashable, Sendable {
  /// The deadline passed first.
  case timedOut
  /// Reading failed; the text is the system's word for it.
  case failed(String)
}
