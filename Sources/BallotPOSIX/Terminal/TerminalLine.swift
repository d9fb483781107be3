#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
public import BallotTerminal
import Synchronization

/// Lines in the terminal's own editing mode, for line mode.
extension POSIXTerminal {
  /// Writes what asks for a line, and reads it as the person ended it with Enter, without its
  /// newline; `nil` at the end of input, also when something was typed before it. A hidden line is
  /// not shown, and what was typed before it was asked for is dropped.
  public func readLine(
    asking prompt: [UInt8], hidden: Bool, until deadline: Duration?
  ) throws(LineError) -> [UInt8]? {
    do throws(SystemError) {
      try beginLine(hidden: hidden)
      defer { endLine() }
      try System.writeAll(frames, prompt)
      return try readLine(until: deadline, hidden: hidden)
    } catch {
      throw LineError(error)
    }
  }

  private func readLine(until deadline: Duration?, hidden: Bool) throws(SystemError) -> [UInt8]? {
    var line: [UInt8] = []
    let wakeUp = try WakeUp.descriptor()
    while true {
      var entries = [
        pollfd(fd: keys, events: CShort(POLLIN), revents: 0),
        pollfd(fd: wakeUp, events: CShort(POLLIN), revents: 0),
      ]
      _ = try System.poll(&entries, milliseconds: System.milliseconds(until: deadline))
      if entries[1].revents != 0 {
        WakeUp.drain()
        try stopIfRequested(hidden: hidden)
      }
      if entries[0].revents != 0 {
        // In this mode a read ends at a newline, so nothing beyond the line is taken.
        do throws(SystemError) {
          let bytes = try System.read(keys, count: 4096)
          if bytes.isEmpty { return nil }
          line += bytes
        } catch {
          guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
        }
        if line.last == UInt8(ascii: "\n") { return line.dropLast() }
      } else if let deadline, System.now >= deadline {
        throw SystemError(call: .poll, code: ETIMEDOUT)
      }
    }
  }

  /// Sets the mode, and arranges that every way out of the process restores it.
  private func beginLine(hidden: Bool) throws(SystemError) {
    let found = try termios.current(of: keys)
    FatalSignals.retain()
    BrokenPipe.ignore()
    do throws(SystemError) {
      try WakeUp.watchSignals()
      Restoration.arm(Restoration.Found(keys: Restoration.Device(keys, settings: found)))
      try found.canonical(hidden: hidden).apply(to: keys, flushing: hidden)
    } catch {
      endLine()
      throw error
    }
  }

  private func endLine() {
    restore(leavingFrame: false)
    WakeUp.unwatchSignals()
    FatalSignals.release()
  }

  /// Stops for SIGTSTP with the echo on, and goes on with it as it was.
  private func stopIfRequested(hidden: Bool) throws(SystemError) {
    guard WakeUp.stopRequested.exchange(false, ordering: .relaxed) else { return }
    endLine()
    stopGroup()
    try beginLine(hidden: hidden)
  }
}

extension LineError {
  /// What a failed call means for who waits for a line.
  init(_ error: SystemError) {
    self = error.code == ETIMEDOUT ? .timedOut : .failed(error.description)
  }
}
