import BallotMatching

/// Reads a command line from left to right, once.
struct ArgumentParser {
  let root: CommandDeclaration
  /// The command that the arguments now belong to.
  var command: CommandDeclaration
  var path: [String] = []
  /// The options of `command`.
  var options: [OptionDeclaration]
  /// Where each of `options` was given.
  var uses: [OptionUse]
  /// The arguments not read yet.
  var remaining: ArraySlice<Argument>
  var areOptionsEnded = false

  var occurrences: [OptionOccurrence] = []
  var operands: [Argument] = []
  var rest: [Argument]?
  var faults: [ArgumentFault] = []
  var wantsHelp = false
  var wantsVersion = false
  /// Operands that may have been meant as values of unknown options.
  var doubtfulOperands = 0

  /// Faults reported of one command line. It bounds the time that suggestions take, too.
  static let mostFaults = 100

  init(root: CommandDeclaration, arguments: [Argument]) {
    self.root = root
    command = root
    options = root.options
    uses = Array(repeating: OptionUse(), count: options.count)
    remaining = arguments[...]
  }

  mutating func parse() -> Parsed {
    let damaged = remaining.filter { $0.damage != nil }
    while let argument = remaining.popFirst() { read(argument) }
    finishOptions()
    let parsedOperands = command.isHelp ? [] : assignOperands()
    if command.isHelp { findHelp() }

    if wantsHelp { return .help(path) }
    if wantsVersion { return .version }
    // A damaged argument has one fault, whatever else its replaced text would be.
    let damagedPositions = Set(damaged.map(\.position))
    faults.removeAll { $0.position.map(damagedPositions.contains) ?? false }
    for argument in damaged {
      report(.notUTF8(visibleForm: argument.damage ?? ""), at: argument)
    }
    let parsed = ParsedCommand(
      path: path, occurrences: occurrences, operands: parsedOperands, rest: rest)
    return faults.isEmpty ? .run(parsed) : .faults(inOrder(faults), beside: parsed)
  }

  private mutating func read(_ argument: Argument) {
    guard !areOptionsEnded else { return readOperand(argument) }
    switch ArgumentShape(argument.text) {
    case .operand: readOperand(argument)
    case .terminator: endOptions()
    case .long where areOptionsLate: reportLate(argument)
    case .short where areOptionsLate: reportLate(argument)
    case .long(let name, let value): readLong(name, value, argument)
    case .short(let letters): readShort(letters, argument)
    }
  }

  /// Whether an option can no longer stand here. Operands that may be values of unknown options
  /// do not count: one fault is enough for them.
  private var areOptionsLate: Bool {
    command.placement == .beforeOperands && operands.count > doubtfulOperands
  }

  private mutating func reportLate(_ argument: Argument) {
    let firstOperand = command.operands.first?.name ?? "the first argument"
    report(
      .misplacedOption(argument: argument.text, firstOperand: firstOperand), at: argument)
  }

  private mutating func endOptions() {
    areOptionsEnded = true
    guard command.passThrough != nil else { return }
    rest = Array(remaining)
    remaining = []
  }

  /// Notes a fault, unless there are already more than anybody reads.
  mutating func report(_ reason: ArgumentFaultReason, at argument: Argument?) {
    guard faults.count < Self.mostFaults else { return }
    faults.append(
      ArgumentFault(
        reason, position: argument?.position,
        command: ([root.name] + path).joined(separator: " ")))
  }

  /// What was probably meant by a word that is no candidate.
  func suggestion(for word: String, in candidates: [String]) -> String? {
    faults.count < Self.mostFaults ? nearestWord(to: word, in: candidates) : nil
  }

  /// Faults by their place, those without one last.
  private func inOrder(_ faults: [ArgumentFault]) -> [ArgumentFault] {
    faults.enumerated().sorted { left, right in
      (left.element.position ?? .max, left.offset) < (right.element.position ?? .max, right.offset)
    }.map(\.element)
  }
}

/// Where an option was given.
struct OptionUse {
  /// Where it was given first.
  var firstPosition: Int?
  /// Whether a fault already says that it was given again.
  var isReported = false
}
