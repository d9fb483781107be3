import BallotAnswers
import BallotArguments
import BallotForms

extension AnswerFlags {
  /// The flags of a form, in the name of its caller: `--command`, else the form's title or file.
  init(_ form: Form, _ command: ParsedCommand) {
    let file = command.operand("FILE")?.split(separator: "/").last.map(String.init)
    let base = file.map { $0.hasSuffix(".json") ? String($0.dropLast(5)) : $0 }
    let name = command.value(of: .command) ?? (form.title ?? base).flatMap(kebabCase) ?? "form"
    self.init(form, name: name)
  }

  /// Reads the arguments after `--`.
  func read(_ command: ParsedCommand) -> Reading {
    var reading = read(command.rest ?? [])
    reading.faults = reading.faults.map { CommandFault($0.exitCode, "after --: \($0.message)") }
    return reading
  }
}

/// A text as the name of a command: lower case, dashes for all but letters and digits; `nil` where
/// nothing is left.
private func kebabCase(_ text: String) -> String? {
  let words = text.lowercased().split { !($0.isLetter || $0.isNumber) }
  return words.isEmpty ? nil : words.joined(separator: "-")
}
