import BallotArguments
import BallotForms
import BallotJSON
import BallotTerminal

/// One run of a form: answers are gathered and judged, what is left is asked, and the result is
/// written.
struct FormRun {
  let world: any World
  let command: ParsedCommand
  let choices: RunChoices
  /// The form, with suggestions in the place of defaults where a person is asked.
  private(set) var form: Form
  private let gathering: AnswerGathering
  private let claims: InputClaims
  private var asker: Asker
  private var notes: [String] = []
  private let deadline: Duration?

  /// Checks everything that can be checked before options are read.
  /// - Throws: all faults in one go.
  init(
    _ form: Form, _ command: ParsedCommand, flags: AnswerFlags.Reading = AnswerFlags.Reading(),
    in world: any World
  ) throws(CommandFaults) {
    self.world = world
    self.command = command
    var form = form
    if let prefix = command.value(of: .environmentPrefix) { form.environmentPrefix = prefix }
    choices = RunChoices(command)
    claims = InputClaims(form, command, flags: flags.answersFile)
    var faults = choices.faults + (claims.fault.map { [$0] } ?? [])
    let gathered = AnswerGathering(form, command, flags: flags, in: world)
    faults += gathered.faults
    gathering = gathered
    self.form = form
    deadline = choices.timeout.map { world.now + $0 }

    let isAnswered = form.answerNames.allSatisfy { answer in
      gathered.given.contains { $0.name == answer.name }
    }
    asker =
      isAnswered || !faults.isEmpty
      ? .nobody
      : Asker(
        command, isForbidden: flags.isNonInteractive, inputIsData: claims.isData, in: world)
    if !isAnswered, faults.isEmpty, !asker.isSomebody, !flags.isNonInteractive,
      let note = noteAboutCI(command, inputIsData: claims.isData, in: world)
    {
      notes.append(note)
    }
    guard faults.isEmpty else { throw CommandFaults(faults) }
  }

  /// Runs the form to its end.
  /// - Throws: all reasons why it cannot be answered.
  mutating func complete() throws(CommandFaults) -> Completion {
    let loading = load()
    guard loading.faults.isEmpty else { throw CommandFaults(loading.faults) }
    applySuggestions(loading.lists)
    var faults = defaultFaults(loading.lists)
    var resolving = resolve(loading.lists)
    let isUsage = !faults.isEmpty
    faults += resolving.faults.filter { !isUsage || $0.kind != .missing }
      .map { $0.commandFault(in: form) }
    guard faults.isEmpty else { throw CommandFaults(faults) }
    var state = try makeState(resolving, loading)
    try checkFormat(state)
    guard !state.isComplete else { return try finish(state, resolving) }

    let outcome: Outcome
    do throws(AskingError) {
      outcome = try ask(&state)
    } catch {
      switch error {
      case .unavailable:
        // Nobody is in the foreground of the terminal: the same as no terminal at all.
        asker = .nobody
        return try complete()
      case .fault(let fault): throw CommandFaults([fault])
      }
    }
    switch outcome {
    case .answered: break
    case .refused: return Completion(.refused, diagnostics: noteText)
    case .back: return Completion(.back, diagnostics: noteText)
    case .cancelled: return Completion(.cancelled, diagnostics: noteText)
    case .timedOut:
      guard choices.takesDefaults else { throw CommandFaults(.timedOut, "no answer in time") }
      resolving = try resolveAgain(state.acceptedAnswers, resolving, code: .timedOut)
      state = try makeState(resolving, loading)
    }
    if !resolving.deferred.isEmpty {
      resolving = try resolveAgain(state.answers, resolving, code: nil)
      state = try makeState(resolving, loading)
    }
    return try finish(state, resolving)
  }

  // MARK: Before anything is asked

  /// Reads the options that are read in advance.
  private func load() -> OptionLoading {
    var loading = OptionLoading(in: world, until: deadline)
    let questions = form.questions
    for question in questions {
      let mayStream = questions.count == 1 && canStream(question)
      loading.load(question, mayStream: mayStream)
      if questions.count == 1, command.path != [CommandName.form.rawValue] {
        loading.runCommand(question, mayStream: mayStream)
      }
    }
    return loading
  }

  /// Whether nothing has to know the whole list before the person sees it.
  private func canStream(_ question: Question) -> Bool {
    guard case .screen = asker else { return false }
    let isAnswered = (gathering.given + gathering.suggested).contains { $0.name == question.name }
    return !isAnswered && question.initialValue == nil && question.defaultCommand == nil
      && question.ifOne == .ask && question.ifNone == .fail && question.minimum == nil
  }

  private mutating func applySuggestions(_ lists: [String: OptionList]) {
    guard asker.isSomebody, !gathering.suggested.isEmpty else { return }
    let (suggesting, dropped) = form.suggesting(gathering.suggested, options: lists)
    form = suggesting
    notes += dropped
  }

  /// What is wrong with defaults and limits, as far as the options are known.
  private func defaultFaults(_ lists: [String: OptionList]) -> [CommandFault] {
    form.questions.flatMap { question -> [CommandFault] in
      let list = lists[question.name] ?? OptionList(question.options)
      guard !list.isLoading, question.optionSource == nil || lists[question.name] != nil else {
        return []
      }
      let subject = command.path == [CommandName.form.rawValue] ? "\(question.name): " : ""
      return question.faults(options: list).map {
        CommandFault(.usage, "\(subject)--\($0.option) \($0.reason)")
      }
    }
  }

