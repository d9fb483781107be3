import BallotForms
import BallotTerminal

/// What happens before anybody is asked.
extension FormRun {
  /// Reads the options that are read in advance.
  func load() -> OptionLoading {
    var loading = OptionLoading(in: world, until: deadline)
    let questions = form.questions
    for question in questions {
      let mayStream = questions.count == 1 && canStream(question)
      loading.load(question, mayStream: mayStream)
      if questions.count == 1, isSingle {
        loading.runCommand(question, mayStream: mayStream)
      }
    }
    return loading
  }

  /// Whether nothing has to know the whole list before the person sees it.
  private func canStream(_ question: Question) -> Bool {
    guard case .screen = asker, !command.isOn(.explain) else { return false }
    let isAnswered = (gathering.given + gathering.suggested).contains { $0.name == question.name }
    return !isAnswered && question.initialValue == nil && question.defaultCommand == nil
      && question.ifOne == .ask && question.ifNone == .fail && question.minimum == nil
  }

  mutating func applySuggestions(_ lists: [String: OptionList]) {
    guard asker.isSomebody, !gathering.suggested.isEmpty else { return }
    let (suggesting, dropped) = form.suggesting(gathering.suggested, options: lists)
    form = suggesting
    notes += dropped
  }

  /// What is wrong with defaults and limits now that options are read.
  private func defaultFaults(_ lists: [String: OptionList]) -> [CommandFault] {
    form.items.enumerated().flatMap { index, item -> [CommandFault] in
      guard case .question(let question) = item, let list = lists[question.name],
        !list.isLoading
      else { return [] }
      return faults(in: question, at: index, withOptions: list).map {
        $0.commandFault(in: form, from: isSingle ? .singleCommand : .form)
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
          if let failure = CommandFailure(end) { return .failure(failure) }
          return .success(output)
        } catch {
          return .failure(CommandFailure(error.faults.first?.message ?? "the command failed"))
        }
      }, pathFault: { world.pathFault($0, $1) })
  }

  /// The form answered with what was given, as far as that goes.
  func resolution(_ lists: [String: OptionList]) -> Resolving {
    Resolving(
      form, given: gathering.given, options: lists, isAsking: asker.isSomebody,
      surroundings: surroundings)
  }

  /// Judges what was given, and what is wrong with defaults and limits too.
  /// - Throws: all faults in one go.
  func resolve(_ lists: [String: OptionList]) throws(CommandFaults) -> Resolving {
    let resolving = resolution(lists)
    let wrong = defaultFaults(lists)
    // What is missing for a wrong default is not said twice.
    let faults = resolving.faults.filter { wrong.isEmpty || $0.kind != .missing }
    try throwFaults(wrong + faults.map { $0.commandFault(in: form, hasFlags: hasFlags) })
    return resolving
  }

  /// Resolves with what the person has answered, and with nobody to ask any longer.
  func resolveAgain(_ answered: Answers, _ resolving: Resolving) throws(CommandFaults) -> Resolving
  {
    let given = answered.names.compactMap { name in
      answered[name].map { GivenAnswer(name, .json($0.value), source: .person) }
    }
    let again = Resolving(
      form, given: gathering.given + given, options: resolving.options, isAsking: false,
      surroundings: surroundings)
    try throwFaults(again.faults.map { $0.commandFault(in: form, hasFlags: hasFlags) })
    return again
  }

  private func throwFaults(_ faults: [CommandFault]) throws(CommandFaults) {
    if !faults.isEmpty { throw CommandFaults(faults) }
  }

  func makeState(_ resolving: Resolving, _ loading: OptionLoading) throws(CommandFaults)
    -> FormState
  {
    do throws(FormError) {
      var state = try FormState(form, given: resolving.answers, options: resolving.options)
      state.canGoBack = command.isOn(.back)
      state.judgeLater(resolving.deferred)
      state.resultWriter = writesResult ? choices.writer : nil
      if let (stream, name) = loading.streaming { state.attach(stream, toOptionsOf: name) }
      return state
    } catch {
      throw CommandFaults(.usage, (error.name.map { "\($0): " } ?? "") + error.reason)
    }
  }
}
