import BallotAnswers
import BallotArguments
import BallotForms
import BallotTerminal

/// Who reads standard input. It has one reader, named by the command line and never by the
/// environment (decisions 1.2, 1.3).
struct InputClaims {
  /// What claims it, as it was written.
  let claims: [String]

  /// Looks for every `-` and for options that are read from a pipe unasked.
  init(_ form: Form, _ command: ParsedCommand, answersFile: String?) {
    var claims: [String] = []
    if command.operand("FILE") == "-" { claims.append("the form file -") }
    for question in form.questions {
      switch question.optionSource {
      case .lines("-")?:
        claims.append(
          command.value(of: QuestionOption.optionsFrom.rawValue) == nil
            ? "the options" : "--options-from -")
      case .json("-")?: claims.append("--options-json -")
      case .lines?, .json?, .command?, nil: break
      }
    }
    for option in [RunOption.answers, .suggestions] where command.value(of: option) == "-" {
      claims.append("--\(option.rawValue) -")
    }
    if answersFile == "-" { claims.append("--answers - after --") }
    self.claims = claims
  }

  /// Whether standard input is data, so that no keys come from it.
  var isData: Bool { !claims.isEmpty }

  /// What is wrong where more than one wants it.
  var fault: CommandFault? {
    guard claims.count > 1 else { return nil }
    return CommandFault(
      .usage,
      "standard input is read once, but \(claims.joined(separator: " and ")) want it: use files")
  }
}

extension InputClaims {
  /// What is wrong where `--plain` would read lines that are data already, and there is no terminal
  /// to read them from.
  func faultOfLines(_ command: ParsedCommand, in world: any World) -> CommandFault? {
    guard command.isOn(.plain), let claim = claims.first,
      world.openTerminal(inputIsData: true) == nil
    else { return nil }
    return CommandFault(
      .usage, "standard input is read once, but \(claim) and the lines of --plain want it")
  }
}

extension Form {
  /// The form of one radio or picker without any option, which reads its options from a standard
  /// input that is no terminal (decisions 1.2).
  func readingOptions(from world: any World) throws(CommandFaults) -> Form {
    guard case .question(var question)? = items.first, items.count == 1,
      question.kind == .radio || question.kind == .picker, question.options.isEmpty,
      question.optionSource == nil
    else { return self }
    guard !world.isTerminal(.input), world.isOpen(.input) else {
      throw CommandFaults(
        .usage,
        "there are no options: write them after the prompt, or give --options-from FILE")
    }
    question.optionSource = .lines("-")
    var form = self
    form.items = [.question(question)]
    return form
  }
}

extension ParsedCommand {
  /// The text that an option of the run was given last.
  func value(of option: RunOption) -> String? { value(of: option.rawValue) }

  /// The texts that an option of the run was given.
  func values(of option: RunOption) -> [String] { values(of: option.rawValue) }

  /// Whether a flag of the run is on.
  func isOn(_ option: RunOption) -> Bool { flag(option.rawValue) ?? false }
}
