import BallotForms
import BallotJSON

/// Where an answer can be given in advance.
enum Place: CaseIterable {
  case flag, answer, variable, file
}

/// Answers written down in the places that they are to be given in.
struct GivenAnswers {
  /// The arguments before `--`.
  var arguments: [String] = []
  /// The form's own flags, behind `--`.
  var flags: [String]
  /// The variables.
  var environment: [(name: String, value: String)] = []
  /// The answers file.
  var file: [JSON.Member] = []

  /// Puts each answer in the place that `choose` names; a secret never becomes an argument.
  init(_ example: Example, prefix: String, choose: (JSON.Member) -> Place) {
    flags = example.isConfirmed ? ["--yes"] : []
    for answer in example.answers {
      // What was left open is given by leaving it out.
      if answer.value.isNull { continue }
      let place = choose(answer)
      let isSecret = Example.secrets.contains(answer.name)
      switch place {
      case .flag where !isSecret: flags += Self.flags(answer)
      case .answer where !isSecret:
        for text in Self.texts(answer.value) {
          arguments += ["--answer", "\(answer.name)=\(text)"]
        }
      case .file: file.append(answer)
      case .flag, .answer, .variable:
        environment.append((prefix + variableName(answer.name), answer.value.plainText))
      }
    }
  }

  private static func flags(_ answer: JSON.Member) -> [String] {
    if answer.value == .bool(false) || answer.value == .array([]) { return ["--no-\(answer.name)"] }
    if answer.value == .bool(true) { return ["--\(answer.name)"] }
    return texts(answer.value).map { "--\(answer.name)=\($0)" }
  }

  private static func texts(_ value: JSON) -> [String] {
    guard case .array(let elements) = value else { return [value.plainText] }
    return elements.isEmpty ? [""] : elements.map(\.plainText)
  }
}
