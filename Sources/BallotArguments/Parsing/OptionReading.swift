extension ArgumentParser {
  /// Reads `--name` or `--name=value`.
  mutating func readLong(_ name: String, _ value: String?, _ argument: Argument) {
    let spelling = "--" + name
    guard let (index, isInverted) = long(named: name) else {
      if value == nil { doubtfulOperands += 1 }
      return report(
        .unknownOption(spelling: spelling, suggestion: option(near: spelling)), at: argument)
    }
    if !isInverted, options[index].placeholder != nil {
      if let value {
        record(index, .text(value), spelling, option: argument, value: argument)
      } else {
        recordNext(index, spelling, argument)
      }
    } else if let value {
      let inversion = isInverted ? nil : options[index].invertedSpellings.first
      report(
        .unwantedValue(spelling: spelling, value: value, inversion: inversion), at: argument)
    } else {
      record(index, isInverted ? .off : .on, spelling, option: argument, value: argument)
    }
  }

  /// Reads `-abc`: flags, of which the last may be an option with the rest as its value.
  mutating func readShort(_ letters: Substring.UnicodeScalarView, _ argument: Argument) {
    var letters = letters
    var isFirst = true
    while let letter = letters.popFirst() {
      let spelling = "-" + String(letter)
      guard let index = options.firstIndex(where: { $0.shortNames.contains(Character(letter)) })
      else {
        if isFirst, isNegativeNumber(argument.text) { return readOperand(argument) }
        doubtfulOperands += 1
        // `-name` is more often a long option with a dash too few than a row of letters.
        let isRow = argument.text.unicodeScalars.count > 2
        let meant = isRow ? option(near: argument.text) : nil
        return report(
          .unknownOption(spelling: meant == nil ? spelling : argument.text, suggestion: meant),
          at: argument)
      }
      if options[index].placeholder == nil {
        record(index, .on, spelling, option: argument, value: argument)
      } else if letters.isEmpty {
        recordNext(index, spelling, argument)
      } else {
        let value = OptionValue.text(String(Substring(letters)))
        return record(index, value, spelling, option: argument, value: argument)
      }
      isFirst = false
    }
  }

  /// The option of a long name, and whether `no-` stands before it.
  private func long(named name: String) -> (index: Int, isInverted: Bool)? {
    if let index = options.firstIndex(where: { $0.longNames.contains(name) }) {
      return (index, false)
    }
    guard name.utf8.starts(with: "no-".utf8) else { return nil }
    let inverted = String(Substring(name.utf8.dropFirst(3)))
    return options.firstIndex { $0.isInvertible && $0.longNames.contains(inverted) }
      .map { ($0, true) }
  }

  /// Takes the next argument as a value, whatever it looks like (POSIX XBD 12.2, guideline 6).
  private mutating func recordNext(_ index: Int, _ spelling: String, _ argument: Argument) {
    guard let next = remaining.popFirst() else {
      let placeholder = options[index].placeholder ?? ""
      uses[index].firstPosition = uses[index].firstPosition ?? argument.position
      return report(.missingValue(spelling: spelling, placeholder: placeholder), at: argument)
    }
    record(index, .text(next.text), spelling, option: argument, value: next)
  }

  private mutating func record(
    _ index: Int, _ value: OptionValue, _ spelling: String, option argument: Argument,
    value valueArgument: Argument
  ) {
    let option = options[index]
    switch option.role {
    case .help: wantsHelp = true
    case .version: wantsVersion = true
    case .ordinary: break
    }
    if let first = uses[index].firstPosition {
      if option.repetition == .once, !uses[index].isReported {
        uses[index].isReported = true
        report(.repeatedOption(spelling: spelling, firstPosition: first), at: argument)
      }
    } else {
      uses[index].firstPosition = argument.position
    }
    if case .text(let text) = value {
      check(text, against: option.validValues, of: spelling, valueArgument)
    }
    occurrences.append(
      OptionOccurrence(
        name: option.name, value: value, position: argument.position, spelling: spelling))
  }

  /// Reports a value that is none of those allowed.
  mutating func check(
    _ value: String, against allowed: [String], of subject: String, _ argument: Argument
  ) {
    guard !allowed.isEmpty, !allowed.contains(value) else { return }
    report(
      .invalidValue(
        subject: subject, value: value, allowed: allowed,
        suggestion: suggestion(for: value, in: allowed)),
      at: argument)
  }

  /// The long option that was probably meant.
  private func option(near spelling: String) -> String? {
    let names = options.filter { !$0.isHidden }.flatMap { option in
      option.longNames + (option.isInvertible ? option.longNames.map { "no-" + $0 } : [])
    }
    return suggestion(for: String(spelling.drop { $0 == "-" }), in: names).map { "--" + $0 }
  }

  /// Reports what is missing or does not go together, once all options of the command are read.
  mutating func finishOptions() {
    for (option, use) in zip(options, uses) {
      guard let first = use.firstPosition else {
        if option.isRequired {
          report(
            .missingOption(spelling: option.spelling, placeholder: option.placeholder), at: nil)
        }
        continue
      }
      for name in option.conflicts {
        guard let other = options.firstIndex(where: { $0.name == name }),
          uses[other].firstPosition != nil
        else { continue }
        report(
          .conflictingOptions(spelling: option.spelling, other: options[other].spelling),
          at: Argument("", position: first))
      }
    }
  }
}
