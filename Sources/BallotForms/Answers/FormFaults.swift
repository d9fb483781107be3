import BallotJSON

extension Form {
  /// Everything that is wrong between the questions of the form: names and flags that two of them
  /// share, conditions and sources that name nothing. The questions' own faults are not among them.
  public var faults: [QuestionFault] {
    nameFaults + sourceFaults + conditionFaults + quoteFaults
  }

  /// The names that two answers must not share, and what they become: a flag, where `_` is `-`, and
  /// a variable (decisions 1.12).
  private var nameFaults: [QuestionFault] {
    var faults: [QuestionFault] = []
    var names: [String] = []
    for question in questions where question.sources.isEmpty {
      if names.contains(question.name) {
        faults.append(
          QuestionFault(
            question.name, "name", "is the name of two questions: give each its own"))
      }
      names.append(question.name)
    }
    var flags: [String] = []
    for name in answerNames.map(\.name) {
      let flag = flagName(name)
      if let other = names.first(where: { $0 != name && flagName($0) == flag }),
        flags.contains(flag)
      {
        faults.append(
          QuestionFault(name, "name", "has the same flag --\(flag) as \(other): rename one"))
      } else if let other = names.first(where: {
        $0 != name && variableName($0) == variableName(name)
      }), flags.contains(flagName(other)) {
        faults.append(
          QuestionFault(
            name, "name", "has the same variable \(variableName(name)) as \(other): rename one"))
      } else if flag.hasPrefix("no-"), names.contains(where: { "no-" + flagName($0) == flag }) {
        faults.append(
          QuestionFault(
            name, "name",
            "has the flag --\(flag), which switches \(flag.dropFirst(3)) off: rename one"))
      } else if reservedFlags.contains(flag) {
        faults.append(
          QuestionFault(name, "name", "has the flag --\(flag), which every form has: rename it"))
      }
      flags.append(flag)
    }
    return faults
  }

  /// A source that no question bears is an answer of the control's own (decisions 1.1), so a name
  /// alone is never wrong; questions under one control must be alike.
  private var sourceFaults: [QuestionFault] {
    var faults: [QuestionFault] = []
    for control in questions where !control.sources.isEmpty {
      if Set(control.sources).count < control.sources.count {
        faults.append(QuestionFault(control.name, "sources", "names an answer twice"))
      }
      for name in control.sources {
        guard let bearer = questions.first(where: { $0.sources.isEmpty && $0.name == name }) else {
          continue
        }
        if bearer.takesSeveral != control.takesSeveral || bearer.hasOptions != control.hasOptions
          || (control.hasOptions && bearer.options.map(\.value) != control.options.map(\.value))
        {
          faults.append(
            QuestionFault(
              control.name, "sources", "\(name) takes other values than this control"))
        }
      }
    }
    return faults
  }

  /// Conditions may name facts and what was asked before (decisions 1.1).
  private var conditionFaults: [QuestionFault] {
    var faults: [QuestionFault] = []
    var earlier = given.map(\.name)
    let all = answerNames.map(\.name)
    func check(_ conditions: [Condition], _ owner: String) {
      for condition in conditions where !earlier.contains(condition.name) {
        let name = condition.name
        let reason =
          if all.contains(name) {
            "\(name) is asked later: a condition names what comes before it"
          } else {
            "no question or fact is called \(name)"
              + (nearestWord(to: name, in: earlier).map { "; did you mean \($0)?" } ?? "")
          }
        faults.append(QuestionFault(owner, "when", reason))
      }
    }
    for item in items {
      switch item {
      case .section(let title, let when): check(when, title)
      case .note(let lines, let when): check(when, lines.first ?? "the note")
      case .question(let question):
        check(question.when, question.name)
        for option in question.options { check(option.when, question.name) }
        earlier += question.sources.isEmpty ? [question.name] : question.sources
      }
    }
    return faults
  }
}

extension Form {
  /// A confirm or a note quotes what was answered before it (decisions 1.22).
  private var quoteFaults: [QuestionFault] {
    var faults: [QuestionFault] = []
    var earlier = given.map(\.name)
    func check(_ text: String, _ owner: String) {
      for name in Template(text).names where !earlier.contains(name) {
        let nearest = nearestWord(to: name, in: earlier).map { "; did you mean {\($0)}?" } ?? ";"
        faults.append(
          QuestionFault(
            owner, "label",
            "{\(name)} names nothing that is answered before it\(nearest) "
              + "{{ writes a brace"))
      }
    }
    for item in items {
      switch item {
      case .section: break
      case .note(let lines, _): for line in lines { check(line, lines.first ?? "the note") }
      case .question(let question):
        if question.kind == .confirm { check(question.label, question.name) }
        earlier += question.sources.isEmpty ? [question.name] : question.sources
      }
    }
    return faults
  }
}

/// A name as a flag, without its dashes.
public func flagName(_ name: String) -> String {
  String(name.map { $0 == "_" ? "-" : $0 })
}

/// The flags that every form has of its own.
public let reservedFlags = [
  "help", "yes", "non-interactive", "no-input", "answers",
]
