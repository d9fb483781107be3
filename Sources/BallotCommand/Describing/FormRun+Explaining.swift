import BallotAnswers
import BallotForms
import BallotJSON
import BallotTerminal

extension FormRun {
  /// What `--explain` prints instead of asking: for each answer what would happen, and why.
  /// - Throws: the faults that are of no question.
  func explain(_ lists: OptionLists) throws(CommandFaults) -> Completion {
    let resolving = resolution(lists)
    let explanations = resolving.explanations
    let others = resolving.faults.filter { fault in
      !explanations.contains { $0.name == fault.name || $0.question.name == fault.name }
    }
    guard others.isEmpty else {
      throw CommandFaults(others.map { $0.commandFault(in: form, answeredBy: ways) })
    }
    let output: [UInt8]
    if command.value(of: .format) == ResultFormat.json.rawValue {
      output = JSON.array(explanations.map(\.json)).utf8(choices.writer.layout) + [0x0A]
    } else {
      let names = explanations.map { harmless($0.name) }
      let column = (names.map { displayWidth($0) }.max() ?? 0) + 2
      let lines = zip(names, explanations).map { name, explanation in
        name + String(repeating: " ", count: column - displayWidth(name))
          + harmless(explanation.words) + "\n"
      }
      output = Array(lines.joined().utf8)
    }
    return Completion(.answered, output: output, diagnostics: noteText)
  }
}

extension Explanation {
  /// The explanation in one line.
  fileprivate var words: String {
    switch fate {
    case .answered(let answer):
      let value = question.shownWords(answer.value)
      switch answer.source {
      case .flag, .answerOption, .file, .variable, .suggestion:
        let source = answer.source.description ?? "a flag"
        return answer.value.isNull ? "left open by \(source)" : "answered by \(source): \(value)"
      case .initialValue:
        return answer.value.isNull ? "left open" : "default: \(value)"
      case .onlyOption: return "answered, as it is the only option: \(value)"
      case .person: return "answered: \(value)"
      }
    case .asked(let initial):
      var words = "asked"
      if !undecided.isEmpty {
        words += " where " + undecided.map(\.words).joined(separator: " and ")
      }
      if question.defaultCommand != nil { return words + "; its default comes from a command" }
      return words + (initial.map { "; default: " + question.shownWords($0) } ?? "")
    case .hidden(let condition?): return "hidden: asked only where \(condition.words)"
    case .hidden(nil): return "hidden: there is no option to choose"
    case .faulty(let fault):
      if fault.isMissing { return "missing: \(fault.refusal.words)" }
      let value = fault.value.map { "\"\($0)\" " } ?? ""
      let source = fault.source?.description.map { "from \($0) " } ?? ""
      return "refused: \(value)\(source)is \(fault.refusal.words)"
    }
  }

  /// The explanation as an object.
  fileprivate var json: JSON {
    var members = [
      JSON.Member("name", .string(name)), JSON.Member("label", .string(question.label)),
    ]
    func add(_ name: String, _ value: JSON?) {
      if let value { members.append(JSON.Member(name, value)) }
    }
    switch fate {
    case .answered(let answer):
      add("state", answer.source == .initialValue ? "default" : "answered")
      add("value", question.shown(answer.value))
      add("source", answer.source.description.map(JSON.string))
    case .asked(let initial):
      add("state", "asked")
      add("default", initial.map { question.shown($0) })
      add("defaultCommand", question.defaultCommand.map(JSON.string))
    case .hidden(let condition):
      add("state", "hidden")
      add("condition", condition?.json)
    case .faulty(let fault):
      add("state", fault.isMissing ? "missing" : "refused")
      add("value", fault.value.map(JSON.string))
      add("source", fault.source?.description.map(JSON.string))
      add("reason", .string(fault.refusal.words))
    }
    if !undecided.isEmpty { add("conditions", .array(undecided.map(\.json))) }
    return .object(members)
  }
}

extension Question {
  /// An answer as it may be shown: dots for a secret.
  fileprivate func shown(_ value: JSON) -> JSON {
    isSecret && !value.isNull ? .string("••••••••") : value
  }

  /// An answer in words: dots for a secret.
  fileprivate func shownWords(_ value: JSON) -> String {
    if case .bool(let flag) = value, kind == .confirm { return flag ? "yes" : "no" }
    return answerWords(shown(value))
  }
}

extension Condition {
  /// The condition as a form file has it.
  fileprivate var json: JSON {
    let value: JSON = values.count == 1 ? values[0] : .array(values)
    switch comparison {
    case .isAny: return .object([JSON.Member(name, value)])
    case .isNone: return .object([JSON.Member(name, ["not": value])])
    }
  }
}
