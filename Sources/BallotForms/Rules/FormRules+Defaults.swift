import BallotJSON

extension FormRules {
  /// A default is judged as an answer is. Options that are read later judge it later.
  mutating func checkDefaults(_ question: Question, _ index: Int) {
    let place = FormPlace(item: index, .member("default"))
    if let value = question.initialValue { checkDefault(value, question, place) }
    var seen: Set<String> = []
    for member in question.initialValues {
      let place = place.appending(.member(member.name))
      if !question.sources.contains(member.name) {
        list.add(
          "\(quotedText(member.name)) is none of the sources: name one of them",
          at: FormPlace(item: index, .member("default"), .nameOf(member.name)),
          insteadOf: member.name, known: question.sources)
      } else if !seen.insert(member.name).inserted {
        list.add("\(quotedText(member.name)) has two defaults: remove one", at: place)
      } else {
        checkDefault(member.value, question, place)
      }
    }
  }

  private mutating func checkDefault(_ value: JSON, _ question: Question, _ place: FormPlace) {
    if question.kind == .confirm {
      list.add("a confirm has no default: only a person or --yes confirms; remove it", at: place)
      return
    }
    if question.takesSeveral, value.array == nil, value != .null {
      list.add(
        "the default of a question with several answers is a list: write "
          + JSON.array([value]).text(), at: place)
      return
    }
    if question.hasOptions, question.optionSource != nil { return }
    if question.pattern != nil, patterns.isExhausted { return }
    if question.takesSeveral, let count = value.array?.count, count > question.options.count {
      list.add("the default has more elements than there are options: name each once", at: place)
      return
    }
    do throws(Refusal) {
      _ = try Checking.answer(value, to: question, options: OptionList(question.options))
    } catch {
      var reason = "the default \(shown(value, question)) will not do: \(error.reason)"
      if !error.allowed.isEmpty, error.allowed.count <= 12 {
        reason += "; choose \(words(error.allowed.map(quotedText)))"
      } else {
        reason += "; choose another, or remove it"
      }
      list.add(
        reason, at: place, insteadOf: offender(value, question), known: error.allowed)
    }
  }

  /// The element of a list that is to blame, or the value itself, as text.
  private func offender(_ value: JSON, _ question: Question) -> String {
    guard case .array(let elements) = value else { return value.plainText }
    let options = OptionList(question.options)
    let odd = elements.first { options.position(ofText: $0.plainText) == nil }
    return (odd ?? value).plainText
  }

  /// The value as JSON; a secret is not shown.
  private func shown(_ value: JSON, _ question: Question) -> String {
    if question.isSecret { return "of the secret" }
    let text = value.text()
    return text.count > 60 ? String(text.prefix(59)) + "…" : text
  }
}
