/// Why a form cannot be answered by what was given: one fault of one question.
public struct AnswerFault: Error, Hashable, Sendable {
  /// What kind of fault it is; each ends with an exit code of its own.
  public enum Kind: Hashable, Sendable {
    /// The answer was given in a way that is not allowed, such as twice, or under no known name.
    case usage
    /// A command or a file that the answer needs failed.
    case failed
    /// The answer is none of those allowed.
    case notAllowed
    /// There is no answer and nobody to ask.
    case missing
    /// There is no answer because there is no option that can be chosen.
    case noOptions
  }

  /// What kind it is.
  public var kind: Kind
  /// The name of the answer.
  public var name: String
  /// Where the bad value came from; `nil` where there is none.
  public var source: AnswerSource?
  /// The bad value, dots for a secret; `nil` where there is none.
  public var value: String?
  /// What is wrong, what is allowed, and what is nearest.
  public var refusal: Refusal

  /// Whether there is no answer, right or wrong.
  public var isMissing: Bool { kind == .missing || kind == .noOptions }

  /// A fault of the answer with this name.
  public init(
    _ kind: Kind, name: String, source: AnswerSource? = nil, value: String? = nil,
    _ refusal: Refusal
  ) {
    self.kind = kind
    self.name = name
    self.source = source
    self.value = value
    self.refusal = refusal
  }
}
