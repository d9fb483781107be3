import BallotJSON

extension FormRules {
  /// Conditions on earlier answers and on facts, with values that those can have.
  mutating func checkConditions(_ conditions: [Condition], of index: Int, at outer: FormPlace) {
    for condition in conditions {
      let place = outer.appending(.member(condition.name))
      let isKnown = checkReference(
        to: condition.name, from: index, at: outer.appending(.nameOf(condition.name)),
        remedy: "name an earlier question or a fact")
      guard isKnown else { continue }
      if condition.values.isEmpty {
        list.add("a condition needs a value to compare with: give one, or remove it", at: place)
      }
      guard let bearers = names.bearers(of: condition.name),
        !incomplete.contains(bearers.model),
        case .question(let question) = form.items[bearers.model]
      else { continue }
      for value in condition.values {
        checkCompared(value, to: question, bearers.model, condition.name, place)
      }
    }
  }

  /// Checks that a name is that of an answer which is complete before an item is reached, or of a
  /// fact. As only earlier answers may be named there are no cycles.
  /// - Returns: whether it is.
  @discardableResult
  mutating func checkReference(
    to name: String, from index: Int, at place: FormPlace, remedy: String
  ) -> Bool {
    if names.isFact(name) { return true }
    guard let bearers = names.bearers(of: name), let last = bearers.items.last else {
      if names.isControl(name) {
        list.add(
          "\(quotedText(name)) drives other answers and has none of its own: name one of its "
            + "sources", at: place)
      } else {
        list.add(
          "no question before this one is named \(quotedText(name)): \(remedy)", at: place,
          insteadOf: name, known: names.known(before: index))
      }
      return false
    }
    if last < index { return true }
    if bearers.items.contains(index) {
      list.add("\(quotedText(name)) is this question itself: \(remedy)", at: place)
    } else {
      list.add(
        "\(quotedText(name)) is asked later: move it before this, or \(remedy)", at: place)
    }
    return false
  }

  /// A value that the answer can never have makes a condition that never holds.
  private mutating func checkCompared(
    _ value: JSON, to question: Question, _ item: Int, _ name: String, _ place: FormPlace
  ) {
    let text = value.plainText
    if question.hasOptions {
      guard question.optionSource == nil, question.other == nil else { return }
      let texts = optionTexts[item] ?? Set(question.options.map(\.value.plainText))
      optionTexts[item] = texts
      if texts.contains(text) { return }
      list.add(
        "\(quotedText(name)) has no option \(quotedText(text)): compare with one of its values",
        at: place, insteadOf: text, known: question.options.prefix(1000).map(\.value.plainText))
    } else if question.kind != .text, Toggled.value(of: text) == nil {
      list.add(
        "\(quotedText(name)) is on or off, not \(quotedText(text)): compare with true or false",
        at: place)
    }
  }
}
