/// Runs a body on a thread of its own, while the caller's actor goes on.
/// - Returns: what the body returns, or `nil` where no thread could be started.
public func onThread<Result: Sendable>(
  _ body: @escaping @Sendable () -> Result
) async -> Result? {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    if let thread { thread.detach() } else { continuation.resume(returning: nil) }
  }
}
