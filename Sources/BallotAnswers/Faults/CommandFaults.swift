/// All the reasons why a run ends without an answer, at least one.
public struct CommandFaults: Error, Hashable, Sendable {
  /// The faults, in the order in which they were found.
  public var faults: [CommandFault]

  /// Several faults.
  package init(_ faults: [CommandFault]) { self.faults = faults }

  /// One fault.
  package init(_ exitCode: ExitCode, _ message: String) {
    faults = [CommandFault(exitCode, message)]
  }

  /// The code that is returned. When several kinds meet, a wrong command line comes first, then
  /// time that is over, input that failed, answers that are not allowed, and answers that are missing.
  public var exitCode: ExitCode {
    let order: [ExitCode] = [.usage, .timedOut, .failed, .notAllowed, .missing]
    let code = order.first { code in faults.contains { $0.exitCode == code } }
    return code ?? faults.first?.exitCode ?? .failed
  }

  /// The faults as lines for standard error, of harmless text.
  /// - Parameter program: the name that a fault of no place in a file begins with.
  public func text(program: String) -> String {
    faults.map { $0.text(program: program) }.joined()
  }
}
