import BallotJSON
import BallotMatching
public import BallotTerminal

/// What resolving needs from outside: two questions that only the world can answer.
public struct Surroundings {
  /// Runs a command to its end.
  /// - Returns: what it printed, or why it failed.
  public var run: (ShellCommand) -> Result<[UInt8], CommandFailure>
  /// Why a path is not the file or folder that was asked for; `nil` where it is.
  public var pathFault: (String, PathKind) -> String?

  /// Surroundings that do this.
  public init(
    run: @escaping (ShellCommand) -> Result<[UInt8], CommandFailure>,
    pathFault: @escaping (String, PathKind) -> String?
  ) {
    self.run = run
    self.pathFault = pathFault
  }
}

/// Answers a form with what was given, from top to bottom and in one pass: the one place that says
/// what is answered by whom, what is left for a person, and what is missing.
public struct Resolving {
  /// The form as data.
  public let form: Form
  /// What was given, in the order in which the sources count.
  public let given: [GivenAnswer]
  /// Whether a person will be asked for what is open. Else defaults count, and what has none is
  /// missing.
  public let isAsking: Bool
  /// The answers so far.
  public internal(set) var answers = Answers()
  /// The options of each question by name, as far as they are known.
  public internal(set) var options: OptionLists
  /// All that is wrong, in question order.
  public internal(set) var faults: [AnswerFault] = []
  /// The answers that are judged only when the person has answered what comes before them.
  public internal(set) var deferred: [String] = []

  let surroundings: Surroundings
  private let borne: Set<String>
  /// The names that a person will be asked for.
  var open: [String] = []
  /// The names of hidden questions.
  var hidden: Set<String> = []

  /// Resolves a form.
  /// - Parameters:
  ///   - form: the form.
  ///   - given: what was given for its answers, what counts most first.
  ///   - options: the options of each question by name, as far as they are known; those of commands
  ///     are added.
  ///   - isAsking: whether a person will be asked for what is open.
  ///   - surroundings: the commands and files that judge what was given.
  public init(
    _ form: Form, given: [GivenAnswer], options: OptionLists = [:], isAsking: Bool,
    surroundings: Surroundings
  ) {
    self.form = form
    self.given = given
    self.options = options
    self.isAsking = isAsking
    self.surroundings = surroundings
    borne = form.borneNames
    checkNames()
    var section: [Condition] = []
    for item in form.items {
      switch item {
      case .section(_, let when): section = when
      case .note: break
      case .question(let question): resolve(question, conditions: section + question.when)
      }
    }
  }

  /// Whether a person has to be asked for anything.
  public var isComplete: Bool { open.isEmpty }

  /// Names that the form does not have are faults where only this form can have been meant.
  private mutating func checkNames() {
    let known = form.answerNames.map(\.name)
    for answer in given where !known.contains(answer.name) {
      let nearest = nearestWord(to: answer.name, in: known)
      let refusal = Refusal("no question has this name", allowed: known, nearest: nearest)
      faults.append(
        AnswerFault(
          answer.source.isCommandLine ? .usage : .notAllowed, name: answer.name,
          source: answer.source, refusal))
    }
  }

  private mutating func resolve(_ question: Question, conditions: [Condition]) {
    let names = question.ownedNames(borneElsewhere: borne)
    let shown = isShown(conditions)
    if shown == false { hidden.formUnion([question.name] + names) }
    let wasGiven = names.contains { name in given.contains { $0.name == name } }
    guard shown != false || wasGiven else { return }
    // A command sees the answers before it, and an option may depend on one: while that is open,
    // nothing can be judged yet.
    let mustWait =
      question.usesCommands && !open.isEmpty
      || question.options.contains { isShown($0.when) == nil }
    let list =
      mustWait ? nil : optionList(question, isNeeded: wasGiven || !isAsking).map(available)
    for name in names {
      if let answer = given.first(where: { $0.name == name }), isAllowed(answer, question) {
        take(answer, for: question, list: list, isShown: shown)
      } else if shown != false {
        resolveOpen(name, question, list: list)
      }
    }
  }

