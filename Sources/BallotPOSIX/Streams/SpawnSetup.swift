#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a program is started (POSIX XSH `posix_spawn`): its descriptors, a session of its own, no signal blocked, and SIGPIPE doing what it does by default.
struct SpawnSetup {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #endif

  #if canImport(Darwin)
    private static let newSession = CInt(POSIX_SPAWN_SETSID)
  #else
    /// `POSIX_SPAWN_SETSID` of POSIX.1-2024, which Glibc and Musl show to GNU sources only.
    private static let newSession: CInt = 0x80
  #endif

  /// Nothing but the session and the signals. `free` must be called at the end.
  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var none = SignalMask().set
    posix_spawnattr_setsigmask(&attributes, &none)
    var ours = BrokenPipe.isIgnoredByUs ? SignalMask(SIGPIPE).set : SignalMask().set
    posix_spawnattr_setsigdefault(&attributes, &ours)
    let flags =
      CInt(POSIX_SPAWN_SETSIGMASK) | CInt(POSIX_SPAWN_SETSIGDEF) | Self.newSession
    posix_spawnattr_setflags(&attributes, CShort(flags))
  }

  /// Frees what the system holds for it.
  mutating func free() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  /// Gives the program one of our descriptors under another number.
  mutating func duplicate(_ descriptor: CInt, to number: CInt) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, number)
  }

  /// Opens a file for reading and writing under this number.
  mutating func open(_ path: String, as number: CInt) {
    posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
  }

  /// Starts the program; the answer is the number of its process.
  mutating func spawn(
    _ path: String, _ arguments: [String], environment: [[UInt8]]
  ) throws(SystemError) -> pid_t {
    let arguments = arguments.map { Array($0.utf8) }
    // C would take the part before a NUL for the whole text.
    guard !(arguments + environment).contains(where: { $0.contains(0) }) else {
      throw SystemError(call: .posixSpawn, code: EINVAL)
    }
    var process: pid_t = 0
    let code = withCStrings(arguments) { arguments in
      withCStrings(environment) { environment in
        posix_spawn(&process, path, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw SystemError(call: .posixSpawn, code: code) }
    return process
  }
}

/// Calls `body` with the texts as C wants a list of them: each ended by NUL, the list by a null.
private func withCStrings<Result>(
  _ texts: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { text in
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.count + 1)
    for (index, byte) in text.enumerated() { copy[index] = CChar(bitPattern: byte) }
    copy[text.count] = 0
    return copy
  }
  defer { copies.forEach { $0.deallocate() } }
  return body(copies + [nil])
}
