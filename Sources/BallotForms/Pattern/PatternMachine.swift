/// Runs a program over a text, in all its states at once (Pike's way, without captures): each
/// scalar costs at most one visit of each instruction.
struct PatternMachine {
  private let program: PatternProgram
  /// The states that wait for the next scalar.
  private var waiting: [Int] = []
  /// The place at which each instruction was last visited, so that none is visited twice.
  private var visits: [Int]
  private var place = 0
  /// Instructions to be visited at this place.
  private var pending: [Int] = []
  /// The steps that are left.
  private var steps: Int

  init(_ program: PatternProgram, steps: Int) {
    self.program = program
    self.steps = steps
    visits = Array(repeating: -1, count: program.instructions.count)
  }

  /// Looks for the pattern anywhere in the text.
  mutating func search(_ text: String.UnicodeScalarView) -> Pattern.Search {
    var previous: Unicode.Scalar?
    for scalar in text {
      if isFound(between: previous, and: scalar) { return .found }
      if steps < 0 { return .givenUp }
      pass(scalar)
      previous = scalar
    }
    if isFound(between: previous, and: nil) { return .found }
    return steps < 0 ? .givenUp : .notFound
  }

  /// Follows all that needs no scalar, from the states reached and from the pattern's beginning.
  private mutating func isFound(
    between previous: Unicode.Scalar?, and next: Unicode.Scalar?
  ) -> Bool {
    waiting.removeAll(keepingCapacity: true)
    pending.append(0)
    while let index = pending.popLast() {
      steps -= 1
      if visits[index] == place { continue }
      visits[index] = place
      switch program.instructions[index] {
      case .found: return true
      case .scalar, .anyOf: waiting.append(index)
      case .jump(let target): pending.append(target)
      case .fork(let first, let second):
        pending.append(second)
        pending.append(first)
      case .assertion(let assertion):
        if assertion.holds(between: previous, and: next) { pending.append(index + 1) }
      }
    }
    return false
  }

  /// Moves on all states that the scalar lets pass.
  private mutating func pass(_ scalar: Unicode.Scalar) {
    place += 1
    for index in waiting {
      let passes =
        switch program.instructions[index] {
        case .scalar(let expected): scalar == expected
        case .anyOf(let set): program.sets[set].contains(scalar)
        case .assertion, .fork, .jump, .found: false
        }
      if passes { pending.append(index + 1) }
    }
  }
}
