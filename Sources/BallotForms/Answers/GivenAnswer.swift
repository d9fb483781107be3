public import BallotJSON

/// An answer as somebody gave it, before it is judged.
public struct GivenAnswer: Hashable, Sendable {
  /// What was given.
  public enum Value: Hashable, Sendable {
    /// Texts, one each time that it was given.
    case texts([String])
    /// A JSON value.
    case json(JSON)
  }

  /// The name of the answer.
  public var name: String
  /// What was given.
  public var value: Value
  /// Who gave it.
  public var source: AnswerSource

  /// An answer with its source.
  public init(_ name: String, _ value: Value, source: AnswerSource) {
    self.name = name
    self.value = value
    self.source = source
  }

  /// What was given, as text for a message.
  var text: String {
    switch value {
    case .texts(let texts): texts.joined(separator: ", ")
    case .json(let json): json.plainText
    }
  }
}

extension Answers {
  /// The answers as given by the person, to resolve a form again with them.
  public var givenByPerson: [GivenAnswer] {
    names.compactMap { name in
      self[name].map { GivenAnswer(name, .json($0.value), source: .person) }
    }
  }
}

extension Checking {
  /// Judges an answer as it was given.
  /// - Returns: the value as the result holds it, with the positions of its options.
  public static func answer(
    _ given: GivenAnswer.Value, to question: Question, options: OptionList
  ) throws(Refusal) -> (value: JSON, positions: [Int]) {
    switch given {
    case .texts(let texts): try answer(texts: texts, to: question, options: options)
    case .json(let json): try answer(json, to: question, options: options)
    }
  }
}

extension AnswerSource {
  /// The source in the words of a message; `nil` where nobody needs to be told.
  public var description: String? {
    switch self {
    case .flag(let spelling): spelling
    case .answerOption: "--answer"
    case .file(let path): path == "-" ? "standard input" : path
    case .variable(let name): "$" + name
    case .suggestion(nil): "--suggest"
    case .suggestion(let path?): path == "-" ? "standard input" : path
    case .initialValue: "the default"
    case .person, .onlyOption: nil
    }
  }
}
