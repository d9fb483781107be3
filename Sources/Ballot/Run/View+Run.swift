public import BallotForms
import BallotPOSIX
public import BallotTerminal

extension View {
  /// Asks the questions, whose key paths are taken from a value, and sets the answers in it: on the
  /// terminal, line by line where it is a simple one, and not at all where nobody is there; then
  /// values stand as answers.
  ///
  ///     try form.run(&deploy, arguments: CommandLine.arguments)
  ///
  /// With arguments the program has the faces of a script: a flag for each question, `--yes` for
  /// confirms, `--answers FILE`, `--non-interactive`, `--interactive`, `--help`, `--schema` and
  /// `--completions SHELL`.
  /// - Parameters:
  ///   - value: the answers at the start, and at the end. It changes only when all is answered.
  ///   - arguments: the program's path and its arguments; left out, none are read.
  ///   - world: where the form runs; the process's own unless given.
  ///   - settings: looks and limits; what fits the world unless given.
  /// - Throws: `RunError` where there is no answer. All values are then as they were before.
  public func run<Value>(
    _ value: inout Value, arguments: [String]? = nil, in world: (any World)? = nil,
    settings: RunSettings? = nil
  ) throws(RunError) {
    let storage = Storage(value)
    try run(in: BindingRoot(storage: storage), arguments, world, settings)
    value = storage.value
  }

  /// Asks the questions and sets the variables that they are bound to, as `$flavor`.
  /// - Parameters:
  ///   - arguments: the program's path and its arguments; left out, none are read.
  ///   - world: where the form runs; the process's own unless given.
  ///   - settings: looks and limits; what fits the world unless given.
  /// - Throws: `RunError` where there is no answer. All values are then as they were before.
  public func run(
    arguments: [String]? = nil, in world: (any World)? = nil, settings: RunSettings? = nil
  ) throws(RunError) {
    try run(in: BindingRoot(storage: nil), arguments, world, settings)
  }

  /// Asks the questions as the only thing that the program does: reads its arguments, and ends it
  /// where there is no answer, with what is to be said and the tool's exit codes.
  ///
  ///     deployForm().runOrExit(&deploy)
  /// - Parameters:
  ///   - value: the answers at the start, and at the end.
  ///   - arguments: the program's path and its arguments.
  ///   - settings: looks and limits; what fits the process unless given.
  public func runOrExit<Value>(
    _ value: inout Value, arguments: [String] = CommandLine.arguments,
    settings: RunSettings? = nil
  ) {
    do throws(RunError) {
      try run(&value, arguments: arguments, settings: settings)
    } catch {
      error.exit(arguments: arguments)
    }
  }

  /// Asks the questions as the only thing that the program does, and sets the variables that they
  /// are bound to.
  /// - Parameters:
  ///   - arguments: the program's path and its arguments.
  ///   - settings: looks and limits; what fits the process unless given.
  public func runOrExit(
    arguments: [String] = CommandLine.arguments, settings: RunSettings? = nil
  ) {
    do throws(RunError) {
      try run(arguments: arguments, settings: settings)
    } catch {
      error.exit(arguments: arguments)
    }
  }

  private func run(
    in root: BindingRoot, _ arguments: [String]?, _ world: (any World)?, _ settings: RunSettings?
  ) throws(RunError) {
    let plan: FormPlan
    do throws(FormError) {
      plan = try FormPlan(self, in: root)
    } catch {
      throw .invalidForm(error)
    }
    let world = world ?? POSIXWorld()
    let run = FormRun(
      plan, arguments: arguments.map(ProgramArguments.init), in: world,
      settings: settings ?? RunSettings(in: world))
    try run.complete()
  }
}
