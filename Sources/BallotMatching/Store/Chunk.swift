/// About 64 KiB of options: their bytes, one after the other, and what is known of each.
///
/// Lines never move and never change once they are here, so a search that has looked at the first n
/// of them goes on with the next when more have arrived.
struct Chunk: Sendable {
  /// The bytes after which a chunk takes no further line. A line takes at least one byte, its
  /// separator, so the number of a line in its chunk fits 16 bits.
  static let capacity = 65_536

  /// The number of the first option in the store.
  let first: Int
  /// Whether signatures would cost more than they save.
  private let isSearchedOnce: Bool
  /// The lines, each with a separator after it, and the beginning of one that has no end yet.
  private(set) var bytes: [UInt8] = []
  /// For each line where its separator stands.
  private(set) var ends: [UInt32] = []
  /// For each line which letters it holds.
  private(set) var signatures: [UInt32] = []
  /// For each line where its label ends and what is only searched begins; empty as long as every
  /// line is its label.
  private(set) var labelEnds: [UInt32] = []

  init(first: Int, isSearchedOnce: Bool) {
    self.first = first
    self.isSearchedOnce = isSearchedOnce
    bytes.reserveCapacity(Chunk.capacity)
  }

  var count: Int { ends.count }

  /// Where the line that has no end yet begins.
  var unfinishedStart: Int { start(of: count) }

  func start(of line: Int) -> Int {
    line == 0 ? 0 : Int(ends[line - 1]) + 1
  }

  /// The bytes of a line's label.
  func label(of line: Int) -> Range<Int> {
    start(of: line)..<Int(labelEnds.isEmpty ? ends[line] : labelEnds[line])
  }

  /// Passes the bytes, the signatures, and a function from the number of a line to its label and
  /// the rest that is only searched.
  @inline(__always)
  func withUnsafeLines(
    _ body: (
      UnsafeRawBufferPointer, UnsafeBufferPointer<UInt32>, (Int) -> (Range<Int>, Range<Int>)
    ) -> Void
  ) {
    bytes.withUnsafeBytes { bytes in
      ends.withUnsafeBufferPointer { ends in
        labelEnds.withUnsafeBufferPointer { labelEnds in
          signatures.withUnsafeBufferPointer { signatures in
            body(bytes, signatures) { line in
              let start = line == 0 ? 0 : Int(ends[line &- 1]) &+ 1
              let end = Int(ends[line])
              let labelEnd = labelEnds.isEmpty ? end : Int(labelEnds[line])
              return (start..<labelEnd, min(labelEnd &+ 1, end)..<end)
            }
          }
        }
      }
    }
  }

  /// Adds bytes as they were read and ends a line at each separator.
  mutating func append(_ block: UnsafeRawBufferPointer, separator: UInt8) {
    let scanned = bytes.count
    bytes.append(contentsOf: block)
    var ends = [UInt32]()
    bytes.withUnsafeBytes { bytes in
      forEachOffset(of: separator, in: bytes, from: scanned) {
        ends.append(UInt32(truncatingIfNeeded: $0))
        return true
      }
    }
    end(lines: ends)
  }

  /// Adds an option with text that is searched but not part of its label.
  mutating func append(label: String, searched: [String], separator: UInt8) {
    bytes.append(contentsOf: label.utf8)
    let labelEnd = UInt32(truncatingIfNeeded: bytes.count)
    // A line break parts the texts, so that each begins a word.
    for text in searched {
      bytes.append(UInt8(ascii: "\n"))
      bytes.append(contentsOf: text.utf8)
    }
    let end = UInt32(truncatingIfNeeded: bytes.count)
    bytes.append(separator)
    self.end(lines: [end], labels: searched.isEmpty ? nil : [labelEnd])
  }

  /// Takes away the bytes of the line that has no end yet, and all room that was kept for more.
  mutating func close() -> [UInt8] {
    let unfinished = Array(bytes[unfinishedStart...])
    bytes.removeLast(unfinished.count)
    // Arrays made from a buffer have no room to spare, unlike those that grew.
    if bytes.capacity > 2 * Chunk.capacity { bytes = bytes.withUnsafeBufferPointer(Array.init) }
    ends = ends.withUnsafeBufferPointer(Array.init)
    signatures = signatures.withUnsafeBufferPointer(Array.init)
    return unfinished
  }

  /// Ends lines whose bytes are here, where `lines` says, and their labels before that, where
  /// `labels` says so.
  private mutating func end(lines: [UInt32], labels: [UInt32]? = nil) {
    var start = unfinishedStart
    var letters = LetterText()
    bytes.withUnsafeBytes { bytes in
      Signature.table.withUnsafeBufferPointer { table in
        for end in lines {
          let line = UnsafeRawBufferPointer(rebasing: bytes[start..<Int(end)])
          signatures.append(
            isSearchedOnce
              ? Signature.unknown(line) : Signature.of(line, table, letters: &letters))
          start = Int(end) + 1
        }
      }
    }
    if labelEnds.isEmpty, labels != nil { labelEnds = ends }
    if !labelEnds.isEmpty || labels != nil { labelEnds += labels ?? lines }
    ends += lines
  }
}
