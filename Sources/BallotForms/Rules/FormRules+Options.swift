import BallotJSON

extension FormRules {
  /// The options given one by one, and what is needed where there are none.
  mutating func checkOptions(_ question: Question, _ index: Int) {
    let place = FormPlace(item: index, .member("options"))
    switch question.kind {
    case .radio, .picker:
      if question.options.isEmpty, question.optionSource == nil, question.other == nil {
        list.add(
          "a \(question.kind.rawValue) needs something to choose from: give it options", at: place)
      }
    case .toggle:
      if question.master != nil, !question.isGroup {
        list.add(
          "master is a toggle for all options, and there are none: give options, or remove it",
          at: FormPlace(item: index, .member("master")))
      }
    case .text, .confirm: break
    }
    for (number, option) in question.options.enumerated() {
      let place = place.appending(.index(number))
      switch option.value {
      case .string("") where question.takesSeveral:
        list.add(
          "an option whose value is empty could not be told from none: give it a value, and the "
            + "text as its label", at: place.appending(.member("value")))
      case .null, .array:
        list.add(
          "an option's value is text, a number, true, false or an object: write one of them",
          at: place.appending(.member("value")))
      case .bool, .number, .string, .object: break
      }
      checkConditions(option.when, of: index, at: place.appending(.member("when")))
    }
    checkSource(question, index)
    if question.takesSeveral, question.other != nil {
      list.add(
        "the text of other is one answer, and several may be chosen: remove other or multiple",
        at: FormPlace(item: index, .member("other")))
    }
    if question.takesSeveral, question.ifOne == .take {
      list.add(
        "take is for one answer, and several may be chosen: remove it",
        at: FormPlace(item: index, .member("ifOne")))
    }
  }

  /// Members that say how options are read have something to say only where some are.
  private mutating func checkSource(_ question: Question, _ index: Int) {
    let isLines: Bool
    let isJSON: Bool
    switch question.optionSource {
    case .lines?, .command?: (isLines, isJSON) = (true, false)
    case .json?: (isLines, isJSON) = (false, true)
    case nil: (isLines, isJSON) = (false, false)
    }
    let format = question.lineFormat
    if format.delimiter == "" {
      list.add(
        "an empty delimiter splits nothing: give a text such as a tab, or remove it",
        at: FormPlace(item: index, .member("delimiter")))
    }
    if format.columns != LineFormat().columns, format.delimiter == nil {
      list.add(
        "columns need a delimiter between them: give one",
        at: FormPlace(item: index, .member("columns")))
    }
    for (position, column) in format.columns.enumerated()
    where format.columns.firstIndex(of: column) != position {
      list.add(
        "the column \(column.rawValue) comes twice: name each once",
        at: FormPlace(item: index, .member("columns"), .index(position)))
    }
    if !isLines {
      for (member, isGiven) in [
        ("delimiter", format.delimiter != nil), ("read0", format.endsWithNull),
      ] where isGiven {
        list.add(
          "\(member) is for options read as lines: give optionsFrom or optionsCommand, or remove it",
          at: FormPlace(item: index, .member(member)))
      }
    }
    if !isJSON {
      let keys = question.recordKeys
      for (member, key) in [
        ("valueKey", keys.value), ("labelKey", keys.label), ("detailKey", keys.detail),
        ("iconKey", keys.icon),
      ] where key != nil {
        list.add(
          "\(member) is for options read as JSON: give optionsJson, or remove it",
          at: FormPlace(item: index, .member(member)))
      }
    }
  }
}
