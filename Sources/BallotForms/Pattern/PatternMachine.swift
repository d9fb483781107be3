/// Runs a program over a text, in all its states at once (Pike's way, without captures): each
/// scalar costs at most one visit of each instruction.
///
/// What looks ahead or behind is run before, over the whole text, so that its answer is known at
/// each place: the time stays the length of the text times the size of the pattern.
struct PatternMachine {
  private let program: PatternProgram
  private let text: [Unicode.Scalar]
  /// For each look of the program, whether its pattern is found at each place of the text.
  private let looks: [[Bool]]
  /// The states that wait for the next scalar.
  private var waiting: [Int] = []
  /// The place at which each instruction was last visited, so that none is visited twice.
  private var visits: [Int]
  /// Instructions to be visited at the place.
  private var pending: [Int] = []
  /// The steps that are left; none below 0.
  private var steps: Int

  init(_ program: PatternProgram, over text: [Unicode.Scalar], steps: Int) {
    self.program = program
    self.text = text
    var steps = steps
    looks = program.looks.map { look in
      var machine = PatternMachine(look, over: text, steps: steps)
      let ends = machine.ends()
      steps = machine.steps
      return ends
    }
    self.steps = steps
    visits = Array(repeating: -1, count: program.instructions.count)
  }

  /// Looks for the pattern anywhere in the text.
  mutating func search() -> Pattern.Search {
    for place in places {
      // What a look has not finished is not known.
      if steps < 0 { return .givenUp }
      if ends(at: place) { return .found }
      pass(from: place)
    }
    return steps < 0 ? .givenUp : .notFound
  }

  /// At which places between the scalars the pattern ends, wherever it begins; as far as the steps
  /// go.
  private mutating func ends() -> [Bool] {
    var ends = Array(repeating: false, count: text.count + 1)
    for place in places where steps >= 0 {
      ends[place] = self.ends(at: place)
      pass(from: place)
    }
    return ends
  }

  /// The places between the scalars, in the order in which the program passes them.
  private var places: StrideThrough<Int> {
    program.isBackward
      ? stride(from: text.count, through: 0, by: -1) : stride(from: 0, through: text.count, by: 1)
  }

  /// Follows all that needs no scalar, from the states reached and from the pattern's beginning;
  /// says whether its end is reached.
  private mutating func ends(at place: Int) -> Bool {
    var isFound = false
    waiting.removeAll(keepingCapacity: true)
    pending.append(0)
    while let index = pending.popLast() {
      steps -= 1
      if visits[index] == place { continue }
      visits[index] = place
      switch program.instructions[index] {
      case .found: isFound = true
      case .scalar, .anyOf: waiting.append(index)
      case .jump(let target): pending.append(target)
      case .fork(let first, let second):
        pending.append(second)
        pending.append(first)
      case .assertion(let assertion):
        if assertion.holds(between: scalar(before: place), and: scalar(after: place)) {
          pending.append(index + 1)
        }
      case .look(let look, let isNegated):
        if looks[look][place] != isNegated { pending.append(index + 1) }
      }
    }
    return isFound
  }

  private func scalar(before place: Int) -> Unicode.Scalar? {
    place > 0 ? text[place - 1] : nil
  }

  private func scalar(after place: Int) -> Unicode.Scalar? {
    place < text.count ? text[place] : nil
  }

  /// Moves on all states that the next scalar lets pass.
  private mutating func pass(from place: Int) {
    guard let scalar = program.isBackward ? scalar(before: place) : scalar(after: place) else {
      return
    }
    for index in waiting {
      let passes =
        switch program.instructions[index] {
        case .scalar(let expected): scalar == expected
        case .anyOf(let set): program.sets[set].contains(scalar)
        case .assertion, .look, .fork, .jump, .found: false
        }
      if passes { pending.append(index + 1) }
    }
  }
}
