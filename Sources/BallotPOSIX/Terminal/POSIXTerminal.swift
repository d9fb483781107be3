#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
public import BallotTerminal
import Synchronization

/// A terminal of the system: raw mode while a form is shown, and restored on every way out.
public final class POSIXTerminal: Terminal {
  /// Where the keys come from.
  let keys: CInt
  /// Where the frames go; often the same terminal under another number.
  let frames: CInt
  /// Whether a write may wait for ever: the terminal could not be opened afresh, as after `su`.
  private let framesBlock: Bool
  /// Whether `begin` was called and `end` was not.
  private(set) var isActive = false
  /// Whether the process went on after a stop and the run has not been told.
  var mustReportResumption = false
  /// The keys that were read and not yet returned.
  var input: KeyInput
  /// What `begin` found.
  private var found: Restoration.Found?
  /// Escape sequences that go out with the next frame: a write of their own would wake up whoever
  /// draws for the person before there is anything to see.
  private var unsent: [UInt8] = []

  init(keys: CInt, frames: CInt, escapeDelay: Duration) {
    self.keys = keys
    self.frames = frames
    framesBlock = fcntl(frames, F_GETFL) & O_NONBLOCK == 0
    input = KeyInput(escapeDelay: escapeDelay)
  }

  deinit {
    end(discardingInput: false)
    System.close(keys)
    if frames != keys { System.close(frames) }
  }

  /// The size now, from the terminal, else from `COLUMNS` and `LINES`; 0 for what is not known.
  public var size: Size { TerminalDevice.size(of: frames) }

  /// Sets raw mode and drops what was typed before; bracketed paste is on with the first frame.
  /// Throws `unavailable` where the process is in the background and cannot be stopped there.
  public func begin() throws(TerminalError) {
    guard !isActive else { return }
    try waitForForeground()
    FatalSignals.retain()
    BrokenPipe.ignore()
    do throws(SystemError) {
      try WakeUp.watchSignals()
      try takeOver()
    } catch {
      restore(leavingFrame: false)
      found = nil
      WakeUp.unwatchSignals()
      FatalSignals.release()
      throw TerminalError(error)
    }
    isActive = true
  }

  /// Writes all bytes, waiting where the terminal is slow. A request to end the process waits until
  /// they are written, or until the terminal has taken none for a tenth of a second; where that
  /// cannot be told, it cuts the frame.
  public func write(_ frame: [UInt8]) throws(TerminalError) {
    let bytes = unsent + frame
    unsent = []
    let requests = SignalMask(framesBlock ? [] : FatalSignals.requests)
    let mask = requests.block()
    Restoration.isMidFrame.store(true, ordering: .relaxed)
    // Noted before it happens, and forgotten after it is over, as any write may be cut short.
    let isAlternate = alternateScreen(after: bytes)
    if isAlternate == true { Restoration.usesAlternateScreen.store(true, ordering: .relaxed) }
    defer {
      Restoration.isMidFrame.store(false, ordering: .relaxed)
      mask.apply()
    }
    do throws(SystemError) {
      try System.writeAll(frames, bytes) { () throws(SystemError) in
        if try System.poll(frames, for: POLLOUT, milliseconds: 100) == 0 {
          mask.apply()
          requests.block()
        }
      }
    } catch {
      throw TerminalError(error)
    }
    if isAlternate == false { Restoration.usesAlternateScreen.store(false, ordering: .relaxed) }
  }

  /// Restores the terminal as `begin` found it. The cursor stays where it is.
  public func end(discardingInput: Bool) {
    guard isActive else { return }
    isActive = false
    found = nil
    unsent = []
    // Whoever pasted a megabyte and gave up does not want the shell to run the rest of it.
    if discardingInput { discardInput(comingWithin: input.isInsidePaste ? 50 : 0) }
    restore(leavingFrame: false, discardingInput: discardingInput)
    input.reset()
    WakeUp.unwatchSignals()
    FatalSignals.release()
  }

  /// Restores the terminal, with no signal coming between.
  func restore(leavingFrame: Bool, discardingInput: Bool = false) {
    let mask = SignalMask(FatalSignals.requests).block()
    Restoration.restore(leavingFrame: leavingFrame, discardingInput: discardingInput)
    mask.apply()
  }

  /// Sets raw mode and bracketed paste. Only the first time notes how the terminal is, as after a
  /// stop its settings may still be ours.
  func takeOver() throws(SystemError) {
    let found = try findSettings()
    self.found = found
    Restoration.arm(found)
    input.reset()
    let wasTyped = isReadable(within: 0)
    try found.keys.settings.raw.apply(to: keys, flushing: true)
    if wasTyped { discardInput(comingWithin: 2) }
    if found.frames != nil {
      // It may be the same terminal by another name, so what was just set is kept.
      try termios.current(of: frames).rawOutput.apply(to: frames, flushing: false)
    }
    unsent = Array("\u{1B}[?2004h".utf8)
  }

  private func findSettings() throws(SystemError) -> Restoration.Found {
    if let found { return found }
    var found = Restoration.Found(
      keys: Restoration.Device(keys, settings: try .current(of: keys)), escapes: frames)
    if frames != keys {
      found.frames = Restoration.Device(frames, settings: try .current(of: frames))
    }
    return found
  }

  /// Whether the bytes leave the alternate screen on or off; `nil` when they say nothing of it.
  private func alternateScreen(after bytes: [UInt8]) -> Bool? {
    let sequence: StaticString = "\u{1B}[?1049"
    let length = sequence.utf8CodeUnitCount
    guard bytes.count > length else { return nil }
    var isOn: Bool?
    for start in 0..<bytes.count - length where bytes[start] == 0x1B {
      guard (1..<length).allSatisfy({ bytes[start + $0] == sequence.utf8Start[$0] }) else {
        continue
      }
      isOn = bytes[start + length] == UInt8(ascii: "h")
    }
    return isOn
  }
}

extension TerminalError {
  /// What a failed call on the terminal means.
  init(_ error: SystemError) {
    switch error.code {
    case EIO, ENXIO, EPIPE, EBADF, ENOTTY, ENODEV: self = .gone
    default: self = .failed(error.description)
    }
  }
}
