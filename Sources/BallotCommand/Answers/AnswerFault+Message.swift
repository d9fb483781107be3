import BallotForms

extension AnswerFault {
  /// The fault as the tool says it: the question, where the bad value came from, what is allowed,
  /// what is nearest, and how to answer it.
  func commandFault(in form: Form) -> CommandFault {
    let code: ExitCode =
      switch kind {
      case .usage: .usage
      case .failed: .failed
      case .notAllowed: .notAllowed
      case .missing: .missing
      }
    let answer = form.answerNames.first { $0.name == name }
    let question = answer?.question ?? form.questions.first { $0.name == name }
    var message = name + (question.map { $0.label.isEmpty ? "" : " (\($0.label))" } ?? "") + ": "
    if let value { message += "\"\(value)\" " }
    if let source = source?.description { message += "from \(source) " }
    if value != nil || source != nil { message += "is refused: " }
    message += refusal.words
    if let answer, kind != .failed { message += ". " + answer.advice(form) }
    return CommandFault(code, message)
  }
}

extension Form.AnswerName {
  /// How the question is answered with nobody there.
  fileprivate func advice(_ form: Form) -> String {
    if question.kind == .confirm { return "Answer it with --yes or --answer \(name)=yes" }
    var ways = question.isSecret ? [] : ["--answer \(name)=VALUE"]
    if let prefix = form.environmentPrefix {
      ways.append("the variable \(prefix + variableName(name))")
    }
    ways.append("\"\(name)\" in an --answers file")
    let last = ways.removeLast()
    return "Answer it with " + (ways.isEmpty ? last : ways.joined(separator: ", ") + " or " + last)
  }
}
