import BallotForms
import BallotJSON

extension Question {
  /// The question in the help of its form: prompt, detail, what its options are, limits, default and
  /// conditions, those of its section first.
  func help(name: String, under conditions: [Condition] = []) -> String {
    var sentences = paragraphs(label) + (detail.map { [$0] } ?? []) + optionHelp
    if let minimum, let maximum {
      sentences.append("From \(minimum.text) to \(maximum.text)")
    } else if let minimum {
      sentences.append("At least \(minimum.text)")
    } else if let maximum {
      sentences.append("At most \(maximum.text)")
    }
    if isOptional { sentences.append("Optional") }
    let value = initialValues.first { $0.name == name }?.value ?? initialValue
    if let value, !isSecret {
      sentences.append("Default: \(answerWords(value))")
    }
    for condition in conditions + when { sentences.append("Only where \(condition.words)") }
    return sentences.map { sentence in
      ".?!:".contains(sentence.last ?? ".") ? sentence : sentence + "."
    }.joined(separator: " ")
  }

  /// What the values mean that do not say it themselves, as far as there are few.
  private var optionHelp: [String] {
    let enabled = options.filter(\.isEnabled)
    guard enabled.count <= Self.mostOptionsInHelp else { return [] }
    return enabled.compactMap { option in
      let value = option.value.plainText
      let words = (option.label == value ? [] : [option.label]) + (option.detail.map { [$0] } ?? [])
      return words.isEmpty ? nil : "\(value): \(words.joined(separator: ", "))"
    }
  }

  /// With more options than this, the help lists their values alone.
  private static let mostOptionsInHelp = 12
}

extension AnswerFlags {
  /// What the help says below the flags: which variables answer too, and how what has no flag is
  /// answered.
  var unflaggedHelp: String {
    var lines: [String] = []
    if let prefix = form.environmentPrefix, let first = answeredNames.first {
      lines.append(
        "Variables answer too: \(prefix + variableName(first.name)) as "
          + "--\(flagName(first.name)) does.")
    }
    for answer in form.answerNames where answer.question.kind != .confirm && !answer.isFlagged {
      let help = answer.question.help(name: answer.name, under: conditions(over: answer.question))
      lines.append("\(answer.name): \(help) \(answer.advice(form, .flags)).")
    }
    return lines.joined(separator: "\n")
  }

  /// The conditions of the section that a question stands in.
  private func conditions(over question: Question) -> [Condition] {
    let before = form.items.prefix { $0 != .question(question) }
    return before.reversed().lazy.compactMap { item in
      switch item {
      case .section(_, let when): when
      case .note, .question: nil
      }
    }.first ?? []
  }
}
