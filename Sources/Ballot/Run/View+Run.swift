import BallotAnswers
public import BallotForms
import BallotPOSIX
public import BallotTerminal

extension View {
  /// Asks the questions and sets the values that they are bound to: on the terminal, line by line
  /// where it is a simple one, and not at all where nobody is there; then values stand as answers.
  /// - Parameters:
  ///   - reader: finds answers before anything is asked.
  ///   - world: where the form runs; the process's own unless given.
  ///   - settings: looks and limits; what fits the world unless given.
  /// - Throws: `RunError` where there is no answer. All values are then as they were before.
  public func run(
    answeredBy reader: (any AnswerReader)? = nil, in world: (any World)? = nil,
    settings: RunSettings? = nil
  ) throws(RunError) {
    try ask(BindingRoot(storage: nil), reader, world ?? POSIXWorld(), settings)
  }

  /// Asks the questions, whose key paths are taken from a value, and sets the answers in it.
  /// - Parameters:
  ///   - value: the answers at the start, and at the end. It changes only when all is answered.
  ///   - reader: finds answers before anything is asked.
  ///   - world: where the form runs; the process's own unless given.
  ///   - settings: looks and limits; what fits the world unless given.
  /// - Throws: `RunError` where there is no answer. All values are then as they were before.
  public func run<Value>(
    _ value: inout Value, answeredBy reader: (any AnswerReader)? = nil,
    in world: (any World)? = nil, settings: RunSettings? = nil
  ) throws(RunError) {
    let storage = Storage(value)
    try ask(BindingRoot(storage: storage), reader, world ?? POSIXWorld(), settings)
    value = storage.value
  }

  /// The form as plain data, the same that a form file makes.
  /// - Parameter value: what key paths are taken from.
  /// - Throws: `FormError` where the views make no form.
  public func data<Value>(for value: Value) throws(FormError) -> BallotForms.Form {
    try FormPlan(self, in: BindingRoot(storage: Storage(value))).form
  }

  /// The form as plain data, the same that a form file makes.
  /// - Throws: `FormError` where the views make no form.
  public func data() throws(FormError) -> BallotForms.Form {
    try FormPlan(self, in: BindingRoot(storage: nil)).form
  }

  private func ask(
    _ root: BindingRoot, _ reader: (any AnswerReader)?, _ world: any World,
    _ settings: RunSettings?
  ) throws(RunError) {
    let plan: FormPlan
    do throws(FormError) {
      plan = try FormPlan(self, in: root)
    } catch {
      throw .invalidForm(error)
    }
    let reading = try reader?.answers(to: plan.form, in: world) ?? AnswerReading()
    try FormRun(plan, world, settings ?? RunSettings(in: world)).ask(reading)
  }
}
