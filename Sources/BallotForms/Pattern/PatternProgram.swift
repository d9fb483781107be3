/// A pattern as the instructions of a nondeterministic automaton (Thompson, "Regular Expression
/// Search Algorithm", 1968).
struct PatternProgram: Sendable {
  private(set) var instructions: [Instruction] = []
  private(set) var sets: [ScalarSet] = []
  /// The programs of the conditions on what stands before or after a place.
  private(set) var looks: [PatternProgram] = []
  /// Whether it passes the text from its end to its beginning, as what looks ahead does: then it is
  /// known at each place, in one pass over the text, whether the pattern begins there.
  let isBackward: Bool
  private var indices: [ScalarSet: Int] = [:]
  private var size = 0

  /// One state. The automaton goes on with the next instruction where nothing else is said.
  enum Instruction: Sendable {
    /// Passes this scalar.
    case scalar(Unicode.Scalar)
    /// Passes a scalar of the set with this index.
    case anyOf(Int)
    /// Goes on if the condition holds.
    case assertion(PatternAssertion)
    /// Goes on if the pattern of the program with this index is found at the place, or is not.
    case look(Int, isNegated: Bool)
    /// Goes on at both instructions.
    case fork(Int, Int)
    /// Goes on elsewhere.
    case jump(Int)
    /// The pattern is found.
    case found
  }

  /// The most parts, those that counts repeat included: bounds memory, and the time of a match.
  static let sizeLimit = 10_000

  /// Its instructions and those of its conditions.
  var stateCount: Int { looks.reduce(instructions.count) { $0 + $1.stateCount } }

  /// - Throws: `PatternError` if the pattern is too large.
  init(_ pattern: PatternNode) throws(PatternError) {
    try self.init(pattern, isBackward: false, size: 0, position: 0)
  }

  private init(
    _ pattern: PatternNode, isBackward: Bool, size: Int, position: Int
  ) throws(PatternError) {
    self.isBackward = isBackward
    self.size = size
    try compile(pattern, position: position)
    instructions.append(.found)
  }

  /// - Parameter position: the innermost count around the node, to be blamed for the size.
  private mutating func compile(_ node: PatternNode, position: Int) throws(PatternError) {
    size += 1
    if size > Self.sizeLimit {
      throw PatternError(fault: .tooLarge(limit: Self.sizeLimit), position: position + 1)
    }
    switch node {
    case .scalar(let scalar):
      instructions.append(.scalar(scalar))
    case .anyOf(let set):
      instructions.append(.anyOf(index(of: set)))
    case .assertion(let assertion):
      instructions.append(.assertion(assertion))
    case .look(let node, let look):
      let program = try PatternProgram(
        node, isBackward: look.isAhead, size: size, position: position)
      size = program.size
      looks.append(program)
      instructions.append(.look(looks.count - 1, isNegated: look.isNegated))
    case .sequence(let nodes):
      for node in isBackward ? nodes.reversed() : nodes { try compile(node, position: position) }
    case .choice(let alternatives):
      try compile(alternatives: alternatives, position: position)
    case .repetition(let node, let minimum, let maximum, let position):
      if let maximum {
        for _ in 0..<minimum { try compile(node, position: position) }
        try compile(node, atMost: maximum - minimum, position: position)
      } else {
        for _ in 0..<max(minimum - 1, 0) { try compile(node, position: position) }
        try compileLoop(node, mayBeSkipped: minimum == 0, position: position)
      }
    }
  }

  private mutating func compile(
    alternatives: [PatternNode], position: Int
  ) throws(PatternError) {
    var jumps: [Int] = []
    for alternative in alternatives.dropLast() {
      let fork = reserve()
      try compile(alternative, position: position)
      jumps.append(reserve())
      instructions[fork] = .fork(fork + 1, instructions.count)
    }
    if let last = alternatives.last { try compile(last, position: position) }
    for jump in jumps { instructions[jump] = .jump(instructions.count) }
  }

  /// A node up to `count` times: each but the first only after the one before.
  private mutating func compile(
    _ node: PatternNode, atMost count: Int, position: Int
  ) throws(PatternError) {
    var forks: [Int] = []
    for _ in 0..<count {
      forks.append(reserve())
      try compile(node, position: position)
    }
    for fork in forks { instructions[fork] = .fork(fork + 1, instructions.count) }
  }

  /// A node once or more, or not at all if it may be skipped.
  private mutating func compileLoop(
    _ node: PatternNode, mayBeSkipped: Bool, position: Int
  ) throws(PatternError) {
    let skip = mayBeSkipped ? reserve() : nil
    let start = instructions.count
    try compile(node, position: position)
    instructions.append(.fork(start, instructions.count + 1))
    if let skip { instructions[skip] = .fork(start, instructions.count) }
  }

  /// Adds an instruction whose targets are not known yet.
  private mutating func reserve() -> Int {
    instructions.append(.jump(0))
    return instructions.count - 1
  }

  /// The index of a set, which is kept once however often a count repeats it.
  private mutating func index(of set: ScalarSet) -> Int {
    if let index = indices[set] { return index }
    indices[set] = sets.count
    sets.append(set)
    return sets.count - 1
  }
}
