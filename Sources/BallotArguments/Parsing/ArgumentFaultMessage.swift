extension ArgumentFault {
  /// What is wrong and what to do instead, in one line without a full stop.
  public var message: String {
    switch reason {
    case .notUTF8(let visibleForm):
      "argument \(position ?? 0) is not UTF-8: \(visibleForm); give it in that encoding"
    case .unknownOption(let spelling, let suggestion):
      "unknown option \(quoted(spelling)); " + advice(suggestion, else: "lists the options")
    case .unknownCommand(let word, let suggestion):
      "unknown command \(quoted(word)); " + advice(suggestion, else: "lists the commands")
    case .missingCommand:
      "a command is missing; \(command) --help lists them"
    case .missingValue(let spelling, let placeholder):
      "\(spelling) needs a value: \(spelling) \(placeholder)"
    case .unwantedValue(let spelling, let value, let inversion):
      "\(spelling) takes no value, but was given \(quoted(value)); write \(spelling)"
        + (inversion.map { " or \($0)" } ?? "") + " alone"
    case .invalidValue(let subject, let value, let allowed, let suggestion):
      "\(subject) cannot be \(quoted(value)); "
        + (suggestion.map { "did you mean \(harmless($0))? " } ?? "")
        + "allowed: \(list(of: allowed))"
    case .repeatedOption(let spelling, let firstPosition):
      "\(spelling) may be given once, but argument \(firstPosition) gave it already; remove one"
    case .conflictingOptions(let spelling, let other):
      "\(spelling) cannot be used with \(other); remove one"
    case .missingOption(let spelling, let placeholder):
      "\(spelling) is missing: add \(spelling)" + (placeholder.map { " " + $0 } ?? "")
    case .misplacedOption(let argument, let firstOperand):
      "\(quoted(argument)) comes after \(firstOperand); options stand before it, "
        + "and what may begin with \"-\" stands after --"
    case .missingOperand(let name):
      "\(name) is missing; \(command) --help shows how to call it"
    case .unexpectedOperand(let argument, let more):
      "unexpected argument \(quoted(argument))" + (more > 0 ? " and \(more) more" : "")
        + "; a text of several words needs quotes"
    }
  }

  private func advice(_ suggestion: String?, else help: String) -> String {
    suggestion.map { "did you mean \(harmless($0))?" } ?? "\(command) --help \(help)"
  }
}

/// The first values of a list, and how many more there are.
func list(of values: [String]) -> String {
  let shown = 20
  let more = values.count - shown
  let text = values.prefix(shown).map(harmless).joined(separator: ", ")
  return more > 0 ? "\(text) and \(more) more" : text
}
