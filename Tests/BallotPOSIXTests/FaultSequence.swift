import Synchronization

@testable import BallotPOSIX

/// Faults for the first calls of one name, one after the other; later ones succeed.
final class FaultSequence: Sendable {
  private let call: SystemCall
  private let faults: [Faults.Fault]
  private let count = Atomic<Int>(0)

  init(_ call: SystemCall, _ faults: [Faults.Fault]) {
    self.call = call
    self.faults = faults
  }

  /// How many calls of the name there were.
  var callCount: Int { count.load(ordering: .relaxed) }

  /// Runs `body` with the faults.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let decide: @Sendable (SystemCall) -> Faults.Fault? = { [self] made in
      guard made == call else { return nil }
      let index = count.add(1, ordering: .relaxed).oldValue
      return index < faults.count ? faults[index] : nil
    }
    return try Faults.$current.withValue(Faults(decide: decide), operation: body)
  }
}
