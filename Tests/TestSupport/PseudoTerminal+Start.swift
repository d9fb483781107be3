#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension PseudoTerminal {
  /// Starts a program in a session of its own, whose controlling terminal this is unless
  /// `isControlling` is false. The environment is exactly the one given.
  @discardableResult
  public func start(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    isControlling: Bool = true, input: PseudoTerminalProcess.Wiring = .terminal,
    output: PseudoTerminalProcess.Wiring = .terminal,
    diagnostics: PseudoTerminalProcess.Wiring = .terminal
  ) throws -> PseudoTerminalProcess {
    var setup = Setup()
    defer { setup.free() }
    // The leader of a new session gets the first terminal it opens as its controlling one.
    setup.open(path, as: 0, flags: isControlling ? O_RDWR : O_RDWR | O_NOCTTY)
    let outputPipe = try setup.wire(1, output)
    let diagnosticsPipe = try setup.wire(2, diagnostics)
    let inputPipe = try setup.wire(0, input)
    let id = try setup.spawn(
      [program] + arguments, environment.map { "\($0.key)=\($0.value)" }.sorted())
    let process = PseudoTerminalProcess(
      id: id, input: inputPipe, output: outputPipe, diagnostics: diagnosticsPipe)
    self.process = process
    return process
  }
}

/// How the program is started: a new session, all signals as they are by default.
private struct Setup {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
    private static let newSession = CInt(POSIX_SPAWN_SETSID)
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
    private static let newSession: CInt = 0x80
  #endif
  private var theirEnds: [CInt] = []

  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = CInt(POSIX_SPAWN_SETSIGMASK) | CInt(POSIX_SPAWN_SETSIGDEF) | Self.newSession
    posix_spawnattr_setflags(&attributes, CShort(flags))
  }

  mutating func free() {
    for end in theirEnds { close(end) }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  mutating func open(_ path: String, as number: CInt, flags: CInt = O_RDWR) {
    posix_spawn_file_actions_addopen(&actions, number, path, flags, 0)
  }

  /// Wires a descriptor, where 0 is the terminal so far; the answer is our end of the pipe, if any.
  mutating func wire(
    _ number: CInt, _ wiring: PseudoTerminalProcess.Wiring
  ) throws -> CInt? {
    switch wiring {
    case .terminal:
      if number != 0 { posix_spawn_file_actions_adddup2(&actions, 0, number) }
    case .null: open("/dev/null", as: number)
    case .file(let path): open(path, as: number, flags: number == 0 ? O_RDONLY : O_WRONLY)
    case .shared(let descriptor):
      posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    case .closed: posix_spawn_file_actions_addclose(&actions, number)
    case .pipe:
      var ends: [CInt] = [-1, -1]
      guard pipe(&ends) == 0 else { throw PseudoTerminal.Failure(call: "pipe", code: errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      let (theirs, ours) = number == 0 ? (ends[0], ends[1]) : (ends[1], ends[0])
      _ = fcntl(ours, F_SETFL, O_NONBLOCK)
      theirEnds.append(theirs)
      posix_spawn_file_actions_adddup2(&actions, theirs, number)
      return ours
    }
    return nil
  }

  mutating func spawn(_ arguments: [String], _ environment: [String]) throws -> pid_t {
    let argumentList = arguments.map { strdup($0) } + [nil]
    let environmentList = environment.map { strdup($0) } + [nil]
    defer {
      for text in argumentList + environmentList { Self.release(text) }
    }
    var id: pid_t = 0
    let code = posix_spawn(&id, arguments[0], &actions, &attributes, argumentList, environmentList)
    guard code == 0 else { throw PseudoTerminal.Failure(call: arguments[0], code: code) }
    return id
  }

  private static func release(_ text: UnsafeMutablePointer<CChar>?) {
    #if canImport(Glibc)
      Glibc.free(text)
    #elseif canImport(Musl)
      Musl.free(text)
    #else
      Darwin.free(text)
    #endif
  }
}
