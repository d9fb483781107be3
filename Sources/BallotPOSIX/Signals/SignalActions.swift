#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Handlers for a set of signals, which can be put in place and taken away again.
///
/// A signal that was ignored stays ignored, as `nohup` and background jobs ask for. What a signal
/// did before is put back at the end, so that a program that uses the library keeps its own
/// handlers.
struct SignalActions: Sendable {
  /// The signals, in the order they are set.
  let signals: [CInt]
  private let handler: @convention(c) (CInt) -> Void
  private let flags: CInt
  /// Whether a signal for which there is a handler keeps it.
  private let sparesHandlers: Bool
  /// What each signal did before, and whether that has been replaced; by number. In memory that a
  /// handler may use.
  private nonisolated(unsafe) let previous: UnsafeMutablePointer<sigaction>
  private nonisolated(unsafe) let isReplaced: UnsafeMutablePointer<Bool>

  /// One more than the number of the last signal there is.
  private static let capacity = 65

  /// Handlers that are not in place yet.
  init(
    _ signals: [CInt], flags: CInt, sparesHandlers: Bool = false,
    handler: @escaping @convention(c) (CInt) -> Void
  ) {
    self.signals = signals
    self.sparesHandlers = sparesHandlers
    self.handler = handler
    self.flags = flags
    previous = .allocate(capacity: Self.capacity)
    previous.initialize(repeating: sigaction(), count: Self.capacity)
    isReplaced = .allocate(capacity: Self.capacity)
    isReplaced.initialize(repeating: false, count: Self.capacity)
  }

  /// Puts the handlers in place; those that are stay.
  func install() {
    for signal in signals { install(signal) }
  }

  /// Puts the handler of one signal in place, unless it is ignored.
  func install(_ signal: CInt) {
    let index = Int(signal)
    guard !isReplaced[index], sigaction(signal, nil, &previous[index]) == 0,
      !previous[index].isIgnoring, !sparesHandlers || previous[index].isDefault
    else { return }
    var action = sigaction(handler: handler, flags: flags)
    isReplaced[index] = sigaction(signal, &action, nil) == 0
  }

  /// Puts back what the signals did before.
  func uninstall() {
    for signal in signals { uninstall(signal) }
  }

  /// Puts back what one signal did before. Safe in a handler.
  func uninstall(_ signal: CInt) {
    let index = Int(signal)
    guard isReplaced[index] else { return }
    isReplaced[index] = false
    sigaction(signal, &previous[index], nil)
  }
}

extension sigaction {
  /// An action that calls a handler.
  fileprivate init(handler: @escaping @convention(c) (CInt) -> Void, flags: CInt) {
    self.init()
    #if canImport(Glibc)
      __sigaction_handler = .init(sa_handler: handler)
    #elseif canImport(Musl)
      __sa_handler = .init(sa_handler: handler)
    #else
      __sigaction_u = .init(__sa_handler: handler)
    #endif
    sigemptyset(&sa_mask)
    sa_flags = flags
  }

  /// Whether the signal is ignored; `SIG_IGN` is the address 1 on all our systems.
  var isIgnoring: Bool { handlerAddress == 1 }

  /// Whether the signal does what it does by default; `SIG_DFL` is the address 0.
  var isDefault: Bool { handlerAddress == 0 }

  private var handlerAddress: Int {
    #if canImport(Glibc)
      let handler = __sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = __sa_handler.sa_handler
    #else
      let handler = __sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self)
  }

  /// What a signal does now.
  static func current(_ signal: CInt) -> sigaction {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return action
  }
}
