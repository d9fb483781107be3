/// One value, or one member's name, in the flat list that a reader makes. The list is in the order
/// of the text: a container's node comes before those inside it, a name before its value.
///
/// Twelve bytes each, as a hostile text of 8 MiB can hold four million.
struct Node: Sendable {
  private let start: UInt32
  private var end: UInt32
  private var nextIndex: UInt32

  /// The most bytes that a text may have.
  static let greatestOffset = Int(UInt32.max)

  /// A value without others inside.
  init(_ range: Range<Int>, next: Int) {
    start = UInt32(range.lowerBound)
    end = UInt32(range.upperBound)
    nextIndex = UInt32(next)
  }

  /// Sets where a container ends: its last byte and the nodes inside it have been read.
  mutating func close(at end: Int, next: Int) {
    self.end = UInt32(end)
    nextIndex = UInt32(next)
  }

  /// The UTF-8 bytes of the value in the text.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// The index of the first node that is not inside this one.
  var next: Int { Int(nextIndex) }
}

extension Node {
  /// The indices of the elements of an array, or of the names of an object: each value follows its
  /// name.
  struct Entries: Sequence, IteratorProtocol {
    private let nodes: [Node]
    private let areMembers: Bool
    private let end: Int
    private var index: Int

    init(nodes: [Node], of container: Int, areMembers: Bool) {
      self.nodes = nodes
      self.areMembers = areMembers
      end = nodes[container].next
      index = container + 1
    }

    mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = nodes[areMembers ? index + 1 : index].next }
      return index
    }

    /// The exact count, so that `map` reserves what it needs and no more.
    var underestimatedCount: Int {
      reduce(0) { count, _ in count + 1 }
    }
  }
}
