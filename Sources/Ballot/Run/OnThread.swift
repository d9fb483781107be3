import BallotPOSIX

/// Runs a body on a thread of its own, while the caller's actor goes on. It stands here and not in
/// `BallotPOSIX` because the tool, which waits for nothing but `poll`, would link all of Swift's
/// concurrency for it.
/// - Returns: what the body returns, or `nil` where no thread could be started.
func onThread<Result: Sendable>(
  _ body: @escaping @Sendable () -> Result
) async -> Result? {
  await withCheckedContinuation { continuation in
    let isRunning = startThread { continuation.resume(returning: body()) }
    if !isRunning { continuation.resume(returning: nil) }
  }
}
