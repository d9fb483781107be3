#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The settings of a terminal that Ballot uses (POSIX XBD 11.2), each made from those found.
extension termios {
  /// Every byte comes at once and as it is: no echo, no signals from keys, and no processing of
  /// output, so that a line feed moves straight down.
  var raw: termios {
    var settings = self
    settings.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
    settings.c_oflag &= ~tcflag_t(OPOST)
    settings.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
    settings.c_cflag &= ~tcflag_t(CSIZE | PARENB)
    settings.c_cflag |= tcflag_t(CS8)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return settings
  }

  /// Output is not processed; the rest stays. For a terminal that only shows frames.
  var rawOutput: termios {
    var settings = self
    settings.c_oflag &= ~tcflag_t(OPOST)
    return settings
  }

  /// The terminal edits a line and gives it at Enter; the line is shown unless it is `hidden`.
  func canonical(hidden: Bool) -> termios {
    var settings = self
    settings.c_iflag |= tcflag_t(ICRNL)
    settings.c_lflag |= tcflag_t(ICANON | ISIG)
    if hidden {
      settings.c_lflag &= ~tcflag_t(ECHO)
      settings.c_lflag |= tcflag_t(ECHONL)
    } else {
      settings.c_lflag |= tcflag_t(ECHO | ECHOE)
    }
    return settings
  }

  /// The settings of a terminal now.
  static func current(of descriptor: CInt) throws(SystemError) -> termios {
    var settings = termios()
    _ = try System.retrying(.tcgetattr) { tcgetattr(descriptor, &settings) }
    return settings
  }

  /// Gives a terminal these settings; `flushing` drops what was typed and not read.
  func apply(to descriptor: CInt, flushing: Bool) throws(SystemError) {
    var settings = self
    _ = try System.retrying(.tcsetattr) {
      tcsetattr(descriptor, flushing ? TCSAFLUSH : TCSANOW, &settings)
    }
  }
}
