public import BallotJSON

/// Who gave an answer, in the order in which they are asked.
public enum AnswerSource: Hashable, Sendable {
  /// A flag of the form, as it was written.
  case flag(String)
  /// `--answer NAME=VALUE`.
  case answerOption
  /// An answers file, by its path.
  case file(String)
  /// An environment variable, by its name.
  case variable(String)
  /// The person at the terminal.
  case person
  /// The only option there was, under `ifOne: take`.
  case onlyOption
  /// A suggestion; `nil` from `--suggest`, else the file's path.
  case suggestion(String?)
  /// The default.
  case initialValue
}

/// An answer with where it came from.
public struct Answer: Hashable, Sendable {
  /// What the result holds; `null` for an optional question left open on purpose.
  public var value: JSON
  /// The positions of the chosen options, ascending; empty where the question has none, or where
  /// the answer is the text of an `other` row.
  public var positions: [Int]
  /// Who gave it.
  public var source: AnswerSource

  /// An answer with its positions and source.
  public init(_ value: JSON, positions: [Int] = [], source: AnswerSource) {
    self.value = value
    self.positions = positions
    self.source = source
  }
}

/// The answers of a form by name, in the order in which they were first given.
public struct Answers: Hashable, Sendable {
  private var entries: [(name: String, answer: Answer)] = []

  /// No answers.
  public init() {}

  /// The answer with this name; `nil` while it is open.
  public subscript(_ name: String) -> Answer? {
    get { entries.first { $0.name == name }?.answer }
    set {
      if let index = entries.firstIndex(where: { $0.name == name }) {
        if let newValue {
          entries[index].answer = newValue
        } else {
          entries.remove(at: index)
        }
      } else if let newValue {
        entries.append((name, newValue))
      }
    }
  }

  /// The names that have an answer.
  public var names: [String] { entries.map(\.name) }

  /// Equal when the same names hold the same answers in the same order.
  public static func == (left: Answers, right: Answers) -> Bool {
    left.entries.elementsEqual(right.entries) { $0.name == $1.name && $0.answer == $1.answer }
  }

  /// Hashes names and values.
  public func hash(into hasher: inout Hasher) {
    for entry in entries {
      hasher.combine(entry.name)
      hasher.combine(entry.answer)
    }
  }
}
