#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs a body on a thread of its own, which ends with it. On it no signal but that of a crash is
/// handled.
/// - Returns: whether the system had a thread to give; where not, the body never runs.
public func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  guard let thread = Thread(body) else { return false }
  thread.detach()
  return true
}

/// A thread on which no signal but that of a crash is handled: they belong to the main thread.
struct Thread {
  private let id: pthread_t

  /// Starts a thread, or is `nil` where the system has none to give.
  init?(_ body: @escaping @Sendable () -> Void) {
    let mask = SignalMask.allButCrashes.block()
    defer { mask.apply() }
    let context = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var id: pthread_t?
    #else
      var id = pthread_t()
    #endif
    guard pthread_create(&id, nil, runThread, context.toOpaque()) == 0 else {
      context.release()
      return nil
    }
    #if canImport(Darwin)
      guard let id else { return nil }
    #endif
    self.id = id
  }

  /// Waits until the thread has ended. Call this or `detach` once.
  func join() { pthread_join(id, nil) }

  /// Lets the thread end by itself.
  func detach() { pthread_detach(id) }
}

private final class Body: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

// A free function: a closure in a main actor's context would inherit the actor and trap here.
#if canImport(Darwin)
  private func runThread(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#else
  private func runThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#endif
