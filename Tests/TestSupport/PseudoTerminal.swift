#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pseudo-terminal (POSIX XSH `posix_openpt`) and the program that runs in it: what a person at
/// a terminal can do, and what they see.
///
/// The terminal outlives the program, so that its settings can be looked at afterwards.
public final class PseudoTerminal {
  /// A system call of the tests failed: which, and `errno`.
  public struct Failure: Error {
    /// The call's name.
    public var call: String
    /// What `errno` said.
    public var code: CInt
  }

  /// The person's side; -1 when it is closed.
  public private(set) var master: CInt
  /// The program's side, as a path.
  public let path: String
  /// The program's side, opened by us as well.
  public let slave: CInt
  /// The program, once it is started.
  public internal(set) var process: PseudoTerminalProcess?

  /// All bytes that were drawn.
  public private(set) var drawn: [UInt8] = []
  /// Whether what the program draws is taken; a terminal that nobody reads fills up.
  public var isReading = true
  /// Gets the drawn bytes as they come, for a screen emulator.
  public var onDrawing: (([UInt8]) -> Void)?

  /// Whether a NUL of our own is on its way.
  private var awaitsMark = false

  /// Opens a terminal of this size.
  public init(columns: Int = 80, rows: Int = 24) throws {
    #if os(Linux)
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
      // The Glibc module hides `grantpt`, `unlockpt` and `ptsname`; these two requests are
      // TIOCSPTLCK and TIOCGPTN (ioctl_tty(2)).
      var number: CInt = 0
      guard master >= 0, ioctl(master, 0x4004_5431, &number) == 0,
        ioctl(master, 0x8004_5430, &number) == 0
      else { throw Failure(call: "/dev/ptmx", code: errno) }
      path = "/dev/pts/\(number)"
    #else
      master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master)
      else { throw Failure(call: "posix_openpt", code: errno) }
      path = String(cString: name)
      _ = fcntl(master, F_SETFL, O_NONBLOCK)
      _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    #endif
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard slave >= 0 else { throw Failure(call: path, code: errno) }
    resize(columns: columns, rows: rows)
  }

  deinit {
    process?.kill()
    hangUp()
    close(slave)
  }

  // MARK: What a person does

  /// Types text.
  public func send(_ text: String) { send(Array(text.utf8)) }

  /// Types bytes, waiting up to ten seconds for a program that does not read.
  public func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    let deadline = ContinuousClock.now + .seconds(10)
    while !rest.isEmpty, ContinuousClock.now < deadline {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { collect(milliseconds: 10) }
    }
  }

  /// Changes the size of the window; the program gets SIGWINCH.
  public func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Sends a signal to the process group in the foreground, as the terminal does for its keys.
  public func signalForeground(_ number: CInt) {
    let group = tcgetpgrp(master)
    if group > 0 { kill(-group, number) }
  }

  /// Closes the window.
  public func hangUp() {
    guard master >= 0 else { return }
    close(master)
    master = -1
  }

  // MARK: What a person sees

  /// What was drawn, as text.
  public var drawnText: String { String(decoding: drawn, as: UTF8.self) }

  /// Takes what the program draws and writes until the condition holds, looking at it whenever
  /// something came; `false` when it does not within the limit.
  @discardableResult
  public func wait(upTo limit: Duration = .seconds(10), until condition: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + limit
    while !condition() {
      guard ContinuousClock.now < deadline else { return false }
      collect(milliseconds: 5)
    }
    return true
  }

  /// Waits until the program ends, and says how; `nil` when it does not within the limit.
  public func waitForEnd(upTo limit: Duration = .seconds(10)) -> PseudoTerminalProcess.End? {
    if wait(upTo: limit, until: { process?.end != nil }) { collectRest() }
    return process?.end
  }

  /// Takes what the program has drawn, which the system may still be moving: all that comes before
  /// a NUL that we write ourselves, and that shows nothing.
  public func collectRest() {
    collect(milliseconds: 0)
    guard master >= 0, isReading, write(slave, [0], 1) == 1 else { return }
    awaitsMark = true
    wait(upTo: .seconds(5)) { !awaitsMark }
  }

  /// Takes what is there, waiting for something for a while.
  private func collect(milliseconds: CInt) {
    let pipes = process?.openPipes ?? []
    let master = isReading ? master : -1
    var entries = ([master] + pipes).map { pollfd(fd: $0, events: CShort(POLLIN), revents: 0) }
    poll(&entries, nfds_t(entries.count), milliseconds)
    if master >= 0 {
      for var piece in pieces(of: master) {
        if awaitsMark, piece.last == 0 {
          piece.removeLast()
          awaitsMark = false
        }
        drawn += piece
        onDrawing?(piece)
      }
    }
    process?.collect()
  }
}

/// What can be read from a descriptor without waiting.
func pieces(of descriptor: CInt) -> [[UInt8]] {
  var pieces: [[UInt8]] = []
  while true {
    let piece = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    if piece.isEmpty { return pieces }
    pieces.append(piece)
  }
}
