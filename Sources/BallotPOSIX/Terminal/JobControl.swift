#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
public import BallotTerminal
import Synchronization

/// Stopping, going on and being interrupted, together with the whole process group, as the
/// terminal itself would do it: a script that called us stops and ends with us.
extension POSIXTerminal {
  /// Restores the terminal, sends SIGTSTP to the process group, and, stopped or not, takes the
  /// terminal again (POSIX XBD 11.1.4).
  public func suspend() throws(TerminalError) {
    try stop()
    // Who asked for it knows.
    mustReportResumption = false
  }

  /// The same, for a stop that came from elsewhere: `nextEvent` then returns `resumed`.
  func stop() throws(TerminalError) {
    restore(leavingFrame: true)
    stopGroup()
    try resume()
  }

  /// Takes the terminal again after a stop, with nothing known about its settings and its screen.
  func resume() throws(TerminalError) {
    WakeUp.continued.store(false, ordering: .relaxed)
    WakeUp.stopRequested.store(false, ordering: .relaxed)
    mustReportResumption = true
    guard isActive else { return }
    // Where the shell puts us in the foreground only after it lets us go on, the first tries fail.
    for attempt in 1...10 {
      do throws(SystemError) {
        return try takeOver()
      } catch {
        Restoration.restore(leavingFrame: false)
        guard error.code == EIO, attempt < 10 else { throw TerminalError(error) }
        var none: [pollfd] = []
        _ = try? System.poll(&none, milliseconds: 10)
      }
    }
  }

  /// Restores the terminal and sends SIGINT to the process group, as Ctrl-C does in a terminal
  /// that is not raw. Returns only where SIGINT is ignored or handled by someone else.
  public func interrupt() {
    restore(leavingFrame: true)
    CommandGroups.killAll()
    FatalSignals.putBack(SIGINT)
    kill(0, SIGINT)
    FatalSignals.watchAgain(SIGINT)
  }

  /// Stops the process group with SIGTSTP, which a shell without job control ignores.
  func stopGroup() {
    guard !sigaction.current(SIGTSTP).isIgnoring else { return }
    WakeUp.withStopSignalPutBack {
      let mask = SignalMask(SIGTSTP).unblock()
      kill(0, SIGTSTP)
      mask.apply()
    }
  }

  /// In the background: says so, and stops as SIGTTIN does, until the process is in the foreground.
  /// Throws where it cannot be stopped, because the signal is ignored, blocked, or dropped as
  /// nobody could make the process go on.
  func waitForForeground() throws(TerminalError) {
    guard !TerminalDevice.isInForeground(keys) else { return }
    guard !sigaction.current(SIGTTIN).isIgnoring, !SignalMask().block().contains(SIGTTIN) else {
      throw .unavailable
    }
    let advice =
      "ballot: waiting in the background: fg, or --non-interactive; for a limit use --timeout\n"
    try? System.writeAll(Channel.diagnostics.descriptor, Array(advice.utf8))
    do throws(SystemError) {
      try WakeUp.watchSignals()
    } catch {
      throw TerminalError(error)
    }
    defer { WakeUp.unwatchSignals() }
    while !TerminalDevice.isInForeground(keys) {
      WakeUp.continued.store(false, ordering: .relaxed)
      kill(0, SIGTTIN)
      guard WakeUp.continued.exchange(false, ordering: .relaxed) else { throw .unavailable }
    }
  }
}
