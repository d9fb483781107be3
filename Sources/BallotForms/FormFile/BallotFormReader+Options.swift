import BallotJSON

extension BallotFormReader {
  /// The options of a question, each a value or a record.
  /// - Returns: whether all could be read.
  mutating func setOptions(
    _ value: LocatedJSON, of question: inout Question, _ index: Int
  ) -> Bool {
    guard case .array(let elements) = value.value else {
      log.add("options are a list: write [ and ] around them", at: value)
      return false
    }
    let room = Self.limit - optionCount
    optionCount += min(room, elements.count)
    var isWhole = elements.count <= room
    if !isWhole {
      log.add(
        "more than \(Self.limit) options in the file: put them into a file of their own, one a "
          + "line, and name it in optionsFrom", at: elements[room])
    }
    for element in elements.prefix(room) {
      if let option = option(element, index) {
        question.options.append(option)
      } else {
        isWhole = false
      }
    }
    return isWhole
  }

  private mutating func option(_ value: LocatedJSON, _ index: Int) -> Option? {
    switch value.value {
    case .string, .number, .bool: return Option(value.json)
    case .null, .array:
      log.add(
        "an option is text, a number, true, false, or an object with a \"value\": write one of "
          + "them", at: value)
      return nil
    case .object(let members): return record(log.unique(members), value, index)
    }
  }

  private mutating func record(
    _ members: [LocatedJSON.Member], _ record: LocatedJSON, _ index: Int
  ) -> Option? {
    var option = Option(.null)
    var label: String?
    var hasValue = false
    for member in members {
      let value = member.value
      switch OptionMember(rawValue: member.name) {
      case .value?:
        option.value = value.json
        hasValue = true
      case .label?: label = log.text(value)
      case .detail?: option.detail = log.text(value)
      case .icon?: option.icon = log.text(value)
      case .tint?: option.tint = color(value)
      case .keywords?: option.keywords = log.texts(value) ?? []
      case .section?: option.section = log.text(value)
      case .disabled?: option.disabled = disabled(value)
      case .when?: option.when = conditions(value, of: index)
      case nil: log.addUnknown(member, in: "an option", OptionMember.allCases.map(\.rawValue))
      }
    }
    guard hasValue else {
      log.add("the option has no \"value\": add one, what the answer holds", at: record)
      return nil
    }
    option.label = label ?? option.value.plainText
    return option
  }

  /// `true` for no reason given, or the reason; `false` for an option that can be chosen.
  private mutating func disabled(_ value: LocatedJSON) -> String? {
    switch value.value {
    case .bool(let flag): return flag ? "" : nil
    case .string(let reason): return reason
    case .null, .number, .array, .object:
      log.add("disabled is true, or the reason as text: write one of them", at: value)
      return nil
    }
  }
}
