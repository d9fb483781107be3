import BallotAnswers
import BallotForms
import BallotJSON
import BallotTerminal

/// One run of a form, from what is given in advance to the caller's values.
struct FormRun {
  private let plan: FormPlan
  private let world: any World
  private let settings: RunSettings
  private let arguments: ProgramArguments?
  private let session: Storage<Session>

  /// - Parameter arguments: the program's arguments; `nil` where the form does not read them.
  init(
    _ plan: FormPlan, arguments: ProgramArguments?, in world: any World, settings: RunSettings
  ) {
    self.plan = plan
    self.arguments = arguments
    self.world = world
    self.settings = settings
    session = Storage(Session(plan))
  }

  /// Asks what is not given, and sets the values.
  func complete() throws(RunError) {
    let flags = try arguments?.read(plan.form, in: world) ?? AnswerFlags.Reading()
    let gathering = AnswerGathering(plan.form, flags: flags, in: world)
    guard gathering.faults.isEmpty else { throw RunError(CommandFaults(gathering.faults)) }
    var choices = AskingChoices()
    choices.isNonInteractive = flags.isNonInteractive
    choices.isInteractive = flags.isInteractive
    let inputIsData = flags.answersFile == "-"
    let asker = Asker(choices, inputIsData: inputIsData, in: world)
    do throws(RunError) {
      try answer(gathering.given, asker)
    } catch {
      session.value.restore()
      throw error
    }
    if let arguments, let note = noteAboutCI(choices, inputIsData: inputIsData, in: world) {
      arguments.say(note, in: world)
    }
  }

  /// Takes the given answers, has the rest asked, and sets the values.
  private func answer(_ given: [GivenAnswer], _ asker: Asker) throws(RunError) {
    var (resolving, state) = try settle(given, isAsking: asker.isSomebody)
    try check(resolving)
    if !state.isComplete {
      let session = session
      state.didChange = { session.value.follow(&$0) }
      guard try ask(&state, asker) else { return try answer(given, .nobody) }
      if !state.unjudged.isEmpty {
        let answered = given + state.answers.givenByPerson
        (resolving, state) = try settle(answered, isAsking: false)
        try check(resolving)
      }
    }
    if let name = session.value.finish(state) {
      let fault = AnswerFault(.notAllowed, name: name, Refusal("no value of its type"))
      throw RunError(CommandFaults([fault.commandFault(in: plan.form, answeredBy: ways)]))
    }
  }

  /// The form answered with what was given, as far as that goes. What is given may bring options
  /// that other answers are among.
  private func settle(_ given: [GivenAnswer], isAsking: Bool) throws(RunError)
    -> (Resolving, FormState)
  {
    var round = 0
    while true {
      round += 1
      let form = session.value.form
      let resolving = Resolving(
        form, given: given, options: isAsking ? form.optionsToCome : [:], isAsking: isAsking,
        surroundings: surroundings)
      var state = try makeState(resolving)
      session.value.follow(&state)
      if session.value.form == form || round == Session.rounds { return (resolving, state) }
    }
  }

  private var surroundings: Surroundings { Surroundings(of: world, until: nil) }

  private var ways: AnswerWays { arguments == nil ? [] : .flags }

  /// - Throws: all faults in one go.
  private func check(_ resolving: Resolving) throws(RunError) {
    guard !resolving.faults.isEmpty else { return }
    throw RunError(
      CommandFaults(
        resolving.faults.map { $0.commandFault(in: resolving.form, answeredBy: ways) }))
  }

  private func makeState(_ resolving: Resolving) throws(RunError) -> FormState {
    do throws(FormError) {
      var state = try FormState(resolving.form, given: resolving.answers) {
        (question, options) throws(FormError) in
        if let style = plan.toggleStyles[question.name] {
          return TogglePrompt(question, style: style)
        }
        if let style = plan.pickerStyles[question.name] {
          return ChoicePrompt(question, options: options, style: style)
        }
        return try makePrompt(question, options)
      }
      state.judgeLater(resolving.deferred)
      return state
    } catch {
      throw .invalidForm(error)
    }
  }

  /// Asks what is open, on the screen or line by line.
  /// - Returns: whether there was anybody to ask after all.
  private func ask(_ state: inout FormState, _ asker: Asker) throws(RunError) -> Bool {
    let outcome: Outcome?
    do throws(LineModeError) {
      outcome = try asker.ask(&state, in: world, settings: settings)
    } catch {
      if case .terminal(let error) = error { throw .terminal(error) }
      throw RunError(
        CommandFaults(
          error.answerFaults.map { $0.commandFault(in: state.form, answeredBy: ways) }))
    }
    switch outcome {
    case nil: return false
    case .answered?: return true
    case .refused?: throw .refused
    case .cancelled?, .back?: throw .cancelled
    case .timedOut?: throw .timedOut
    }
  }
}
