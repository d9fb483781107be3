import BallotForms

extension AnswerFault {
  /// The fault as the tool says it: the question, where the bad value came from, what is allowed,
  /// what is nearest, and how to answer it.
  /// - Parameter hasFlags: whether the form's own flags are on the command line, after `--`.
  func commandFault(in form: Form, hasFlags: Bool = false) -> CommandFault {
    let code: ExitCode =
      switch kind {
      case .usage: .usage
      case .failed: .failed
      case .notAllowed: .notAllowed
      case .missing: .missing
      }
    let answer = form.answer(named: name)
    let question = answer?.question ?? form.questions.first { $0.name == name }
    var message = name
    if let label = question?.label, !label.isEmpty { message += " (\(label))" }
    if let value { message += ": \"\(value)\"" }
    if let source = source?.description {
      message += (value == nil ? ", " : " ") + "from \(source)"
    }
    message += ": " + refusal.words
    if let answer, kind != .failed {
      message += message.last == "?" ? " " : ". "
      message += answer.advice(form, hasFlags: hasFlags)
    }
    return CommandFault(code, message, answer: self)
  }
}

extension Form.AnswerName {
  /// How the question is answered with nobody there.
  fileprivate func advice(_ form: Form, hasFlags: Bool) -> String {
    if question.kind == .confirm { return "Answer it with --yes, or --answer \(name)=yes" }
    var ways: [String] = []
    if !question.isSecret {
      let flag = flagName(name)
      if !hasFlags || !isName(name) {
        ways.append("--answer \(name)=VALUE")
      } else if question.kind == .toggle, !question.isGroup {
        ways.append("--\(flag), --no-\(flag)")
      } else {
        ways.append("--\(flag) VALUE")
      }
    }
    if let prefix = form.environmentPrefix {
      ways.append("the variable \(prefix + variableName(name))")
    }
    ways.append("\"\(name)\" in an --answers file")
    return "Answer it with " + ways.dropLast().map { $0 + ", " }.joined()
      + (ways.count > 1 ? "or " : "") + (ways.last ?? "")
  }
}
