#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import BallotTerminal

/// Which of the descriptors 0, 1 and 2 were open when the process began to look.
///
/// A closed one is put on `/dev/null`, so that no file we open lands there and gets what was meant
/// for standard output.
struct StandardDescriptors: Sendable {
  /// Looked at once, before anything else is opened.
  static let atStart = StandardDescriptors()

  private let areOpen: (Bool, Bool, Bool)

  private init() {
    func isOpen(_ descriptor: CInt) -> Bool {
      if fcntl(descriptor, F_GETFD) >= 0 { return true }
      // The lowest free number is this one, as the ones below are taken by now.
      _ = open("/dev/null", O_RDWR)
      return false
    }
    areOpen = (isOpen(0), isOpen(1), isOpen(2))
  }

  /// Whether a channel was open.
  func isOpen(_ channel: Channel) -> Bool {
    switch channel {
    case .input: areOpen.0
    case .output: areOpen.1
    case .diagnostics: areOpen.2
    }
  }

  /// Whether a channel was open and is a terminal.
  func isTerminal(_ channel: Channel) -> Bool {
    isOpen(channel) && isatty(channel.descriptor) == 1
  }
}

extension Channel {
  /// The descriptor's number.
  var descriptor: CInt {
    switch self {
    case .input: 0
    case .output: 1
    case .diagnostics: 2
    }
  }
}
