#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets SIGQUIT (Ctrl-\) end the process at once, unless it is ignored. The Swift runtime takes it
/// for a crash, and may ask on the terminal for half a minute whether to debug.
public func restoreQuitSignal() {
  if !sigaction.current(SIGQUIT).isIgnoring { signal(SIGQUIT, SIG_DFL) }
}

/// Restores the terminal, kills the commands that still run, and exits with this status, 0 to 255.
public func terminate(status: Int32) -> Never {
  SignalMask(FatalSignals.requests).block()
  Restoration.restore(leavingFrame: false)
  CommandGroups.killAll()
  exit(status)
}

/// Restores the terminal, kills the commands that still run, and dies by this signal, so that the
/// parent sees it as the cause. Where the signal does not end a process, exits with 128 and its
/// number, as a shell would say.
public func dieBySignal(_ signal: Int32) -> Never {
  SignalMask(FatalSignals.requests).block()
  Restoration.restore(leavingFrame: false)
  CommandGroups.killAll()
  FatalSignals.putBack(signal)
  SignalMask(signal).unblock()
  raise(signal)
  exit(128 + signal)
}
