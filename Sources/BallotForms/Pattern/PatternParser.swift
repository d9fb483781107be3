/// Reads a pattern into a tree: alternatives of sequences of repeated atoms (ECMA-262, section
/// 22.2.1).
struct PatternParser {
  private let scalars: [Unicode.Scalar]
  /// The scalar to be read next.
  private(set) var offset = 0
  private var depth = 0

  /// The most groups inside each other, so that a hostile pattern cannot exhaust the stack.
  private static let depthLimit = 200
  /// The most scalars that are read; longer ones need more states than a program may have, or say
  /// the same over and over.
  private static let lengthLimit = 4 * PatternProgram.sizeLimit

  init(_ text: String) {
    scalars = Array(text.unicodeScalars.prefix(Self.lengthLimit + 1))
  }

  /// The scalar to be read next, or nil at the end.
  var peek: Unicode.Scalar? {
    offset < scalars.count ? scalars[offset] : nil
  }

  /// Passes and gives the next scalar, or nil at the end.
  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    offset += 1
    return scalar
  }

  /// Passes a text if it comes next; says whether it did.
  mutating func skip(_ text: String) -> Bool {
    guard scalars[offset...].starts(with: text.unicodeScalars) else { return false }
    offset += text.unicodeScalars.count
    return true
  }

  /// The error of a fault that begins at an offset.
  func error(_ fault: PatternFault, at offset: Int) -> PatternError {
    PatternError(fault: fault, position: offset + 1)
  }

  /// Reads the whole pattern.
  mutating func parse() throws(PatternError) -> PatternNode {
    if scalars.count > Self.lengthLimit {
      throw error(.tooLarge(limit: PatternProgram.sizeLimit), at: Self.lengthLimit)
    }
    let node = try choice()
    if peek != nil { throw error(.unopenedGroup, at: offset) }
    return node
  }

  private mutating func choice() throws(PatternError) -> PatternNode {
    var alternatives = [try sequence()]
    while skip("|") { alternatives.append(try sequence()) }
    return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }

  private mutating func sequence() throws(PatternError) -> PatternNode {
    var nodes: [PatternNode] = []
    while let first = peek, first != "|", first != ")" {
      let isLook = beginsLook
      var node = try atom()
      let start = offset
      if let (minimum, maximum) = try count() {
        // A condition can be repeated in a group only.
        if case .assertion = node, first != "(" {
          throw error(.nothingToRepeat(scalars[start]), at: start)
        }
        if isLook { throw error(.nothingToRepeat(scalars[start]), at: start) }
        node = .repetition(node, minimum: minimum, maximum: maximum, position: start)
        _ = skip("?")
      }
      nodes.append(node)
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  /// The repetition that follows an atom, if one does.
  private mutating func count() throws(PatternError) -> (minimum: Int, maximum: Int?)? {
    if skip("*") { return (0, nil) }
    if skip("+") { return (1, nil) }
    if skip("?") { return (0, 1) }
    return try beginsCount ? bracedCount() : nil
  }

  /// A `{` begins a count if a digit or comma follows; any other stands for itself, as browsers
  /// have it (ECMA-262, section B.1.2).
  private var beginsCount: Bool {
    guard peek == "{", offset + 1 < scalars.count else { return false }
    let following = scalars[offset + 1]
    return following == "," || "0"..."9" ~= following
  }

  private mutating func bracedCount() throws(PatternError) -> (minimum: Int, maximum: Int?) {
    let start = offset
    _ = skip("{")
    guard let minimum = number() else { throw error(.malformedCount, at: start) }
    var maximum: Int? = minimum
    if skip(",") { maximum = number() }
    guard skip("}") else { throw error(.malformedCount, at: start) }
    if let maximum, maximum < minimum { throw error(.reversedCount, at: start) }
    return (minimum, maximum)
  }

  /// A decimal number; beyond a million, which no pattern may need, it stays there.
  private mutating func number() -> Int? {
    var value: Int?
    while let scalar = peek, "0"..."9" ~= scalar {
      value = min((value ?? 0) * 10 + Int(scalar.value - 0x30), 1_000_000)
      offset += 1
    }
    return value
  }

  private mutating func atom() throws(PatternError) -> PatternNode {
    let start = offset
    guard let scalar = next() else { return .sequence([]) }
    switch scalar {
    case "^": return .assertion(.start)
    case "$": return .assertion(.end)
    case ".": return .anyOf(.dot)
    case "(": return try group(from: start)
    case "[": return .anyOf(try characterClass(from: start))
    case "\\": return try escape(from: start)
    case "*", "+", "?": throw error(.nothingToRepeat(scalar), at: start)
    case "{":
      offset = start
      if beginsCount { throw error(.nothingToRepeat(scalar), at: start) }
      offset = start + 1
      return .scalar(scalar)
    default: return .scalar(scalar)
    }
  }

  /// Reads a group, after its `(`.
  private mutating func group(from start: Int) throws(PatternError) -> PatternNode {
    var look: PatternLook?
    if skip("?") {
      look = self.look()
      guard look != nil || skip(":") || skip("<") && skipName() else {
        throw error(.unknownGroup, at: start)
      }
    }
    depth += 1
    if depth > Self.depthLimit { throw error(.tooDeep(limit: Self.depthLimit), at: start) }
    let node = try choice()
    guard skip(")") else { throw error(.unclosedGroup, at: start) }
    depth -= 1
    return look.map { .look(node, $0) } ?? node
  }

  /// Whether a group comes next that is a condition on what stands before or after it.
  private var beginsLook: Bool {
    var following = self
    return following.skip("(?") && following.look() != nil
  }

  /// Reads what such a group begins with, after its `(?`.
  private mutating func look() -> PatternLook? {
    if skip("=") { return PatternLook(isAhead: true, isNegated: false) }
    if skip("!") { return PatternLook(isAhead: true, isNegated: true) }
    if skip("<=") { return PatternLook(isAhead: false, isNegated: false) }
    if skip("<!") { return PatternLook(isAhead: false, isNegated: true) }
    return nil
  }

  /// Passes the name of a group and the `>` after it; says whether they were there.
  private mutating func skipName() -> Bool {
    let start = offset
    while let scalar = peek, scalar.properties.isXIDContinue || scalar == "$" { offset += 1 }
    return offset > start && skip(">")
  }
}
