#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads lines from a descriptor that others read from too, so not a byte beyond the newline.
enum LineReader {
  /// One line without its newline, also the last one where it has none; `nil` at the end of input.
  /// Throws `ETIMEDOUT` when the deadline passes first.
  static func line(
    from descriptor: CInt, until deadline: Duration?
  ) throws(SystemError) -> [UInt8]? {
    // What can be rewound is read in pieces; from the rest every byte is fetched alone.
    let count = FileStatus(descriptor)?.isRegular == true ? 4096 : 1
    var line: [UInt8] = []
    while true {
      guard let bytes = try bytes(from: descriptor, count: count, until: deadline) else { continue }
      if bytes.isEmpty { return line.isEmpty ? nil : line }
      guard let newline = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
        line += bytes
        continue
      }
      let beyond = bytes.count - newline - 1
      if beyond > 0 {
        _ = try System.retrying(.lseek) { lseek(descriptor, off_t(-beyond), SEEK_CUR) }
      }
      return line + bytes[..<newline]
    }
  }

  /// What is there, none at the end of input, or `nil` when it must be asked again.
  private static func bytes(
    from descriptor: CInt, count: Int, until deadline: Duration?
  ) throws(SystemError) -> [UInt8]? {
    let milliseconds = System.milliseconds(until: deadline)
    guard try System.poll(descriptor, for: POLLIN, milliseconds: milliseconds) != 0 else {
      if let deadline, System.now >= deadline {
        throw SystemError(call: .poll, code: ETIMEDOUT)
      }
      return nil
    }
    do throws(SystemError) {
      return try System.read(descriptor, count: count)
    } catch {
      // Someone who shares the descriptor was faster.
      if error.code == EAGAIN || error.code == EWOULDBLOCK { return nil }
      throw error
    }
  }
}
