#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
public import BallotTerminal

/// Files, and the standard channels as files.
extension POSIXWorld {
  /// The whole of a file; throws where it has more than `limit` bytes.
  public func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try FileReader.bytes(of: path, limit: limit)
  }

  /// Writes a file whole or not at all, keeping the permissions of the one it replaces. A symbolic
  /// link's target is replaced where the link is the user's own and no stranger could have put it
  /// there. What is not a regular file (a device, a pipe, `/dev/stdout`) is written to directly.
  public func writeFile(
    _ path: String, _ bytes: [UInt8], options: FileWriting
  ) throws(FileError) {
    BrokenPipe.ignore()
    try FileWriter.write(bytes, to: path, options: options)
  }

  /// Names in a folder, unsorted, folders with a `/` at the end.
  public func listFolder(_ path: String) throws(FileError) -> [String] {
    try Folder.names(in: path)
  }

  /// What stands at a path, symbolic links followed: `nil` for nothing, or nothing we may see.
  public func kind(of path: String) -> FileKind? {
    guard let status = try? FileStatus(path, followingLinks: true) else { return nil }
    return status.isFolder ? .folder : .file
  }

  /// Writes all bytes to a channel; throws where it was closed, where nobody reads (EPIPE), or where
  /// the disk is full.
  public func write(_ bytes: [UInt8], to channel: Channel) throws(FileError) {
    BrokenPipe.ignore()
    do throws(SystemError) {
      guard isOpen(channel) else { throw SystemError(call: .write, code: EBADF) }
      if channel == .output, endsAfterOutput {
        try writeLast(bytes)
      } else {
        try System.writeAll(channel.descriptor, bytes)
      }
    } catch {
      throw FileError(error.reason)
    }
  }

  /// Writes to standard output; from its last bytes on a request to end the process waits for ever.
  private func writeLast(_ bytes: [UInt8]) throws(SystemError) {
    let output = Channel.output.descriptor
    // A terminal may take a byte and then none for long, and whoever waits there must be heard.
    guard !isTerminal(.output) else { return try System.writeAll(output, bytes) }
    // What a pipe takes in one piece, once it takes anything (POSIX XSH, `write`).
    let last = bytes.suffix(Int(PIPE_BUF))
    try System.writeAll(output, Array(bytes.dropLast(last.count)))
    while try System.poll(output, for: POLLOUT, milliseconds: -1) == 0 {}
    let mask = SignalMask(FatalSignals.requests).block()
    do throws(SystemError) {
      try System.writeAll(output, Array(last))
    } catch {
      mask.apply()
      throw error
    }
  }

  /// One line from standard input without its newline and without reading a byte beyond it, or
  /// `nil` at the end of input. Waits until `deadline`, then throws `.timedOut`.
  public func readLine(until deadline: Duration?) throws(LineError) -> [UInt8]? {
    guard isOpen(.input) else { return nil }
    do throws(SystemError) {
      return try LineReader.line(from: Channel.input.descriptor, until: deadline)
    } catch {
      throw LineError(error)
    }
  }
}
