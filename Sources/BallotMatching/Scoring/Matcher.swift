/// Looks for a query in the lines of chunks. Owns the room it works in, so each thread has one.
struct Matcher: ~Copyable {
  private let conditions: UnsafeMutableBufferPointer<Condition>
  private let needles: UnsafeMutableBufferPointer<Needle>
  /// The signature bits that every match has.
  private let required: UInt32
  private var grid = Grid()
  private var decodedLabel = LetterText()
  private var decodedRest = LetterText()

  /// A term, with its letters as a part of `needles`: plain memory, as the inner loop must not
  /// count references.
  private struct Condition {
    let needles: UnsafeBufferPointer<Needle>
    let isContiguous, isAtStart, isAtEnd, isNegated, isCaseSensitive: Bool
  }

  init(_ query: Query) {
    let terms = query.terms
    conditions = .allocate(capacity: terms.count)
    needles = .allocate(capacity: terms.reduce(0) { $0 + $1.letters.count })
    var required: UInt32 = 0
    var end = 0
    for (index, term) in terms.enumerated() {
      let start = end
      for letter in term.letters {
        if !term.isNegated { required |= Signature.bits(of: letter) }
        needles.initializeElement(
          at: end, to: Needle(letter, isCaseSensitive: term.isCaseSensitive))
        end += 1
      }
      let condition = Condition(
        needles: UnsafeBufferPointer(rebasing: needles[start..<end]),
        isContiguous: term.isContiguous, isAtStart: term.isAtStart, isAtEnd: term.isAtEnd,
        isNegated: term.isNegated, isCaseSensitive: term.isCaseSensitive)
      conditions.initializeElement(at: index, to: condition)
    }
    self.required = required
  }

  deinit {
    conditions.deallocate()
    needles.deallocate()
  }

  /// The matches among some lines of a chunk, in the order of the lines.
  mutating func matches(in chunk: Chunk, lines: some Sequence<Int>) -> [Match] {
    var matches: [Match] = []
    chunk.withUnsafeLines { bytes, signatures, line in
      for index in lines where signatures[index] & required == required {
        let (label, rest) = line(index)
        let score =
          signatures[index] & Signature.notASCII == 0
          ? score(ascii: bytes, label: label, rest: rest)
          : score(decoding: bytes, label: label, rest: rest)
        if let score { matches.append(Match(line: index, score: score)) }
      }
    }
    // Without the room that growing left over: a search holds many of these.
    return matches.withUnsafeBufferPointer(Array.init)
  }

  /// The score of an ASCII line, or `nil` where a term does not hold.
  @inline(__always)
  private mutating func score(
    ascii bytes: UnsafeRawBufferPointer, label: Range<Int>, rest: Range<Int>
  ) -> Int? {
    guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
    let size = bytes.count
    var sum = 0
    for condition in conditions {
      var found = score(condition, in: ASCIIHaystack(base, size: size, label))
      if found == nil, !rest.isEmpty {
        found = score(condition, in: ASCIIHaystack(base, size: size, rest)).map { $0 / 2 }
      }
      guard (found == nil) == condition.isNegated else { return nil }
      if let found { sum &+= found }
    }
    return sum
  }

  /// The score of a line that is not all ASCII, or `nil` where a term does not hold.
  private mutating func score(
    decoding bytes: UnsafeRawBufferPointer, label: Range<Int>, rest: Range<Int>
  ) -> Int? {
    decodedLabel.decode(UnsafeRawBufferPointer(rebasing: bytes[label]))
    decodedRest.decode(UnsafeRawBufferPointer(rebasing: bytes[rest]))
    var sum = 0
    for condition in conditions {
      var found = score(condition, in: decodedLabel)
      if found == nil, !rest.isEmpty {
        found = score(condition, in: decodedRest).map { $0 / 2 }
      }
      guard (found == nil) == condition.isNegated else { return nil }
      if let found { sum &+= found }
    }
    return sum
  }

  private mutating func score(_ condition: Condition, in text: LetterText) -> Int? {
    let letters = condition.isCaseSensitive ? text.letters : text.folded
    return letters.withUnsafeBufferPointer { letters in
      text.shape.withUnsafeBufferPointer { shape in
        guard let shape = shape.baseAddress else { return nil }
        return score(condition, in: LetterHaystack(shape: shape, letters: letters))
      }
    }
  }

  @inline(__always)
  private mutating func score(_ condition: Condition, in text: some Haystack) -> Int? {
    if !condition.isContiguous { return grid.spreadScore(condition.needles, in: text) }
    return grid.contiguousScore(
      condition.needles, isAtStart: condition.isAtStart, isAtEnd: condition.isAtEnd, in: text)
  }
}
