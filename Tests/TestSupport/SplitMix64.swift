/// Random numbers that are the same for the same seed: Steele, Lea and Flood, "Fast splittable
/// pseudorandom number generators" (OOPSLA 2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator for a seed. A failing test says its seed, which makes the failure happen again.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number of a range.
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// One of the elements, or the fallback when there are none.
  public mutating func pick<Element>(_ elements: [Element], or fallback: Element) -> Element {
    elements.randomElement(using: &self) ?? fallback
  }

  /// True once in so many times, on the average.
  public mutating func chance(oneIn count: Int) -> Bool { number(in: 1...count) == 1 }
}

/// The seeds to try: those of `BALLOT_SEEDS` (numbers with commas between) where it is set, else
/// as many as are asked for, always the same.
public func seeds(_ count: Int) -> [UInt64] {
  if let given = variable("BALLOT_SEEDS") {
    return given.split(separator: ",").compactMap { UInt64($0) }
  }
  return (1...UInt64(max(count, 1))).map { $0 }
}
