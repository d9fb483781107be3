import BallotJSON
import BallotTerminal

/// The streams of a form: which command runs for which question and why. A value like the rest of
/// the state; the loop starts and stops what this names.
struct FormStreams {
  /// What a stream is for.
  enum Purpose: Hashable {
    /// Reads the options of the question in this slot.
    case options(Int)
    /// Reads the default of the question in this slot.
    case initialValue(Int)
    /// Judges the answer of the question in this slot.
    case check(Int)
    /// Looks whether the path that is the answer of the question in this slot exists.
    case existence(Int)
    /// Lists a folder to complete the path in this slot.
    case completion(Int)
    /// Shows more of the option at the cursor in this slot.
    case preview(Int)
  }

  /// A stream that runs.
  struct Running {
    var id: StreamID
    var purpose: Purpose
    var output: [UInt8] = []
  }

  var running: [Running] = []
  /// What the commands of each slot were given to see when they ran last. A few pairs: a
  /// dictionary would cost more than it saves, at each start.
  private var seen: [(purpose: Purpose, state: [String])] = []
  private var next = 1

  /// Whether an answer is being judged, so that keys wait.
  var isWaiting: Bool {
    running.contains { stream in
      switch stream.purpose {
      case .check, .existence: true
      case .options, .initialValue, .completion, .preview: false
      }
    }
  }

  /// Whether the options or the default of a question are still to come.
  func isPreparing(_ index: Int) -> Bool {
    isListing(index) || running.contains { $0.purpose == .initialValue(index) }
  }

  /// Whether the options of a question are still to come.
  func isListing(_ index: Int) -> Bool { running.contains { $0.purpose == .options(index) } }

  /// A new stream for a purpose.
  mutating func open(_ purpose: Purpose) -> StreamID {
    let id = StreamID(next)
    next += 1
    running.append(Running(id: id, purpose: purpose))
    return id
  }

  mutating func start(_ purpose: Purpose, _ source: StreamSource) -> [Effect] {
    [.start(open(purpose), source)]
  }

  /// Ends what judges an answer: the person does not want to wait.
  mutating func abandon() -> [Effect] {
    stop { purpose in
      switch purpose {
      case .check, .existence: true
      case .options, .initialValue, .completion, .preview: false
      }
    }
  }

  /// Ends what brings the options and the default of a question. They are asked for anew when the
  /// person comes back to it.
  mutating func stopPreparing(_ index: Int) -> [Effect] {
    guard isPreparing(index) else { return [] }
    forget(.options(index))
    forget(.initialValue(index))
    return stop { $0 == .options(index) || $0 == .initialValue(index) }
  }

  /// Forgets what a command was given to see, so that it is run again.
  mutating func forget(_ purpose: Purpose) { note(purpose, nil) }

  /// Whether a command has run and what it could see was another then.
  func isStale(_ purpose: Purpose, in environment: [(String, String?)]) -> Bool {
    seen.contains { $0.purpose == purpose && $0.state != Self.state(environment) }
  }

  /// Notes that the options of a slot are there, as its command prints them in this environment.
  mutating func noteOptions(_ index: Int, _ environment: [(String, String?)]) {
    note(.options(index), Self.state(environment))
  }

  /// Notes what a command is given to see.
  /// - Returns: whether it is something else than when it ran last.
  @discardableResult
  private mutating func note(_ purpose: Purpose, _ state: [String]?) -> Bool {
    let index = seen.firstIndex { $0.purpose == purpose }
    guard index.map({ seen[$0].state }) != state else { return false }
    if let index { seen.remove(at: index) }
    if let state { seen.append((purpose, state)) }
    return true
  }

  /// An environment, told apart from another by what a command sees of it.
  static func state(_ environment: [(String, String?)]) -> [String] {
    environment.map { "\($0.0)=\($0.1 ?? "")" }
  }

  /// The streams that a question needs when it gets the focus: its default and its options, run
  /// anew where an answer that they could see has changed.
  mutating func focused(_ index: Int, _ slot: FormState.Slot, _ environment: [(String, String?)])
    -> [Effect]
  {
    let state = Self.state(environment)
    var effects: [Effect] = []
    func variables() -> [(name: String, value: String?)] {
      environment.map { (name: $0.0, value: $0.1) }
    }
    if case .command(let script)? = slot.question.optionSource, note(.options(index), state) {
      effects += stop { $0 == .options(index) }
      effects += start(
        .options(index), .command(ShellCommand(script, environment: variables())))
    }
    if let script = slot.question.defaultCommand, note(.initialValue(index), state) {
      effects += stop { $0 == .initialValue(index) }
      effects += start(
        .initialValue(index), .command(ShellCommand(script, environment: variables())))
    }
    return effects
  }

  /// Judges an answer: the value on standard input, earlier answers in the environment.
  mutating func check(
    _ script: String, value: JSON?, index: Int, state: [(String, String?)]
  ) -> [Effect] {
    let variables = state.map { (name: $0.0, value: $0.1) }
    note(.check(index), Self.state(state))
    let input = Array((value?.plainText ?? "").utf8)
    return start(
      .check(index), .command(ShellCommand(script, environment: variables, input: input)))
  }

  /// The preview that is wanted now. One for another option is killed: the cursor has moved on.
  mutating func preview(
    _ index: Int, _ subject: String?, _ script: String, _ environment: [(String, String?)]
  ) -> [Effect] {
    guard note(.preview(index), subject.map { [$0] }) else { return [] }
    let effects = stop { $0 == .preview(index) }
    guard let subject else { return effects }
    let variables = (environment + [("BALLOT_OPTION", subject)]).map { (name: $0.0, value: $0.1) }
    return effects
      + start(.preview(index), .command(ShellCommand(script, environment: variables)))
  }

  /// The option whose preview was started last in a slot.
  func previewSubject(_ index: Int) -> String {
    seen.first { $0.purpose == .preview(index) }?.state.first ?? ""
  }

  private mutating func stop(_ isMeant: (Purpose) -> Bool) -> [Effect] {
    let old = running.filter { isMeant($0.purpose) }
    running.removeAll { isMeant($0.purpose) }
    return old.map { .stop($0.id) }
  }
}
