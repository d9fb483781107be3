import BallotJSON

extension BallotFormReader {
  /// A question as far as it can be read.
  mutating func question(
    _ value: LocatedJSON, _ members: [LocatedJSON.Member], _ index: Int
  ) -> Question {
    let kind = kind(of: value, index)
    var question = Question(kind ?? .text, name: "", label: "")
    var given: [QuestionMember: LocatedJSON.Member] = [:]
    for member in members {
      guard let known = QuestionMember(rawValue: member.name) else {
        log.addUnknown(
          member, in: kind.map { "a \($0.rawValue)" } ?? "a question",
          QuestionMember.allCases.filter { kind.map($0.kinds.contains) ?? true }.map(\.rawValue))
        continue
      }
      if let kind, !known.kinds.contains(kind) {
        let kinds = words(known.kinds.map(\.rawValue))
        log.add(
          "a \(kind.rawValue) has no \(quotedText(member.name)), only a \(kinds) has: remove it, "
            + "or make this another kind", at: member.nameRange.lowerBound)
        continue
      }
      given[known] = member
      if !set(known, to: member.value, in: &question, index) {
        log.markUnread(member.name, of: index)
        if known.decidesValues { log.markIncomplete(index) }
      }
    }
    setSource(&question, given, index)
    if let value = given[.default]?.value { setDefault(value, of: &question) }
    name(&question, value, given, index)
    return question
  }

  private mutating func kind(of value: LocatedJSON, _ index: Int) -> Kind? {
    guard let type = value[QuestionMember.type.rawValue] else {
      log.add(
        "an item needs a \"type\", which is \(words(Kind.allCases.map { quotedText($0.rawValue) })), "
          + "or a \"section\" or a \"note\": add one", at: value)
      log.markIncomplete(index)
      return nil
    }
    let kind = log.word(type, as: Kind.self)
    if kind == nil { log.markIncomplete(index) }
    return kind
  }

  /// The name, which only a control over other answers may lack, and the label, which is the name
  /// where there is none.
  private mutating func name(
    _ question: inout Question, _ value: LocatedJSON, _ given: [QuestionMember: LocatedJSON.Member],
    _ index: Int
  ) {
    if given[.name] == nil {
      question.name = question.sources.joined(separator: ",")
      log.markUnread(QuestionMember.name.rawValue, of: index)
      if given[.sources] == nil {
        log.add(
          "the question has no \"name\": add one, the key of its answer in the result", at: value)
      }
    }
    if given[.label] == nil {
      question.label =
        question.isNamedAfterSources
        ? question.sources.joined(separator: ", ") : question.name
    }
  }

  /// The place that further options come from, of which there is one at most.
  private mutating func setSource(
    _ question: inout Question, _ given: [QuestionMember: LocatedJSON.Member], _ index: Int
  ) {
    let places = [QuestionMember.optionsFrom, .optionsJson, .optionsCommand]
    let members = places.compactMap { given[$0] }
    for member in members.dropFirst() {
      log.add(
        "options are read from one place: remove \(quotedText(member.name)) or "
          + quotedText(members[0].name), at: member.nameRange.lowerBound)
      log.markIncomplete(index)
    }
  }

  /// A default; by name where the question drives several answers.
  private mutating func setDefault(_ value: LocatedJSON, of question: inout Question) {
    if !question.sources.isEmpty, case .object(let members) = value.value {
      question.initialValues = log.unique(members).map { JSON.Member($0.name, $0.value.json) }
    } else {
      question.initialValue = value.json
    }
  }
}
