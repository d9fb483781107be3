import BallotAnswers
import BallotArguments
import BallotForms
import BallotTerminal

/// One run of a form: answers are gathered and judged, what is left is asked, and the result is
/// written.
struct FormRun {
  let world: any World
  let command: ParsedCommand
  /// What the command line says about the run.
  let choices: RunChoices
  /// The form, with suggestions in the place of defaults where a person is asked.
  var form: Form
  /// What was answered in advance.
  let gathering: AnswerGathering
  /// Who is asked.
  var asker: Asker
  /// Whether a person was asked anything.
  var wasAsked = false
  /// Lines for standard error that are no faults.
  var notes: [String] = []
  /// What is wrong with the form's own flags: told with all that is found later.
  private let flagFaults: [CommandFault]
  /// When the time is over, on the world's clock.
  let deadline: Duration?

  /// Checks everything that can be checked before options are read.
  /// - Parameter flags: what the form's own flags said.
  /// - Throws: all faults in one go.
  init(
    _ form: Form, _ command: ParsedCommand, flags: AnswerFlags.Reading = AnswerFlags.Reading(),
    in world: any World
  ) throws(CommandFaults) {
    self.world = world
    self.command = command
    self.form = form
    let choices = RunChoices(command)
    self.choices = choices
    deadline = choices.timeout.map { world.now + $0 }
    let claims = InputClaims(form, command, answersFile: flags.answersFile)
    let gathering = AnswerGathering(
      form, flags: flags, options: AnswerOptions(command), in: world)
    self.gathering = gathering
    flagFaults = flags.faults
    asker = .nobody
    var faults = choices.faults + (claims.fault.map { [$0] } ?? []) + gathering.faults
    if command.isOn(.exitStatus), form.questions.contains(where: \.isGroup) {
      faults.append(
        CommandFault(.usage, "--exit-status is for a single toggle, not for several options"))
    }
    guard faults.isEmpty else { throw CommandFaults(flags.faults + faults) }

    let isAnswered = form.answerNames.allSatisfy { answer in
      gathering.given.contains { $0.name == answer.name }
    }
    guard !isAnswered else { return }
    let asking = AskingChoices(command, isForbidden: flags.isNonInteractive)
    asker = Asker(asking, inputIsData: claims.isData, in: world)
    guard !asker.isSomebody, !asking.isNonInteractive else { return }
    if let fault = claims.faultOfLines(command, in: world) {
      throw CommandFaults(flags.faults + [fault])
    }
    notes += noteAboutCI(asking, inputIsData: claims.isData, in: world).map { [$0] } ?? []
  }

  /// Runs the form to its end.
  /// - Throws: all reasons why it cannot be answered.
  mutating func complete() throws(CommandFaults) -> Completion {
    try complete(load())
  }

  private mutating func complete(_ loading: OptionLoading) throws(CommandFaults) -> Completion {
    guard loading.faults.isEmpty else { throw CommandFaults(flagFaults + loading.faults) }
    applySuggestions(loading.lists)
    if !flagFaults.isEmpty { throw CommandFaults(flagFaults + faultsOfAnswers(loading.lists)) }
    if command.isOn(.explain) { return try explain(loading.lists) }
    var resolving = try resolve(loading.lists)
    var state = try makeState(resolving, loading)
    try checkFormat(state)
    guard !state.isComplete else { return try finish(state) }
    wasAsked = true
    switch try ask(&state) {
    case nil:
      wasAsked = false
      // The terminal is there, but we are in its background: the same as no terminal at all.
      asker = .nobody
      var loading = loading
      loading.finishStreaming()
      return try complete(loading)
    case .answered?: break
    case .refused?: return try ended(.refused, .decline)
    case .back?: return try ended(.back, .cancel)
    case .cancelled?: return try ended(.cancelled, .cancel)
    case .timedOut?:
      guard choices.takesDefaults else { throw timeIsOver }
      resolving = try resolveAgain(state.acceptedAnswers, resolving)
      state = try makeState(resolving, loading)
    }
    if !state.unjudged.isEmpty {
      resolving = try resolveAgain(state.answers, resolving)
      state = try makeState(resolving, loading)
    }
    return try finish(state)
  }

  /// The ways to answer in advance that a fault speaks of.
  var ways: AnswerWays { command.rest == nil ? .options : [.options, .flags] }

  /// Whether the command asks one question of its own, not a form.
  var isSingle: Bool { command.path != [CommandName.form.rawValue] }

  /// The notes as lines for standard error.
  var noteText: String { notes.map { harmless("ballot: \($0)") + "\n" }.joined() }
}
