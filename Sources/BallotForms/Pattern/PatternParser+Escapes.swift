extension PatternParser {
  /// What a backslash and what follows it stand for.
  private enum Escape {
    case scalar(Unicode.Scalar)
    case anyOf(ScalarSet)
  }

  /// Reads an escape outside classes, after its backslash.
  mutating func escape(from start: Int) throws(PatternError) -> PatternNode {
    if skip("b") { return .assertion(.wordBoundary) }
    if skip("B") { return .assertion(.noWordBoundary) }
    switch try commonEscape(from: start) {
    case .scalar(let scalar): return .scalar(scalar)
    case .anyOf(let set): return .anyOf(set)
    }
  }

  /// Reads a class, after its `[`.
  mutating func characterClass(from start: Int) throws(PatternError) -> ScalarSet {
    let isInverted = skip("^")
    var ranges: [ClosedRange<UInt32>] = []
    var sets: [ScalarSet] = []
    while !skip("]") {
      let itemStart = offset
      if skip("[:") { throw error(.posixClass, at: itemStart) }
      let item = try classItem(classStart: start)
      guard beginsRange else {
        switch item {
        case .scalar(let scalar): ranges.append(scalar.value...scalar.value)
        case .anyOf(let set): sets.append(set)
        }
        continue
      }
      _ = skip("-")
      guard case .scalar(let first) = item,
        case .scalar(let last) = try classItem(classStart: start)
      else { throw error(.rangeOfSets, at: itemStart) }
      guard first <= last else { throw error(.reversedRange, at: itemStart) }
      ranges.append(first.value...last.value)
    }
    let set = sets.reduce(ScalarSet(ranges)) { $0.union($1) }
    return isInverted ? set.inverted : set
  }

  /// Whether a `-` comes next that is not the last of its class.
  private var beginsRange: Bool {
    var ahead = self
    return ahead.skip("-") && ahead.peek != "]"
  }

  private mutating func classItem(classStart: Int) throws(PatternError) -> Escape {
    let start = offset
    guard let scalar = next() else { throw error(.unclosedClass, at: classStart) }
    guard scalar == "\\" else { return .scalar(scalar) }
    return skip("b") ? .scalar("\u{8}") : try commonEscape(from: start)
  }

  /// Reads an escape that classes have too, after its backslash.
  private mutating func commonEscape(from start: Int) throws(PatternError) -> Escape {
    guard let scalar = next() else { throw error(.endsInBackslash, at: start) }
    switch scalar {
    case "d": return .anyOf(.digits)
    case "D": return .anyOf(.digits.inverted)
    case "w": return .anyOf(.word)
    case "W": return .anyOf(.word.inverted)
    case "s": return .anyOf(.space)
    case "S": return .anyOf(.space.inverted)
    case "p": return .anyOf(try property(scalar, from: start))
    case "P": return .anyOf(try property(scalar, from: start).inverted)
    case "t": return .scalar("\t")
    case "n": return .scalar("\n")
    case "v": return .scalar("\u{B}")
    case "f": return .scalar("\u{C}")
    case "r": return .scalar("\r")
    case "c": return .scalar(try control(from: start))
    case "x": return .scalar(try hexadecimal(digits: 2, of: scalar, from: start))
    case "u": return .scalar(try unicode(from: start))
    case "0":
      // A digit after it would be an octal number, which the `u` flag forbids.
      if let digit = peek, "0"..."9" ~= digit { throw error(.unknownEscape("0"), at: start) }
      return .scalar("\0")
    case "1"..."9", "k": throw error(.backReference, at: start)
    case "A"..."Z", "a"..."z": throw error(.unknownEscape(scalar), at: start)
    default: return .scalar(scalar)
    }
  }

  private mutating func control(from start: Int) throws(PatternError) -> Unicode.Scalar {
    guard let letter = next(), "A"..."Z" ~= letter || "a"..."z" ~= letter else {
      throw error(.malformedEscape("c"), at: start)
    }
    return Unicode.Scalar(UInt8(letter.value % 32))
  }

  /// Reads the rest of `\uXXXX`, of two of them that make a surrogate pair, or of `\u{X…}`.
  private mutating func unicode(from start: Int) throws(PatternError) -> Unicode.Scalar {
    if skip("{") {
      var value: UInt32 = 0
      while let digit = peek?.hexadecimalValue, value <= 0x10FFFF {
        value = value << 4 | digit
        _ = next()
      }
      guard skip("}"), let scalar = Unicode.Scalar(value) else {
        throw error(.malformedEscape("u"), at: start)
      }
      return scalar
    }
    return try hexadecimal(digits: 4, of: "u", from: start)
  }

  private mutating func hexadecimal(
    digits: Int, of escape: Unicode.Scalar, from start: Int
  ) throws(PatternError) -> Unicode.Scalar {
    guard let value = hexadecimalValue(digits: digits) else {
      throw error(.malformedEscape(escape), at: start)
    }
    if let scalar = Unicode.Scalar(value) { return scalar }
    // The first half of a surrogate pair, or half a pair.
    guard (0xD800...0xDBFF).contains(value), skip("\\u"),
      let trail = hexadecimalValue(digits: 4), (0xDC00...0xDFFF).contains(trail),
      let scalar = Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (trail - 0xDC00))
    else { throw error(.malformedEscape(escape), at: start) }
    return scalar
  }

  private mutating func hexadecimalValue(digits: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = next()?.hexadecimalValue else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// Reads the `{NAME}` of `\p{NAME}`: a general category, perhaps after `gc=`.
  private mutating func property(
    _ escape: Unicode.Scalar, from start: Int
  ) throws(PatternError) -> ScalarSet {
    guard skip("{") else { throw error(.malformedEscape(escape), at: start) }
    _ = skip("General_Category=") || skip("gc=")
    var name = ""
    while let scalar = next(), scalar != "}" { name.unicodeScalars.append(scalar) }
    guard let categories = GeneralCategories(named: name) else {
      throw error(.unknownProperty(name), at: start)
    }
    return ScalarSet([], categories: categories)
  }
}

extension Unicode.Scalar {
  /// The value of a hexadecimal digit, or nil.
  fileprivate var hexadecimalValue: UInt32? {
    switch self {
    case "0"..."9": value - 0x30
    case "A"..."F": value - 0x41 + 10
    case "a"..."f": value - 0x61 + 10
    default: nil
    }
  }
}
