package import BallotForms
import BallotJSON

extension Form {
  /// The form with suggestions in the place of its defaults. One that is not allowed is dropped.
  /// - Parameters:
  ///   - suggested: what is suggested; the first of each name counts.
  ///   - options: the options of each question, as far as they are known.
  /// - Returns: the form, and a line for each suggestion that was dropped.
  package func suggesting(_ suggested: [GivenAnswer], options: OptionLists)
    -> (form: Form, notes: [String])
  {
    var form = self
    var notes: [String] = []
    var seen: Set<String> = []
    let names = answerNames
    for suggestion in suggested where seen.insert(suggestion.name).inserted {
      let source = suggestion.source.description ?? "a suggestion"
      guard let owner = names.first(where: { $0.name == suggestion.name })?.question else {
        notes.append("\(suggestion.name), from \(source), is dropped: no question has this name")
        continue
      }
      guard owner.kind != .confirm else {
        notes.append("\(suggestion.name), from \(source), is dropped: a confirm has no default")
        continue
      }
      do throws(Refusal) {
        let value = try value(of: suggestion, owner, options[owner.name])
        form.setInitialValue(value, ofName: suggestion.name, owner: owner.name)
      } catch {
        notes.append("\(suggestion.name), from \(source), is dropped: \(error.words)")
      }
    }
    return (form, notes)
  }

  /// The value of a suggestion, judged as far as the options are known.
  private func value(of suggestion: GivenAnswer, _ question: Question, _ options: OptionList?)
    throws(Refusal) -> JSON
  {
    let isKnown: Bool =
      switch question.optionSource {
      case .command?: options.map { !$0.isLoading } ?? false
      case .lines?, .json?, nil: true
      }
    if isKnown {
      let list = options ?? OptionList(question.options)
      return try Checking.answer(suggestion.value, to: question, options: list).value
    }
    switch suggestion.value {
    case .json(let json): return json
    case .texts(let texts):
      return question.takesSeveral ? .array(texts.map(JSON.string)) : .string(texts.last ?? "")
    }
  }

  private mutating func setInitialValue(_ value: JSON, ofName name: String, owner: String) {
    for index in items.indices {
      guard case .question(var question) = items[index], question.name == owner else { continue }
      if question.sources.isEmpty {
        question.initialValue = value
      } else {
        question.initialValues.removeAll { $0.name == name }
        question.initialValues.append(JSON.Member(name, value))
      }
      // A suggestion stands before the command of the default.
      question.defaultCommand = nil
      items[index] = .question(question)
    }
  }
}
