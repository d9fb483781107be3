public import BallotForms
import BallotPOSIX
public import BallotTerminal

/// Asks a form on a thread of its own, so that the caller's actor goes on meanwhile.
///
///     let deploy = try await answers(for: Deploy(), to: deployForm())
///
/// The form goes to that thread for good, with all its closures: make it in a function that belongs
/// to no actor, from key paths into the value. Cancelling the task does not end the form: a person, a
/// signal or the settings' time limit does.
/// - Parameters:
///   - value: the answers at the start.
///   - form: what is asked.
///   - arguments: the program's path and its arguments as flags; left out, none are read.
///   - world: where the form runs; the process's own unless given.
///   - settings: looks and limits; what fits the world unless given.
/// - Returns: the value with the answers set.
/// - Throws: `RunError` where there is no answer.
public func answers<Value: Sendable>(
  for value: Value, to form: sending some View, arguments: [String]? = nil,
  in world: sending (any World)? = nil, settings: RunSettings? = nil
) async throws(RunError) -> Value {
  // Both were sent: nothing else can reach them.
  nonisolated(unsafe) let form = form
  nonisolated(unsafe) let world = world
  let result = await onThread { () -> Result<Value, RunError> in
    var value = value
    return Result { () throws(RunError) in
      try form.run(&value, arguments: arguments, in: world, settings: settings)
      return value
    }
  }
  guard let result else { throw .terminal(.failed("no thread could be started")) }
  return try result.get()
}
