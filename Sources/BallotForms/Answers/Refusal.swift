/// Why a value is no answer to a question, in words for the person who gave it.
public struct Refusal: Error, Hashable, Sendable {
  /// What is wrong, as a clause without a full stop: `not one of the options`.
  public var reason: String
  /// The values that would do; empty where they cannot be listed.
  public var allowed: [String]
  /// The allowed value that is nearest to the one given.
  public var nearest: String?

  /// A refusal with what would have been allowed.
  public init(_ reason: String, allowed: [String] = [], nearest: String? = nil) {
    self.reason = reason
    self.allowed = allowed
    self.nearest = nearest
  }
}
