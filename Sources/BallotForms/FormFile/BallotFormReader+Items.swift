import BallotJSON

extension BallotFormReader {
  /// One element of `questions`. What cannot be read is kept as far as it goes, so that later
  /// items can refer to it.
  mutating func item(_ value: LocatedJSON, _ index: Int) -> FormItem {
    guard let members = log.members(value) else {
      log.markIncomplete(index)
      return .note(lines: [], when: [])
    }
    if members.contains(where: { $0.name == TextItemMember.section.rawValue }) {
      let (lines, when) = textItem(members, .section, index)
      return .section(title: lines.first ?? "", when: when)
    }
    if members.contains(where: { $0.name == TextItemMember.note.rawValue }) {
      let (lines, when) = textItem(members, .note, index)
      return .note(lines: lines, when: when)
    }
    return .question(question(value, members, index))
  }

  private mutating func textItem(
    _ members: [LocatedJSON.Member], _ own: TextItemMember, _ index: Int
  ) -> (lines: [String], when: [Condition]) {
    var lines: [String] = []
    var when: [Condition] = []
    for member in members {
      switch TextItemMember(rawValue: member.name) {
      case .when?: when = conditions(member.value, of: index)
      case .section? where own == .section:
        lines = log.text(member.value).map { [$0] } ?? []
      case .note? where own == .note: lines = log.lines(member.value) ?? []
      case .section?, .note?, nil:
        log.addUnknown(
          member, in: "a \(own.rawValue)",
          [own.rawValue, TextItemMember.when.rawValue])
      }
    }
    return (lines, when)
  }

  /// Conditions: `{"env": "prod", "region": ["eu", "us"], "tier": {"not": "free"}}`.
  mutating func conditions(_ value: LocatedJSON, of index: Int) -> [Condition] {
    guard let members = log.members(value) else {
      log.markUnread("when", of: index)
      return []
    }
    return members.compactMap { member in
      guard case .object = member.value.value else {
        return compared(member.value).map { Condition(member.name, .isAny, $0) }
      }
      var condition: Condition?
      let inners = log.members(member.value) ?? []
      for inner in inners {
        guard inner.name == "not" else {
          log.addUnknown(inner, in: "a condition", ["not"])
          continue
        }
        condition = compared(inner.value).map { Condition(member.name, .isNone, $0) }
      }
      if inners.isEmpty {
        log.add(
          "a condition is a value, a list of values, or {\"not\": …}: write one of them",
          at: member.value)
      }
      return condition
    }
  }

  /// A value, or a list of them.
  private mutating func compared(_ value: LocatedJSON) -> [JSON]? {
    guard case .array(let elements) = value.value else { return log.scalar(value).map { [$0] } }
    let values = elements.compactMap { log.scalar($0) }
    return values.count == elements.count ? values : nil
  }
}
