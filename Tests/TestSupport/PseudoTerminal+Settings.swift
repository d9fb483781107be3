#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension PseudoTerminal {
  /// The settings of the terminal at one moment; equal when every byte is.
  public struct Settings: Equatable {
    private let bytes: [UInt8]
    /// Whether keys come one by one.
    public let isRaw: Bool
    /// Whether typed text is shown.
    public let echoes: Bool

    init(_ settings: termios) {
      bytes = withUnsafeBytes(of: settings) { Array($0) }
      isRaw = settings.c_lflag & tcflag_t(ICANON) == 0
      echoes = settings.c_lflag & tcflag_t(ECHO) != 0
    }
  }

  /// The settings now.
  public var settings: Settings {
    var settings = termios()
    tcgetattr(slave, &settings)
    return Settings(settings)
  }
}
