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
    let isForbidden = reading.forbidsAsking || world.forbidsAsking
    let terminal = isForbidden ? nil : world.openTerminal(inputIsData: false)
    let resolving = Resolving(
      plan.form, given: given, options: terminal == nil ? [:] : plan.optionsToCome,
      isAsking: terminal != nil, surroundings: world.surroundings)
    if let error = RunError(resolving.faults) { throw error }

    var state = try state(resolving.answers)
    state.judgeLater(resolving.deferred)
    let session = Storage(Session(plan))
    state.didChange = { session.value.follow(&$0) }
    do throws(RunError) {
      session.value.follow(&state)
      if let terminal, !state.isComplete { try ask(&state, terminal) }
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

  private func ask(_ state: inout FormState, _ terminal: any Terminal) throws(RunError) {
    switch try outcome(&state, terminal) {
    case .answered: return
    case .refused: throw .refused
    case .cancelled, .back: throw .cancelled
    case .timedOut: throw .timedOut
    }
  }

  private func outcome(
    _ state: inout FormState, _ terminal: any Terminal
  ) throws(RunError) -> Outcome {
    if world.wantsLines || terminal.size.columns < Self.narrowest {
      do throws(LineModeError) {
        return try askByLine(&state, in: world, on: terminal, settings: settings)
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
    do throws(TerminalError) {
      return try BallotForms.run(&state, in: world, on: terminal, settings: settings)
    } catch {
      throw .terminal(error)
    }
  }

  /// Below so many columns a page is no use, and questions are asked line by line.
  private static let narrowest = 20
}