  private var surroundings: Surroundings {
    let world = world
    let deadline = deadline
    return Surroundings(
      run: { command in
        do throws(CommandFaults) {
          let (output, end) = try collect(.command(command), in: world, until: deadline)
          if let reason = end.failure { return .failure(Refusal(reason)) }
          return .success(output)
        } catch {
          return .failure(Refusal(error.faults.first?.message ?? "the command failed"))
        }
      }, pathFault: { world.pathFault($0, $1) })
  }

  private func resolve(_ lists: [String: OptionList]) -> Resolving {
    Resolving(
      form, given: gathering.given, options: lists, isAsking: asker.isSomebody,
      surroundings: surroundings)
  }

  /// Resolves with what the person has answered, with nobody to ask any longer.
  private func resolveAgain(
    _ answered: Answers, _ resolving: Resolving, code: ExitCode?
  ) throws(CommandFaults) -> Resolving {
    let given =
      gathering.given
      + answered.names.compactMap { name in
        answered[name].map { GivenAnswer(name, .json($0.value), source: .person) }
      }
    let again = Resolving(
      form, given: given, options: resolving.options, isAsking: false, surroundings: surroundings)
    guard again.faults.isEmpty else {
      let faults = again.faults.map { $0.commandFault(in: form) }
      throw CommandFaults(faults.map { CommandFault(code ?? $0.exitCode, $0.message) })
    }
    return again
  }

  private func makeState(_ resolving: Resolving, _ loading: OptionLoading) throws(CommandFaults)
    -> FormState
  {
    do throws(FormError) {
      var state = try FormState(form, given: resolving.answers, options: resolving.options)
      state.canGoBack = command.isOn(.back)
      if let (stream, name) = loading.streaming { state.attach(stream, toOptionsOf: name) }
      return state
    } catch {
      throw CommandFaults(.usage, (error.name.map { "\($0): " } ?? "") + error.reason)
    }
  }

  /// A form that the format cannot hold is not asked.
  private func checkFormat(_ state: FormState) throws(CommandFaults) {
    guard writesResult else { return }
    let faults = choices.writer.faults(in: state.resultEntries)
    guard faults.isEmpty else {
      throw CommandFaults(
        faults.map { CommandFault(.usage, ($0.name.map { "\($0): " } ?? "") + $0.reason) })
    }
  }

  // MARK: Asking

  private enum AskingError: Error {
    case unavailable
    case fault(CommandFault)
  }

  private func ask(_ state: inout FormState) throws(AskingError) -> Outcome {
    let glyphs = command.isOn(.ascii) || !isUTF8Locale(world.variable) ? Glyphs.ascii : .unicode
    let choice = command.value(of: .color).flatMap(ColorChoice.init) ?? .auto
    let settings = RunSettings(
      theme: Theme(glyphs: glyphs),
      colors: colorDepth(choice, isTerminal: true, variable: world.variable),
      timeout: choices.timeout, clears: command.isOn(.clear))
    switch asker {
    case .screen(let terminal):
      do throws(TerminalError) {
        return try run(&state, in: world, on: terminal, settings: settings)
      } catch {
        if error == .unavailable { throw .unavailable }
        throw .fault(CommandFault(.failed, error.reason))
      }
    case .lines(let terminal): return try askByLine(&state, on: terminal, settings)
    case .pipe: return try askByLine(&state, on: nil, settings)
    case .nobody: return .answered
    }
  }

  private func askByLine(
    _ state: inout FormState, on terminal: (any Terminal)?, _ settings: RunSettings
  ) throws(AskingError) -> Outcome {
    do throws(LineModeError) {
      return try BallotForms.askByLine(&state, in: world, on: terminal, settings: settings)
    } catch {
      switch error {
      case .endOfInput(let name):
        let refusal = Refusal("the input ended before its answer")
        throw .fault(AnswerFault(.missing, name: name, refusal).commandFault(in: form))
      case .refused(let name, let line, let refusal):
        throw .fault(
          AnswerFault(.notAllowed, name: name, value: line, refusal).commandFault(in: form))
      case .failed(let name, let reason):
        throw .fault(AnswerFault(.failed, name: name, Refusal(reason)).commandFault(in: form))
      case .terminal(.unavailable): throw .unavailable
      case .terminal(let error): throw .fault(CommandFault(.failed, error.reason))
      }
    }
  }

  // MARK: The result

  /// A confirm and a toggle under `--exit-status` answer by their exit code alone.
  private var writesResult: Bool {
    !command.isOn(.exitStatus) && command.path != [CommandName.confirm.rawValue]
  }

  private var noteText: String {
    notes.map { harmless("ballot: \($0)") + "\n" }.joined()
  }

  private mutating func finish(_ state: FormState, _ resolving: Resolving) throws(CommandFaults)
    -> Completion
  {
    noteUnused(state)
    if state.isRefused { return Completion(.refused, diagnostics: noteText) }
    guard writesResult else {
      let isOff = state.form.questions.first.map { state.answers[$0.name]?.value } == .bool(false)
      return Completion(
        command.isOn(.exitStatus) && isOff ? .refused : .answered, diagnostics: noteText)
    }
    let output = try ResultWriting(choices, in: world).write(state, form)
    return Completion(.answered, output: output, diagnostics: noteText)
  }

  /// An answer on the command line to a question that is hidden is said to be unused
  /// (decisions 1.15).
  private mutating func noteUnused(_ state: FormState) {
    let hidden = state.resultEntries.filter { $0.state == .hidden }.map(\.name)
    for answer in gathering.given where hidden.contains(answer.name) {
      switch answer.source {
      case .flag, .answerOption:
        notes.append(
          "\(answer.name) is not asked, so its answer from "
            + "\(answer.source.description ?? "a flag") is not used")
      case .file, .variable, .person, .onlyOption, .suggestion, .initialValue: break
      }
    }
  }
}
