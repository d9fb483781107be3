/// A set of Unicode scalars: ranges, and general categories beside them.
struct ScalarSet: Hashable, Sendable {
  /// Sorted, apart from each other and not adjoining.
  private var ranges: [ClosedRange<UInt32>] = []
  private var categories: GeneralCategories = []
  private var isInverted = false

  init(_ ranges: [ClosedRange<UInt32>], categories: GeneralCategories = []) {
    self.ranges = Self.merged(ranges)
    self.categories = categories
  }

  /// The scalars that are not in the set.
  var inverted: ScalarSet {
    var set = self
    set.isInverted.toggle()
    return set
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let isListed =
      hasRange(around: scalar.value)
      || !categories.isEmpty && categories.contains(GeneralCategories(scalar))
    return isListed != isInverted
  }

  /// The scalars of either set.
  func union(_ other: ScalarSet) -> ScalarSet {
    let (left, right) = (self.normalized, other.normalized)
    return ScalarSet(
      left.ranges + right.ranges, categories: left.categories.union(right.categories))
  }

  /// The same set, not inverted. The ranges and the categories of a set that is to be united never
  /// stand together: a class is inverted after its items are united.
  private var normalized: ScalarSet {
    guard isInverted else { return self }
    if !categories.isEmpty {
      return ScalarSet([], categories: categories.symmetricDifference(.all))
    }
    var gaps: [ClosedRange<UInt32>] = []
    var start: UInt32 = 0
    for range in ranges {
      if range.lowerBound > start { gaps.append(start...range.lowerBound - 1) }
      start = range.upperBound + 1
    }
    if start <= 0x10FFFF { gaps.append(start...0x10FFFF) }
    return ScalarSet(gaps)
  }

  private func hasRange(around value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[middle].upperBound {
        low = middle + 1
      } else if value < ranges[middle].lowerBound {
        high = middle
      } else {
        return true
      }
    }
    return false
  }

  private static func merged(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}

/// The sets that have a letter or a sign (ECMA-262, section 22.2.2).
extension ScalarSet {
  /// `\d`: the ASCII digits.
  static var digits: ScalarSet { ScalarSet([0x30...0x39]) }

  /// `\w`: ASCII letters and digits, and `_`.
  static var word: ScalarSet { ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]) }

  /// `\s`: WhiteSpace and LineTerminator (sections 12.2 and 12.3).
  static var space: ScalarSet {
    ScalarSet([
      0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
      0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
    ])
  }

  /// `.`: all but LineTerminator (section 12.3).
  static var dot: ScalarSet {
    ScalarSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029]).inverted
  }
}
