#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import BallotTerminal

/// Opens terminals afresh: a descriptor of our own can be set not to block, while the flags of an
/// inherited one are shared with the parent (POSIX XSH 2.5) and stay as they are.
enum TerminalDevice {
  private static let flags = O_RDWR | O_NOCTTY | O_NONBLOCK

  /// The controlling terminal, or `nil` when the process has none.
  static func controlling() -> CInt? {
    try? System.open("/dev/tty", flags)
  }

  /// The terminal on one of the standard descriptors, or `nil` when it is none.
  static func standard(_ channel: Channel) -> CInt? {
    guard StandardDescriptors.atStart.isTerminal(channel) else { return nil }
    let inherited = channel.descriptor
    #if os(Linux)
      // The name works even where the terminal belongs to another file system name space.
      let opened = try? System.open("/proc/self/fd/\(inherited)", flags)
    #else
      let opened = ttyname(inherited).flatMap { try? System.open(String(cString: $0), flags) }
    #endif
    if let opened { return opened }
    return try? System.retrying(.fcntl) { fcntl(inherited, F_DUPFD_CLOEXEC, 3) }
  }

  /// The size in the terminal's own words, then in those of `COLUMNS` and `LINES`; 0 for what
  /// nobody knows.
  static func size(of descriptor: CInt) -> Size {
    var window = winsize()
    _ = ioctl(descriptor, UInt(TIOCGWINSZ), &window)
    func known(_ value: UInt16, or variable: String) -> Int {
      if value > 0 { return Int(value) }
      guard let number = Environment.value(variable).flatMap({ Int($0) }) else { return 0 }
      return (1...9999).contains(number) ? number : 0
    }
    return Size(
      columns: known(window.ws_col, or: "COLUMNS"), rows: known(window.ws_row, or: "LINES"))
  }

  /// Whether the process is in the foreground of its controlling terminal; `true` for a terminal
  /// that is not the controlling one, as that has no such notion.
  static func isInForeground(_ descriptor: CInt) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }
}
