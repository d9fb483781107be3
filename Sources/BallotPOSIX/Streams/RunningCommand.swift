#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import BallotTerminal

/// A command that was started, but for its output: what it still has to read, what it complains
/// of, and how it ends.
struct RunningCommand {
  /// The bytes of its standard error that are kept.
  static let diagnosticsLimit = 64 * 1024

  private let process: pid_t
  private var exit: CInt?
  private var input: CInt?
  private var unwritten: ArraySlice<UInt8>
  private var diagnostics: CInt?
  private var complaints: [UInt8] = []
  /// What `waitpid` said, once the shell has ended.
  private(set) var status: CInt?

  /// Takes over a command that has just started. Throws, with the command killed, where its end
  /// cannot be watched.
  init(_ spawned: SpawnedCommand, input bytes: [UInt8]) throws(SystemError) {
    process = spawned.process
    input = spawned.input
    diagnostics = spawned.diagnostics
    unwritten = bytes[...]
    BrokenPipe.ignore()
    FatalSignals.retain()
    CommandGroups.insert(process)
    do throws(SystemError) {
      exit = try ExitWatch(process).descriptor
    } catch {
      kill()
      throw error
    }
  }

  /// What to poll for it.
  var entries: [pollfd] {
    var entries: [pollfd] = []
    if let exit { entries.append(pollfd(fd: exit, events: CShort(POLLIN), revents: 0)) }
    if let input { entries.append(pollfd(fd: input, events: CShort(POLLOUT), revents: 0)) }
    if let diagnostics {
      entries.append(pollfd(fd: diagnostics, events: CShort(POLLIN), revents: 0))
    }
    return entries
  }

  /// How it ended, once it has.
  var end: StreamEnd? {
    guard let status else { return nil }
    // The bits of a wait status, whose macros Swift does not see: the signal, else the exit status.
    let signal = status & 0x7F
    return signal == 0
      ? .exited(status: Int(status >> 8 & 0xFF), diagnostics: complaints)
      : .signalled(signal: Int(signal), diagnostics: complaints)
  }

  /// Reads, writes and looks for the end, as far as that is possible without waiting.
  mutating func advance(_ isReady: (CInt) -> Bool) {
    if let exit, isReady(exit) { collectStatus() }
    if let input, isReady(input) { feed(input) }
    if let diagnostics, isReady(diagnostics) || status != nil { collect(diagnostics) }
  }

  /// Kills the shell and all it started in its group.
  mutating func kill() {
    if let input { System.close(input) }
    if let diagnostics { System.close(diagnostics) }
    input = nil
    diagnostics = nil
    guard status == nil else { return }
    // Until it is waited for its number cannot belong to another.
    _ = try? System.retrying(.kill) { killGroup(process) }
    var status: CInt = 0
    _ = try? System.retrying(.waitpid) { waitpid(process, &status, 0) }
    finish(status)
  }

  private mutating func collectStatus() {
    var status: CInt = 0
    do throws(SystemError) {
      guard try System.retrying(.waitpid, { waitpid(process, &status, WNOHANG) }) != 0 else {
        return
      }
      finish(status)
    } catch {
      // Where SIGCHLD is ignored nobody learns how it ended: as a shell says of a lost command.
      finish(127 << 8)
    }
  }

  private mutating func finish(_ status: CInt) {
    self.status = status
    if let exit { System.close(exit) }
    exit = nil
    CommandGroups.remove(process)
    FatalSignals.release()
  }

  private mutating func feed(_ input: CInt) {
    do throws(SystemError) {
      let bytes = Array(unwritten.prefix(1 << 16))
      var failure: SystemError?
      let count = bytes.withUnsafeBytes { buffer in
        do throws(SystemError) {
          return try System.write(input, buffer)
        } catch {
          failure = error
          return 0
        }
      }
      if let failure { throw failure }
      unwritten = unwritten.dropFirst(count)
      guard unwritten.isEmpty else { return }
    } catch {
      if error.code == EAGAIN || error.code == EWOULDBLOCK { return }
    }
    // All is written, or the command reads no more, as it may.
    System.close(input)
    self.input = nil
  }

  private mutating func collect(_ diagnostics: CInt) {
    do throws(SystemError) {
      while true {
        let bytes = try System.read(diagnostics, count: 4096)
        if bytes.isEmpty { break }
        complaints += bytes.prefix(Self.diagnosticsLimit - complaints.count)
      }
    } catch {
      if error.code == EAGAIN || error.code == EWOULDBLOCK, status == nil { return }
    }
    System.close(diagnostics)
    self.diagnostics = nil
  }
}

/// Kills a process group; outside the type, whose own `kill` would hide the system's.
private func killGroup(_ group: pid_t) -> CInt { kill(-group, SIGKILL) }
