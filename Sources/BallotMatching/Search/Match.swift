/// A line that matches: its number in its chunk and its score, 16 bits each.
struct Match: Hashable, Sendable {
  private let packed: UInt32

  @inline(__always)
  init(line: Int, score: Int) {
    packed =
      UInt32(truncatingIfNeeded: min(score, 0xFFFF)) &<< 16
      | UInt32(truncatingIfNeeded: line)
  }

  var line: Int { Int(packed & 0xFFFF) }
  var score: Int { Int(packed &>> 16) }
}
