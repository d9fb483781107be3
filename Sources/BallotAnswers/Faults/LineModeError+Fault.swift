package import BallotForms

extension LineModeError {
  /// What is wrong with an answer; none where the terminal failed.
  package var answerFaults: [AnswerFault] {
    switch self {
    case .endOfInput(let name):
      [AnswerFault(.missing, name: name, Refusal("the input ended before its answer"))]
    case .refused(let name, let line, let refusal):
      [AnswerFault(.notAllowed, name: name, value: line, refusal)]
    case .noOptions(let name):
      [AnswerFault(.noOptions, name: name, Refusal("there is no option that can be chosen"))]
    case .failed(let name, let reason):
      [AnswerFault(.failed, name: name, Refusal(reason))]
    case .terminal: []
    }
  }
}
