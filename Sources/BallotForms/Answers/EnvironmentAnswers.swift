extension Form {
  /// The answers that environment variables give, where the form has a prefix for them. An empty
  /// variable is no answer, as CI systems pass unset inputs like that (decisions 1.14); a confirm is
  /// never answered by one (1.18).
  /// - Parameter variable: the value of the variable with a name, or `nil`.
  public func environmentAnswers(_ variable: (String) -> String?) -> [GivenAnswer] {
    guard let prefix = environmentPrefix else { return [] }
    return answerNames.compactMap { answer in
      let name = prefix + variableName(answer.name)
      guard answer.question.kind != .confirm, let value = variable(name), !value.isEmpty else {
        return nil
      }
      return GivenAnswer(answer.name, .texts([value]), source: .variable(name))
    }
  }
}
