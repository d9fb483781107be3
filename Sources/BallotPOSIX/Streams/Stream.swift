#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import BallotTerminal

/// A running source of bytes: a file, standard input, or a command with its three pipes.
struct Stream {
  /// The bytes that the first read takes at most: more than a screen shows, and read at once.
  private static let firstPieceSize = 16 * 1024
  /// The bytes one read takes at most: twice what a pipe of Linux holds, as files give more.
  private static let pieceSize = 128 * 1024

  let id: StreamID
  /// While it is paused nothing is read from it.
  var isPaused = false
  private var output: CInt?
  /// What the next read takes at most. It doubles from read to read, so that a file of millions of
  /// lines is shown as early as a short one.
  private var nextSize = Self.firstPieceSize
  private let closesOutput: Bool
  private var command: RunningCommand?

  /// Opens the source.
  init(_ id: StreamID, _ source: StreamSource) throws(SystemError) {
    self.id = id
    switch source {
    case .input:
      guard StandardDescriptors.atStart.isOpen(.input) else {
        throw SystemError(call: .read, code: EBADF)
      }
      output = Channel.input.descriptor
      closesOutput = false
    case .file(let path):
      // Opening a pipe with a name would otherwise wait until someone writes to it.
      output = try System.open(path, O_RDONLY | O_NOCTTY | O_NONBLOCK)
      closesOutput = true
    case .command(let command):
      let spawned = try SpawnedCommand(command)
      output = spawned.output
      closesOutput = true
      do throws(SystemError) {
        self.command = try RunningCommand(spawned, input: command.input)
      } catch {
        System.close(spawned.output)
        throw error
      }
    }
  }

  /// What to poll for it.
  var entries: [pollfd] {
    var entries = command?.entries ?? []
    if let output, !isPaused {
      entries.append(pollfd(fd: output, events: CShort(POLLIN), revents: 0))
    }
    return entries
  }

  /// Whether there is something to tell without waiting: the command has ended, and what it wrote
  /// may not all be read. No descriptor says so, where a process it left behind holds its output.
  var isPending: Bool { command?.status != nil && !isPaused }

  /// Does what is possible without waiting, where `entries` are as `poll` left them; the answer is
  /// what the run is told, if anything.
  mutating func advance(_ entries: some Collection<pollfd>) -> Event? {
    func isReady(_ descriptor: CInt) -> Bool {
      entries.contains { $0.fd == descriptor && $0.revents != 0 }
    }
    command?.advance(isReady)
    // What a command wrote before its end is in the pipe by now, so an empty pipe ends it, even if
    // a process it left behind still holds the other end.
    let isOver = command?.status != nil
    if let output, !isPaused, isReady(output) || isOver {
      do throws(SystemError) {
        let bytes = try System.read(output, count: nextSize)
        nextSize = min(2 * nextSize, Self.pieceSize)
        if !bytes.isEmpty { return .bytes(id, bytes) }
        closeOutput()
      } catch {
        if error.code == EAGAIN || error.code == EWOULDBLOCK {
          if isOver { closeOutput() }
        } else {
          closeOutput()
          if command == nil { return .ended(id, .failed(error.reason)) }
        }
      }
    }
    guard output == nil else { return nil }
    if let command { return command.end.map { .ended(id, $0) } }
    return .ended(id, .endOfFile)
  }

  /// Ends it: a command is killed with its whole group.
  mutating func stop() {
    command?.kill()
    closeOutput()
  }

  private mutating func closeOutput() {
    if let output, closesOutput { System.close(output) }
    output = nil
  }
}
