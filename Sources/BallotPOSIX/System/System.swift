#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system calls of the module, thinly: `errno` becomes a thrown error, and a call that a signal
/// interrupted is made again. Everything outside signal handlers goes through here, so that a test
/// can make any call fail (`Faults`).
enum System {
  /// Makes a call until no signal interrupts it.
  static func retrying<Value: SignedInteger>(
    _ call: SystemCall, _ body: () -> Value
  ) throws(SystemError) -> Value {
    try retrying(call, length: 0) { _ in body() }
  }

  /// Makes a call that moves up to `length` bytes, until no signal interrupts it.
  private static func retrying<Value: SignedInteger>(
    _ call: SystemCall, length: Int, _ body: (Int) -> Value
  ) throws(SystemError) -> Value {
    while true {
      var length = length
      #if DEBUG
        let value = Faults.allows(call, length: &length) ? body(length) : -1
      #else
        let value = body(length)
      #endif
      if value >= 0 { return value }
      let code = errno
      if code != EINTR { throw SystemError(call: call, code: code) }
    }
  }

  // MARK: Descriptors

  /// Opens a path; every descriptor is closed in the programs we start.
  static func open(
    _ path: String, _ flags: CInt, mode: mode_t = 0o600
  ) throws(SystemError) -> CInt {
    // C would take the part before it for the whole.
    if path.utf8.contains(0) { throw SystemError(call: .open, code: EINVAL) }
    #if canImport(Glibc)
      return try retrying(.open) { Glibc.open(path, flags | O_CLOEXEC, mode) }
    #elseif canImport(Musl)
      return try retrying(.open) { Musl.open(path, flags | O_CLOEXEC, mode) }
    #else
      return try retrying(.open) { Darwin.open(path, flags | O_CLOEXEC, mode) }
    #endif
  }

  /// Closes a descriptor. What it reports is no use to anyone: the descriptor is gone either way.
  static func close(_ descriptor: CInt) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  /// Reads up to `count` bytes; none at the end of input.
  static func read(_ descriptor: CInt, count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(SystemError) {
        filled = try read(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads into memory and says how many bytes came; 0 at the end of input.
  static func read(
    _ descriptor: CInt, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    try retrying(.read, length: buffer.count) { length in
      #if canImport(Glibc)
        Glibc.read(descriptor, buffer.baseAddress, length)
      #elseif canImport(Musl)
        Musl.read(descriptor, buffer.baseAddress, length)
      #else
        Darwin.read(descriptor, buffer.baseAddress, length)
      #endif
    }
  }

  /// Writes some of the bytes and says how many.
  static func write(
    _ descriptor: CInt, _ bytes: UnsafeRawBufferPointer
  ) throws(SystemError) -> Int {
    try retrying(.write, length: bytes.count) { length in
      #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, length)
      #elseif canImport(Musl)
        Musl.write(descriptor, bytes.baseAddress, length)
      #else
        Darwin.write(descriptor, bytes.baseAddress, length)
      #endif
    }
  }

  /// Writes all bytes. Where the descriptor would block and is set not to, `waiting` is called
  /// before the next try; it throws to give up.
  static func writeAll(
    _ descriptor: CInt, _ bytes: [UInt8],
    waiting: () throws(SystemError) -> Void
  ) throws(SystemError) {
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      var written = 0
      do throws(SystemError) {
        while written < buffer.count {
          do throws(SystemError) {
            written += try write(descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...]))
          } catch {
            guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
            try waiting()
          }
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Writes all bytes, waiting as long as it takes.
  static func writeAll(_ descriptor: CInt, _ bytes: [UInt8]) throws(SystemError) {
    try writeAll(descriptor, bytes) { () throws(SystemError) in
      _ = try poll(descriptor, for: POLLOUT, milliseconds: -1)
    }
  }

  /// A pipe whose ends do not block.
  static func pipe() throws(SystemError) -> (reading: CInt, writing: CInt) {
    var ends: (reading: CInt, writing: CInt) = (-1, -1)
    _ = try retrying(.pipe) {
      withUnsafeMutableBytes(of: &ends) { bytes in
        let pair = bytes.bindMemory(to: CInt.self)
        #if canImport(Glibc)
          return Glibc.pipe(pair.baseAddress)
        #elseif canImport(Musl)
          return Musl.pipe(pair.baseAddress)
        #else
          return Darwin.pipe(pair.baseAddress)
        #endif
      }
    }
    for end in [ends.reading, ends.writing] {
      _ = try retrying(.fcntl) { fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = try retrying(.fcntl) { fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    }
    return ends
  }

  // MARK: Waiting

  /// Waits until one of the entries is ready, or a signal comes, or the time is over (-1: never).
  /// Says how many are ready: 0 after a signal, too, so callers look at their clock themselves.
  static func poll(_ entries: inout [pollfd], milliseconds: CInt) throws(SystemError) -> Int {
    var length = 0
    #if DEBUG
      let isAllowed = Faults.allows(.poll, length: &length)
    #else
      let isAllowed = true
    #endif
    let ready: CInt
    #if canImport(Glibc)
      ready = isAllowed ? Glibc.poll(&entries, nfds_t(entries.count), milliseconds) : -1
    #elseif canImport(Musl)
      ready = isAllowed ? Musl.poll(&entries, nfds_t(entries.count), milliseconds) : -1
    #else
      ready = isAllowed ? Darwin.poll(&entries, nfds_t(entries.count), milliseconds) : -1
    #endif
    if ready >= 0 { return Int(ready) }
    let code = errno
    if code == EINTR || code == EAGAIN {
      for index in entries.indices { entries[index].revents = 0 }
      return 0
    }
    throw SystemError(call: .poll, code: code)
  }

  /// Waits for one descriptor; the answer is what `poll` reports of it, 0 for nothing yet.
  static func poll(
    _ descriptor: CInt, for events: CInt, milliseconds: CInt
  ) throws(SystemError) -> CInt {
    var entries = [pollfd(fd: descriptor, events: CShort(events), revents: 0)]
    _ = try poll(&entries, milliseconds: milliseconds)
    return CInt(entries[0].revents)
  }

  /// Time since some fixed moment, never going back (`CLOCK_MONOTONIC`).
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The milliseconds `poll` may wait until a moment: rounded up, -1 for no end.
  static func milliseconds(until deadline: Duration?) -> CInt {
    guard let deadline else { return -1 }
    let left = deadline - now
    guard left > .zero else { return 0 }
    let (seconds, attoseconds) = left.components
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return CInt(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
