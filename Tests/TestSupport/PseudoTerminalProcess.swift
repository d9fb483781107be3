#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program in a pseudo-terminal: the leader of a session whose controlling terminal that is,
/// whatever its standard descriptors are.
public final class PseudoTerminalProcess {
  /// What a standard descriptor of the program is.
  public enum Wiring: Hashable, Sendable {
    /// The terminal.
    case terminal
    /// A pipe whose other end the test has.
    case pipe
    /// `/dev/null`.
    case null
    /// This file, which must be there; read as standard input, written to as any other.
    case file(String)
    /// The test's own descriptor, with all that is set on it, such as `O_NONBLOCK`.
    case shared(CInt)
    /// Not open at all.
    case closed
  }

  /// How the program ended.
  public enum End: Equatable, Sendable {
    /// It exited with this status.
    case exited(Int)
    /// It died by this signal.
    case signalled(Int)
  }

  /// Its process number, also that of its process group and session.
  public let id: Int32
  /// How it ended, once it has.
  public private(set) var end: End?
  /// Whether it is stopped.
  public private(set) var isStopped = false
  /// What it wrote to its standard output, where that is a pipe.
  public private(set) var output: [UInt8] = []
  /// What it wrote to its standard error, where that is a pipe.
  public private(set) var diagnostics: [UInt8] = []

  private var inputPipe: CInt?
  private var outputPipe: CInt?
  private var diagnosticsPipe: CInt?

  init(id: pid_t, input: CInt?, output: CInt?, diagnostics: CInt?) {
    self.id = id
    inputPipe = input
    outputPipe = output
    diagnosticsPipe = diagnostics
  }

  deinit {
    kill()
    closeInput()
    for pipe in openPipes { close(pipe) }
  }

  /// Sends it a signal.
  public func signal(_ number: CInt) {
    // Once it was waited for, the number may be another's.
    if end == nil { sendSignal(id, number) }
  }

  /// Kills it and its process group, and waits for that.
  public func kill() {
    guard end == nil else { return }
    sendSignal(-id, SIGKILL)
    var status: CInt = 0
    waitpid(id, &status, 0)
    end = .signalled(Int(SIGKILL))
  }

  /// Writes to its standard input, where that is a pipe with room for it.
  public func writeInput(_ text: String) {
    guard let inputPipe else { return }
    // A program that has ended, or does not read, is no reason for the test to die.
    ignoreBrokenPipes()
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(inputPipe, $0.baseAddress, $0.count) }
  }

  /// Ends its standard input, where that is a pipe.
  public func closeInput() {
    if let inputPipe { close(inputPipe) }
    inputPipe = nil
  }

  /// Closes the reader of its standard output, where that is a pipe.
  public func closeOutput() {
    if let outputPipe { close(outputPipe) }
    outputPipe = nil
  }

  /// Whether nobody can write to its standard output any longer, where that is a pipe.
  public var outputIsAtEnd: Bool {
    guard let outputPipe else { return true }
    var entry = pollfd(fd: outputPipe, events: CShort(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 1 && Int32(entry.revents) & (POLLIN | POLLHUP) == POLLHUP
  }

  var openPipes: [CInt] { [outputPipe, diagnosticsPipe].compactMap(\.self) }

  /// Takes what it wrote, and looks whether it has ended or stopped.
  func collect() {
    updateStatus()
    if let outputPipe { output += pieces(of: outputPipe).joined() }
    if let diagnosticsPipe { diagnostics += pieces(of: diagnosticsPipe).joined() }
  }

  private func updateStatus() {
    var status: CInt = 0
    while end == nil, waitpid(id, &status, WNOHANG | WUNTRACED | WCONTINUED) == id {
      // The bits of a wait status, whose macros Swift does not see.
      if status == 0xFFFF {
        isStopped = false
      } else if status & 0xFF == 0x7F {
        isStopped = true
      } else {
        let signal = Int(status & 0x7F)
        end = signal == 0 ? .exited(Int(status >> 8 & 0xFF)) : .signalled(signal)
      }
    }
  }
}

/// The system's `kill`, which the class's own would hide.
private func sendSignal(_ process: pid_t, _ number: CInt) { _ = kill(process, number) }

/// The system's `signal`, which the class's own would hide.
private func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }
