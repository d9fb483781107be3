import BallotForms
import BallotJSON

/// How a value of the caller's type is an answer, and an answer such a value.
protocol AnswerCoding {
  associatedtype Value: Equatable
  /// The options as they are now; empty where there are none to choose from.
  var options: [Option] { get }
  /// Reads the options anew.
  /// - Returns: whether they are others than before.
  mutating func refresh() -> Bool
  /// Takes over the options of another button of the same group.
  mutating func join(_ other: Self)
  /// The answer that a value is; `nil` where it is none yet.
  func answer(for value: Value) -> Answer?
  /// The value of an answer; `nil` where it has none, and the caller's stays as it is.
  func value(of answer: Answer?) -> Value?
}

extension AnswerCoding {
  var options: [Option] { [] }
  mutating func refresh() -> Bool { false }
  mutating func join(_ other: Self) {}
}

/// A truth value.
struct FlagCoding: AnswerCoding {
  func answer(for value: Bool) -> Answer? { Answer(.bool(value), source: .initialValue) }
  func value(of answer: Answer?) -> Bool? { answer?.value.bool }
}

/// A text; an empty one is no answer yet.
struct TextCoding: AnswerCoding {
  func answer(for value: String) -> Answer? {
    value.isEmpty ? nil : Answer(.string(value), source: .initialValue)
  }
  func value(of answer: Answer?) -> String? {
    answer.map { $0.value.isNull ? "" : $0.value.plainText }
  }
}

/// A whole number.
struct IntegerCoding: AnswerCoding {
  func answer(for value: Int) -> Answer? { Answer(.integer(value), source: .initialValue) }
  func value(of answer: Answer?) -> Int? { answer?.value.integer }
}

/// A value that may be missing: then there is no answer.
struct OptionalCoding<Base: AnswerCoding>: AnswerCoding {
  let base: Base
  init(_ base: Base) { self.base = base }
  func answer(for value: Base.Value?) -> Answer? { value.flatMap(base.answer) }
  func value(of answer: Answer?) -> Base.Value?? { .some(base.value(of: answer)) }
}
