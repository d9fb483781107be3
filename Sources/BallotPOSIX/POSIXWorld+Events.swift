#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
public import BallotTerminal
import Synchronization

/// The one place where a run waits: keys, signals, streams and the deadline, in one `poll`.
extension POSIXWorld {
  /// Waits for the next event until `deadline` on the clock of `now`, for ever when it is `nil`. A
  /// deadline that has passed makes it poll: whatever is there is returned, else `tick`. Throws
  /// `gone` as soon as the terminal is.
  public func nextEvent(until deadline: Duration?) throws(TerminalError) -> Event {
    while true {
      if let event = try signalEvent() { return event }
      if let key = terminal?.input.next() { return .key(key) }
      let isLate = deadline.map { $0 <= now } ?? false
      if let event = try wait(until: deadline) { return event }
      if isLate, terminal?.input.isEmpty ?? true { return .tick }
    }
  }

  /// Starts a stream, whose bytes then arrive as events. Throws when its source cannot be opened.
  public func start(_ stream: StreamID, _ source: StreamSource) throws(FileError) {
    if case .command = source, !CommandGroups.hasRoom {
      throw FileError("\(CommandGroups.capacity) commands are running; wait for one to end")
    }
    do throws(SystemError) {
      streams.append(try Stream(stream, source))
    } catch {
      throw FileError(error.reason)
    }
  }

  /// Ends a stream: a command is killed with its whole group. Nothing more arrives from it.
  public func stop(_ stream: StreamID) {
    guard let index = streams.firstIndex(where: { $0.id == stream }) else { return }
    streams[index].stop()
    streams.remove(at: index)
  }

  /// Whether `nextEvent` passes on bytes of this stream; a paused one fills up and waits.
  public func setPaused(_ stream: StreamID, _ paused: Bool) {
    guard let index = streams.firstIndex(where: { $0.id == stream }) else { return }
    streams[index].isPaused = paused
  }

  /// What a signal handler has noted, or a stop that came through `suspend`.
  private func signalEvent() throws(TerminalError) -> Event? {
    guard let terminal, terminal.isActive else { return nil }
    if WakeUp.stopRequested.exchange(false, ordering: .relaxed) {
      try terminal.stop()
    } else if WakeUp.continued.exchange(false, ordering: .relaxed) {
      try terminal.resume()
    }
    if terminal.mustReportResumption {
      terminal.mustReportResumption = false
      return .resumed
    }
    return WakeUp.resized.exchange(false, ordering: .relaxed) ? .resized : nil
  }

  /// One `poll`, and what it brought: keys are put into the terminal's queue, of the streams the
  /// first that has something to say is returned.
  private func wait(until deadline: Duration?) throws(TerminalError) -> Event? {
    let active = terminal.flatMap { $0.isActive ? $0 : nil }
    var entries: [pollfd] = []
    do throws(SystemError) {
      if let active {
        entries.append(pollfd(fd: active.keys, events: CShort(POLLIN), revents: 0))
        entries.append(pollfd(fd: try WakeUp.descriptor(), events: CShort(POLLIN), revents: 0))
      }
      for stream in streams { entries += stream.entries }
      let end = [deadline, active?.input.flushTime].compactMap(\.self).min()
      let isPending = streams.contains { $0.isPending }
      let milliseconds = isPending ? 0 : System.milliseconds(until: end)
      _ = try System.poll(&entries, milliseconds: milliseconds)
    } catch {
      throw TerminalError(error)
    }
    guard let active else { return advanceStreams(entries[...]) }
    if entries[1].revents != 0 { WakeUp.drain() }
    if entries[0].revents != 0 {
      try active.input.read(active.keys)
    } else {
      active.input.flushIfDue()
    }
    // Keys come first, so that a person is heard whatever streams in.
    return active.input.isEmpty ? advanceStreams(entries[2...]) : nil
  }

  private func advanceStreams(_ entries: ArraySlice<pollfd>) -> Event? {
    for step in streams.indices {
      let index = (firstStream + step) % streams.count
      guard let event = streams[index].advance(entries) else { continue }
      firstStream = index + 1
      if case .ended = event { streams.remove(at: index) }
      return event
    }
    return nil
  }
}
