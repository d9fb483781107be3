import BallotJSON

extension FormRules {
  /// The answers that a control drives. One that a question bears, before or after, is bound to
  /// it; any other becomes an answer with this control's options (decisions 1.1). All that share
  /// an answer must take the same values.
  mutating func checkSources(_ question: Question, _ index: Int) {
    var seen: Set<String> = []
    for (number, name) in question.sources.enumerated() {
      let place = FormPlace(item: index, .member("sources"), .index(number))
      if name == question.name, !question.isNamedAfterSources {
        list.add(
          "the control bears the name of one of its sources: give it another, or none", at: place)
      }
      if !seen.insert(name).inserted {
        list.add("\(quotedText(name)) is listed twice: remove one", at: place)
        continue
      }
      if names.isControl(name), name != question.name {
        list.add(
          "\(quotedText(name)) is itself a control over other answers: name those", at: place)
      }
      checkSyntax(name, place)
      guard let bearers = names.bearers(of: name) else { continue }
      if bearers.own == nil, bearers.items.first == index { checkDerived(name, place) }
      guard bearers.model != index, !incomplete.contains(bearers.model),
        case .question(let model) = form.items[bearers.model]
      else { continue }
      if let difference = difference(question, model) {
        list.add(
          "\(quotedText(name)) does not take the same values: \(difference); make them alike, or "
            + "remove it here", at: place)
      }
    }
    if !question.sources.isEmpty, question.kind != .toggle, question.kind != .picker {
      list.add(
        "a \(question.kind.rawValue) drives no other answers: make it a toggle or a picker",
        at: FormPlace(item: index, .member("sources")))
    }
  }

  /// How the values of two questions differ; `nil` where they are the same, or where options that
  /// are read later decide it.
  private func difference(_ control: Question, _ other: Question) -> String? {
    guard control.hasOptions == other.hasOptions else {
      return other.hasOptions ? "it has options" : "it has no options"
    }
    guard control.hasOptions else {
      return other.kind == .toggle ? nil : "it is a \(other.kind.rawValue)"
    }
    guard control.takesSeveral == other.takesSeveral else {
      return other.takesSeveral ? "it takes several" : "it takes one"
    }
    guard control.optionSource == nil, other.optionSource == nil else { return nil }
    let mine = Set(control.options.map(\.value))
    let theirs = Set(other.options.map(\.value))
    if mine == theirs { return nil }
    if let odd = other.options.first(where: { !mine.contains($0.value) }) {
      return "it has \(quotedText(odd.value.plainText))"
    }
    let odd = control.options.first { !theirs.contains($0.value) }
    return "it has no \(quotedText(odd?.value.plainText ?? ""))"
  }
}
