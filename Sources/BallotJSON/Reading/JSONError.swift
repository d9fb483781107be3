/// Why a text is not JSON: what is wrong, where, and what to do instead.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public let fault: JSONFault
  /// Where.
  public let position: SourcePosition

  /// What is wrong and what to do instead, such as `a comma before ]: remove the comma`; the place
  /// is not in it.
  public var message: String {
    "\(fault.problem): \(fault.advice)"
  }
}

extension JSONError: CustomStringConvertible {
  /// `LINE:COLUMN: ` and the message.
  public var description: String {
    "\(position): \(message)"
  }
}
