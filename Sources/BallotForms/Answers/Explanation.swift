public import BallotJSON

/// What would happen to one answer of a form, and why.
public struct Explanation: Hashable, Sendable {
  /// What would happen.
  public enum Fate: Hashable, Sendable {
    /// It is answered without asking.
    case answered(Answer)
    /// A person is asked, beginning with this value.
    case asked(JSON?)
    /// It is not asked: this condition does not hold; `nil` where no option is left.
    case hidden(Condition?)
    /// It cannot be answered.
    case faulty(AnswerFault)
  }

  /// The name of the answer.
  public var name: String
  /// The question that says what it may be.
  public var question: Question
  /// What would happen.
  public var fate: Fate
  /// The conditions that only the person's answers will decide.
  public var undecided: [Condition]
}

extension Resolving {
  /// What would happen to each answer, in question order.
  public var explanations: [Explanation] {
    let names = form.answerNames
    var explanations: [Explanation] = []
    var section: [Condition] = []
    for item in form.items {
      switch item {
      case .section(_, let when): section = when
      case .note: break
      case .question(let question):
        explanations += names.filter { $0.question == question }.map {
          explanation(of: $0.name, question, section + question.when)
        }
      }
    }
    return explanations
  }

  private func explanation(of name: String, _ question: Question, _ conditions: [Condition])
    -> Explanation
  {
    let undecided = conditions.filter { open.contains($0.name) }
    return Explanation(
      name: name, question: question, fate: fate(of: name, question, conditions),
      undecided: undecided)
  }

  private func fate(of name: String, _ question: Question, _ conditions: [Condition])
    -> Explanation.Fate
  {
    if let fault = faults.first(where: { $0.name == name || $0.name == question.name }) {
      return .faulty(fault)
    }
    if hidden.contains(name) {
      return .hidden(
        conditions.first { !open.contains($0.name) && !$0.holds(for: fact($0.name)) })
    }
    if let answer = answers[name] { return .answered(answer) }
    return .asked(question.initialValue(ofName: name))
  }
}
