package import BallotForms

extension AnswerFault {
  /// The fault as a person reads it: the question, where the bad value came from, what is allowed,
  /// what is nearest, and how to answer it.
  /// - Parameter ways: the ways in which the form can be answered in advance.
  package func commandFault(in form: Form, answeredBy ways: AnswerWays) -> CommandFault {
    let code: ExitCode =
      switch kind {
      case .usage: .usage
      case .failed: .failed
      case .notAllowed: .notAllowed
      case .missing, .noOptions: .missing
      }
    let answer = form.answer(named: name)
    let question = answer?.question ?? form.questions.first { $0.name == name }
    var message = name
    if let label = question?.label, !label.isEmpty {
      message += " (\(paragraphs(label).joined(separator: " ")))"
    }
    if let value { message += ": \"\(value)\"" }
    if let source = source?.description {
      message += (value == nil ? ", " : " ") + "from \(source)"
    }
    message += ": " + refusal.words
    if let advice = advice(for: answer, form, ways) {
      message += (message.last == "?" ? " " : ". ") + advice
    }
    return CommandFault(code, message, answer: self)
  }

  /// What to do instead; `nil` where the reason says it.
  private func advice(for answer: Form.AnswerName?, _ form: Form, _ ways: AnswerWays) -> String? {
    switch kind {
    case .usage, .notAllowed, .missing: answer?.advice(form, ways)
    case .noOptions:
      "Give it some" + (ways.contains(.options) ? ", or leave it out with --if-none skip" : "")
    case .failed: nil
    }
  }
}

extension Form.AnswerName {
  /// How the question is answered with nobody there.
  func advice(_ form: Form, _ ways: AnswerWays) -> String {
    var advice: [String] = []
    if question.kind == .confirm {
      if !ways.isEmpty { advice.append("--yes") }
      if ways.contains(.options) { advice.append("--answer \(name)=yes") }
    } else {
      if !question.isSecret { advice += flag(ways).map { [$0] } ?? [] }
      if let prefix = form.environmentPrefix {
        advice.append("the variable \(prefix + variableName(name))")
      }
      if !ways.isEmpty { advice.append("\"\(name)\" in an --answers file") }
    }
    guard let last = advice.last else { return "Answer it at a terminal" }
    return "Answer it with " + advice.dropLast().map { $0 + ", " }.joined()
      + (advice.count > 1 ? "or " : "") + last
  }

  /// The argument that answers the question; `nil` where none does.
  private func flag(_ ways: AnswerWays) -> String? {
    guard ways.contains(.flags), hasFlag(name) else {
      return ways.contains(.options) ? "--answer \(name)=VALUE" : nil
    }
    let flag = flagName(name)
    return question.kind == .toggle && !question.isGroup
      ? "--\(flag), --no-\(flag)" : "--\(flag) VALUE"
  }
}
