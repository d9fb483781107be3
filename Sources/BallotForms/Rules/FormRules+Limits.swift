import BallotJSON

extension FormRules {
  /// `min`, `max` and `height`: what they count, and that the first is not above the second.
  mutating func checkLimits(_ question: Question, _ index: Int) {
    let limits = [("min", question.minimum), ("max", question.maximum)]
    for (member, limit) in limits {
      guard let limit else { continue }
      let place = FormPlace(item: index, .member(member))
      if !takesLimits(question) {
        let advice = limitsAdvice(question)
        list.add("\(member) \(advice)", at: place)
      } else if !question.isNumber, limit.integer ?? -1 < 0 {
        list.add("\(member) counts, so it is a whole number from 0: not \(limit.text)", at: place)
      } else if member == "min", question.takesSeveral, question.optionSource == nil {
        let choosable = question.options.count(where: \.isEnabled)
        if limit.integer ?? 0 > choosable {
          list.add(
            "only \(choosable) options can be chosen, fewer than \(limit.text): lower it", at: place
          )
        }
      }
    }
    if let least = question.minimum, let most = question.maximum, most.isLess(than: least) {
      list.add(
        "min is above max (\(most.text)): swap them, or change one",
        at: FormPlace(item: index, .member("min")))
    }
    if let height = question.height, height < 1 {
      list.add("a list needs a row: give 1 or more", at: FormPlace(item: index, .member("height")))
    }
  }

  private func takesLimits(_ question: Question) -> Bool {
    question.takesSeveral || question.kind == .text
  }

  private func limitsAdvice(_ question: Question) -> String {
    switch question.kind {
    case .picker: "is for a picker of several: add multiple, or remove it"
    case .toggle: "is for a toggle with options: give it some, or remove it"
    case .radio, .text, .confirm: "is not for a \(question.kind.rawValue): remove it"
    }
  }
}
