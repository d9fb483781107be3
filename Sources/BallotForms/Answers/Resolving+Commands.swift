import BallotJSON
import BallotTerminal

extension Resolving {
  /// The options of a question: those that are known, or what its command prints, which is run only
  /// where they are needed. A command that fails is a fault, and brings no options.
  mutating func optionList(_ question: Question, isNeeded: Bool) -> OptionList? {
    if let known = options[question.name] { return known }
    guard case .command(let script)? = question.optionSource else {
      return OptionList(question.options)
    }
    guard isNeeded else { return OptionList(question.options, isLoading: true) }
    var list = OptionList(question.options)
    switch run(script) {
    case .failure(let failure): fail(question, failure, of: "--options-command")
    case .success(let output):
      do throws(OptionError) {
        list = OptionList(
          question.options + (try LineOptions.options(output, question.lineFormat)))
      } catch {
        fail(question, CommandFailure(error.reason), of: "--options-command")
      }
    }
    options[question.name] = list
    return list
  }

  /// The answer where nobody gives one: the first line of the default's command, else the default.
  /// Suggestions do not count with nobody there (decisions 1.17).
  mutating func takeDefault(_ name: String, _ question: Question, _ list: OptionList) {
    if question.kind == .confirm { return miss(name, question, list, nil) }
    var refused: Refusal?
    for value in defaults(name, question) {
      do throws(Refusal) {
        let checked = try Checking.answer(value, to: question, options: list)
        try judge(checked.value, question)
        answers[name] = Answer(
          checked.value, positions: checked.positions, source: .initialValue)
        return
      } catch {
        var refusal = error
        refusal.reason = "the default \(value.plainText) is refused: \(error.reason)"
        refused = refused ?? refusal
      }
    }
    if question.isOptional, refused == nil {
      answers[name] = Answer(.null, source: .initialValue)
    } else {
      miss(name, question, list, refused)
    }
  }

  private mutating func defaults(_ name: String, _ question: Question) -> [JSON] {
    var values: [JSON] = []
    if let script = question.defaultCommand {
      switch run(script) {
      case .failure(let failure): fail(question, failure, of: "--default-command")
      case .success(let output):
        let line = output.split(separator: 0x0A, maxSplits: 1).first ?? []
        let text = String(decoding: line, as: UTF8.self)
        values.append(question.takesSeveral ? severalTexts(text) : .string(text))
      }
    }
    return values + (question.initialValue(ofName: name).map { [$0] } ?? [])
  }

  /// Several values in one text: a JSON array on one line, else one value (decisions 1.13).
  func severalTexts(_ text: String) -> JSON {
    if text.isEmpty { return .array([]) }
    if text.first == "[", let json = try? JSON(parsing: Array(text.utf8)), json.array != nil {
      return json
    }
    return .array([.string(text)])
  }

  private mutating func miss(
    _ name: String, _ question: Question, _ list: OptionList, _ refused: Refusal?
  ) {
    guard !hasFailed(question) else { return }
    var refusal = refused ?? Refusal("no answer, and nobody to ask")
    if refused == nil, question.hasOptions { refusal.allowed = Checking.allowed(list) }
    faults.append(AnswerFault(.missing, name: name, refusal))
  }

  /// What only the world can say of an answer: whether its path exists, and what its command says. A
  /// command that cannot do its work is a fault of its own.
  mutating func judge(_ value: JSON, _ question: Question) throws(Refusal) {
    if value.isNull { return }
    if question.mustExist, case .string(let path) = value,
      let fault = surroundings.pathFault(path, question.path ?? .file)
    {
      throw Refusal(fault)
    }
    guard let check = question.check else { return }
    switch run(check, input: Array(value.plainText.utf8)) {
    case .success: break
    case .failure(let failure):
      if failure.isJudgement { throw question.message.map { Refusal($0) } ?? failure.refusal }
      fail(question, failure, of: "--check")
      throw failure.refusal
    }
  }

  private func run(_ script: String, input: [UInt8] = []) -> Result<[UInt8], CommandFailure> {
    surroundings.run(ShellCommand(script, environment: environment, input: input))
  }

  private mutating func fail(
    _ question: Question, _ failure: CommandFailure, of option: String
  ) {
    faults.append(
      AnswerFault(.failed, name: question.name, Refusal("\(option) failed: \(failure.words)")))
  }

  /// Whether a command of a question failed, so that what comes of it is not said too.
  func hasFailed(_ question: Question) -> Bool {
    faults.contains { $0.name == question.name && $0.kind == .failed }
  }

  /// What a command sees: the answers before it as `BALLOT_ANSWER_NAME`, secrets never, and the
  /// variables that may carry secrets taken out (decisions 2.17).
  private var environment: [(name: String, value: String?)] {
    form.answerNames.compactMap { answer in
      let name = variableName(answer.name)
      if answer.question.isSecret {
        return form.environmentPrefix.map { ($0 + name, nil) }
      }
      guard !hidden.contains(answer.name), let value = answers[answer.name]?.value else {
        return nil
      }
      return ("BALLOT_ANSWER_" + name, value.plainText)
    }
  }
}
