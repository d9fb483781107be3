import BallotAnswers
import BallotForms

/// What is wrong with a form of the command line.
func commandFaults(in form: Form, from origin: FormOrigin) -> [CommandFault] {
  faults(in: form, from: origin).map { $0.commandFault(in: form, from: origin) }
}

extension FormFault {
  /// The fault as the command line says it: the question, and the option at fault.
  func commandFault(in form: Form, from origin: FormOrigin) -> CommandFault {
    var words = origin == .singleCommand ? [] : subject(in: form).map { [$0] } ?? []
    var message = inOptions(message)
    if let option {
      // Many messages begin with the member itself.
      let member = option.dropFirst(2) + " "
      if message.hasPrefix(member) {
        message = "\(option) \(message.dropFirst(member.count))"
      } else if !message.hasPrefix(option) {
        words.append(option)
      }
    }
    return CommandFault(.usage, (words + [message]).joined(separator: ": "))
  }

  /// The question, section or note that it is about.
  private func subject(in form: Form) -> String? {
    guard let item = place.item, form.items.indices.contains(item) else { return nil }
    switch form.items[item] {
    case .question(let question): return question.name
    case .section(let title, _): return "--section \(title)"
    case .note: return "--note"
    }
  }

  /// The option at fault, from the member that says the same; `nil` where no option does.
  private var option: String? {
    guard case .member(let member)? = place.path.first else { return nil }
    if member == "envPrefix" { return "--env-prefix" }
    if member == "given" { return "--given" }
    guard let option = QuestionOption.allCases.first(where: { $0.member.rawValue == member }),
      option != .name
    else { return nil }
    return "--" + option.rawValue
  }

  /// A message about members with the options that say the same in their place, where a word can
  /// only be a member's name.
  private func inOptions(_ message: String) -> String {
    message.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let name = word.prefix { $0.isLetter }
      guard name.contains(where: \.isUppercase),
        let option = QuestionOption.allCases.first(where: { $0.member.rawValue == name })
      else { return String(word) }
      return "--" + option.rawValue + word.dropFirst(name.count)
    }.joined(separator: " ")
  }
}
