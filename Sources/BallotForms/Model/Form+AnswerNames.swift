import BallotJSON

extension Form {
  /// An answer of the form, with the question that says what it may be.
  public struct AnswerName: Hashable, Sendable {
    /// The name of the answer.
    public var name: String
    /// The question that bears it, or whose `sources` make it (decisions 1.1).
    public var question: Question
  }

  /// Every answer that the form takes, in question order. A control with `sources` has no answer of
  /// its own; a source that no question bears is one of the control's.
  public var answerNames: [AnswerName] {
    let questions = questions
    guard hasControls else { return questions.map { AnswerName(name: $0.name, question: $0) } }
    let borne = borneNames
    var seen: Set<String> = []
    return questions.flatMap { question in
      question.ownedNames(borneElsewhere: borne).filter { seen.insert($0).inserted }
        .map { AnswerName(name: $0, question: question) }
    }
  }

  /// The answer with this name; `nil` where the form takes none.
  public func answer(named name: String) -> AnswerName? {
    for case .question(let question) in items where question.name == name {
      if question.sources.isEmpty { return AnswerName(name: name, question: question) }
    }
    // Only controls have answers of other names than their own.
    return hasControls ? answerNames.first { $0.name == name } : nil
  }

  /// The names that questions bear of their own; empty where no control could ask for them.
  var borneNames: Set<String> {
    hasControls ? Set(questions.filter { $0.sources.isEmpty }.map(\.name)) : []
  }

  /// Whether any question sets the answers of others.
  private var hasControls: Bool { questions.contains { !$0.sources.isEmpty } }
}

extension Question {
  /// The answers that this question is asked for: its own, or those of its `sources` that no
  /// question bears.
  func ownedNames(borneElsewhere borne: Set<String>) -> [String] {
    sources.isEmpty ? [name] : sources.filter { !borne.contains($0) }
  }

  /// The value that an answer of this name has at the start; `nil` for none.
  func initialValue(ofName name: String) -> JSON? {
    initialValues.first { $0.name == name }?.value ?? initialValue
  }
}