  /// Whether all conditions hold; `nil` while one depends on what a person will be asked.
  private func isShown(_ conditions: [Condition]) -> Bool? {
    var isCertain = true
    for condition in conditions {
      if open.contains(condition.name) {
        isCertain = false
      } else if !condition.holds(for: fact(condition.name)) {
        return false
      }
    }
    return isCertain ? true : nil
  }

  /// The options whose own conditions hold.
  private func available(_ list: OptionList) -> OptionList {
    guard list.hasConditions, let records = list.records else { return list }
    return OptionList(records.filter { isShown($0.when) == true }, isLoading: list.isLoading)
  }

  /// An answer of a shown question, or a fact.
  func fact(_ name: String) -> JSON? {
    if hidden.contains(name) { return nil }
    return answers[name]?.value ?? form.given.first { $0.name == name }?.value
  }

  /// A confirm is answered by a flag or by `--answer` only (decisions 1.18).
  private func isAllowed(_ answer: GivenAnswer, _ question: Question) -> Bool {
    question.kind != .confirm || answer.source.isCommandLine || answer.source == .person
  }

  /// The first given answer is judged and, if it will do, taken.
  private mutating func take(
    _ answer: GivenAnswer, for question: Question, list: OptionList?, isShown: Bool?
  ) {
    guard let list else {
      deferred.append(answer.name)
      answers[answer.name] = Answer(
        provisional(answer.value, question), source: answer.source)
      return
    }
    do throws(Refusal) {
      let checked = try Checking.answer(answer.value, to: question, options: list)
      // What the person answered was judged when it was accepted.
      if isShown != false, answer.source != .person { try judge(checked.value, question) }
      answers[answer.name] = Answer(
        checked.value, positions: checked.positions, source: answer.source)
    } catch {
      guard !hasFailed(question) else { return }
      let isRepeated = answer.source.isCommandLine && isGivenTwice(answer, question)
      faults.append(
        AnswerFault(
          isRepeated ? .usage : .notAllowed, name: answer.name, source: answer.source,
          value: question.isSecret ? "••••••••" : answer.text, error))
    }
  }

  private func isGivenTwice(_ answer: GivenAnswer, _ question: Question) -> Bool {
    guard case .texts(let texts) = answer.value else { return false }
    return texts.count > 1 && !question.takesSeveral
  }

  /// An answer that cannot be judged yet, as it will stand if it is allowed.
  private func provisional(_ value: GivenAnswer.Value, _ question: Question) -> JSON {
    switch value {
    case .json(let json): json
    case .texts(let texts) where texts.count != 1: .array(texts.map(JSON.string))
    case .texts(let texts): question.takesSeveral ? severalTexts(texts[0]) : .string(texts[0])
    }
  }

  /// What nobody has given: left to the person, or taken from the default.
  private mutating func resolveOpen(_ name: String, _ question: Question, list: OptionList?) {
    if let list, question.hasOptions, !list.isLoading, question.other == nil {
      let only = list.enabledPosition(after: nil, by: 1)
      guard let only else { return resolveEmpty(name, question) }
      if question.ifOne == .take, !question.takesSeveral,
        list.enabledPosition(after: only, by: 1) == nil
      {
        answers[name] = Answer(list[only].value, positions: [only], source: .onlyOption)
        return
      }
    }
    if isAsking {
      open.append(name)
    } else {
      takeDefault(name, question, list ?? OptionList(question.options))
    }
  }

  private mutating func resolveEmpty(_ name: String, _ question: Question) {
    switch question.ifNone {
    case .skip: hidden.insert(name)
    case .fail:
      guard !hasFailed(question) else { return }
      faults.append(
        AnswerFault(.noOptions, name: name, Refusal("there is no option that can be chosen")))
    }
  }
}

extension AnswerSource {
  /// Whether it was written on the command line, for this form.
  var isCommandLine: Bool {
    switch self {
    case .flag, .answerOption: true
    case .file, .variable, .person, .onlyOption, .suggestion, .initialValue: false
    }
  }
}
