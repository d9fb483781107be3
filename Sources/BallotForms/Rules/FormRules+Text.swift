import BallotJSON

extension FormRules {
  /// What a typed answer must be like: patterns that parse, and members that fit together.
  mutating func checkText(_ question: Question, _ index: Int) {
    func place(_ member: String) -> FormPlace { FormPlace(item: index, .member(member)) }
    if let pattern = question.pattern {
      checkPattern(pattern, question, place("pattern"))
      if question.isNumber {
        list.add("a number has limits, not a pattern: use min and max", at: place("pattern"))
      } else if question.hasOptions, question.other == nil {
        list.add(
          "pattern judges typed text, and only options can be chosen: add other, or remove it",
          at: place("pattern"))
      }
    }
    if question.mustExist, question.path == nil {
      list.add("exists is for paths: add path, or remove it", at: place("exists"))
    }
    if question.isNumber, question.path != nil {
      list.add("an answer is a number or a path, not both: remove one", at: place("path"))
    }
    if question.isNumber, question.isSecret {
      list.add("a secret is text: remove number", at: place("number"))
    }
    if question.path != nil, question.isSecret {
      list.add(
        "a path is completed as it is typed, so it is no secret: remove one", at: place("path"))
    }
    if let typed = question.typed, typed.isEmpty {
      list.add("nothing cannot be typed: give a word", at: place("typed"))
    }
  }

  private mutating func checkPattern(_ text: String, _ question: Question, _ place: FormPlace) {
    guard !patterns.isExhausted else { return }
    do throws(PatternError) {
      let pattern = try Pattern(text)
      guard patterns.take(pattern) else {
        list.add(
          "the patterns of the form need more than \(PatternBudget.stateLimit) states: use smaller "
            + "counts", at: place)
        return
      }
      guard case .string(let initial)? = question.initialValue,
        !patterns.takeSearch(of: pattern, in: initial)
      else { return }
      list.add(
        "comparing the defaults of the form with their patterns takes too long: shorten this one",
        at: FormPlace(item: place.item, .member("default")))
    } catch {
      list.add("\(error)", at: place)
    }
  }
}
