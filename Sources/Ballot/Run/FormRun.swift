import BallotAnswers
import BallotForms
import BallotTerminal

/// One run of a form, from what is given to the caller's values.
struct FormRun {
  private let plan: FormPlan
  private let world: any World
  private let settings: RunSettings

  init(_ plan: FormPlan, _ world: any World, _ settings: RunSettings) {
    self.plan = plan
    self.world = world
    self.settings = settings
  }

  /// Asks what is not given, and sets the values.
  func ask(_ reading: AnswerReading) throws(RunError) {
    let given = reading.answers + plan.form.environmentAnswers(world.variable)
    var choices = AskingChoices()
    choices.isNonInteractive = reading.forbidsAsking
    let asker = Asker(choices, inputIsData: false, in: world)
    let resolving = Resolving(
      plan.form, given: given, options: asker.isSomebody ? plan.optionsToCome : [:],
      isAsking: asker.isSomebody, surroundings: Surroundings(of: world, until: nil))
    if let error = RunError(resolving.faults) { throw error }

    var state = try state(resolving.answers)
    let session = Storage(Session(plan))
    state.didChange = { session.value.follow(&$0) }
    do throws(RunError) {
      session.value.follow(&state)
      if !state.isComplete { try ask(&state, asker) }
      if let name = session.value.finish(state) {
        throw RunError.invalidAnswer(name: name, reason: "is no value of its type")
      }
    } catch {
      session.value.restore()
      throw error
    }
  }

  private func state(_ given: Answers) throws(RunError) -> FormState {
    do throws(FormError) {
      return try FormState(plan.form, given: given) { (question, options) throws(FormError) in
        if let style = plan.toggleStyles[question.name] {
          return TogglePrompt(question, style: style)
        }
        if let style = plan.pickerStyles[question.name] {
          return ChoicePrompt(question, options: options, style: style)
        }
        return try makePrompt(question, options)
      }
    } catch {
      throw .invalidForm(error)
    }
  }

  private func ask(_ state: inout FormState, _ asker: Asker) throws(RunError) {
    switch try outcome(&state, asker) {
    case .answered: return
    case .refused: throw .refused
    case .cancelled, .back: throw .cancelled
    case .timedOut: throw .timedOut
    }
  }

  private func outcome(_ state: inout FormState, _ asker: Asker) throws(RunError) -> Outcome {
    switch asker {
    case .screen(let terminal):
      do throws(TerminalError) {
        return try BallotForms.run(&state, in: world, on: terminal, settings: settings)
      } catch {
        throw .terminal(error)
      }
    case .lines(let terminal): return try askByLine(&state, on: terminal)
    case .pipe: return try askByLine(&state, on: nil)
    case .nobody: return .answered
    }
  }

  private func askByLine(_ state: inout FormState, on terminal: (any Terminal)?) throws(RunError)
    -> Outcome
  {
    do throws(LineModeError) {
      return try BallotForms.askByLine(&state, in: world, on: terminal, settings: settings)
    } catch {
      switch error {
      case .endOfInput(let name): throw .noTerminal(unanswered: [name])
      case .refused(let name, _, let refusal):
        throw .invalidAnswer(name: name, reason: refusal.reason)
      case .failed(let name, let reason): throw .invalidAnswer(name: name, reason: reason)
      case .terminal(let error): throw .terminal(error)
      }
    }
  }
}
