/// A list of options that grows as they are read: raw bytes and offsets, for millions of lines.
///
/// A value like an array: a copy stays as it was. Copying is cheap, and appending to a store of
/// which a copy is held copies at most the last 64 KiB.
///
/// With each option come 8 bytes besides its own and its separator.
public struct OptionStore: Sendable {
  /// The byte that ends each line.
  public let separator: UInt8
  private let isSearchedOnce: Bool
  private(set) var chunks: [Chunk] = []

  /// An empty list, whose lines end with `separator`: a line feed, or NUL for `--read0`. Where it
  /// `isSearchedOnce`, what makes searches fast is left out, as it would cost more than one saves.
  public init(separator: UInt8 = 0x0A, isSearchedOnce: Bool = false) {
    self.separator = separator
    self.isSearchedOnce = isSearchedOnce
  }

  /// The number of options: of lines that have ended, until `finish`.
  public var count: Int {
    chunks.last.map { $0.first + $0.count } ?? 0
  }

  /// Whether a line has begun and not ended.
  public var hasUnfinishedLine: Bool {
    chunks.last.map { $0.unfinishedStart < $0.bytes.count } ?? false
  }

  /// Appends the next bytes of the input, which may begin and end within a line. A carriage return
  /// before the separator stays.
  public mutating func append(_ block: UnsafeRawBufferPointer) {
    var rest = block
    while !rest.isEmpty {
      let index = roomIndex(for: 1)
      var size = Chunk.capacity - chunks[index].bytes.count
      if size <= 0 {
        // A line longer than a chunk is the only one of its chunk, and grows as it comes.
        size = firstOffset(of: separator, in: rest).map { $0 + 1 } ?? rest.count
      }
      chunks[index].append(.init(rebasing: rest.prefix(size)), separator: separator)
      rest = .init(rebasing: rest.dropFirst(size))
    }
  }

  /// Appends the next bytes of the input, which may begin and end within a line.
  public mutating func append(_ block: [UInt8]) {
    block.withUnsafeBytes { append($0) }
  }

  /// Appends one option. What is `searched` besides its label, such as keywords and details, counts
  /// half as much in the ranking.
  public mutating func append(label: String, searched: [String] = []) {
    finish()
    let size = searched.reduce(label.utf8.count + 1) { $0 + $1.utf8.count + 1 }
    chunks[roomIndex(for: size)].append(label: label, searched: searched, separator: separator)
  }

  /// Ends the last line where the input ended without a separator. An empty line after the last
  /// separator is none.
  public mutating func finish() {
    if hasUnfinishedLine { append([separator]) }
  }

  /// The bytes of an option's label, at most `limit` of them: of a line of a mebibyte a screen shows
  /// little. The option is below `count`.
  public func bytes(at option: Int, limit: Int = .max) -> [UInt8] {
    var bytes: [UInt8] = []
    append(option, to: &bytes, limit: limit)
    return bytes
  }

  /// Adds the bytes of an option's label, at most `limit` of them, to the end of `output`. The
  /// option is below `count`.
  public func append(_ option: Int, to output: inout [UInt8], limit: Int = .max) {
    let chunk = chunks[chunkIndex(of: option)]
    let label = chunk.label(of: option - chunk.first)
    chunk.bytes.withUnsafeBufferPointer { output.append(contentsOf: $0[label].prefix(limit)) }
  }

  /// An option's label, or `nil` where it is not UTF-8. The option is below `count`.
  public func text(at option: Int) -> String? {
    String(validating: bytes(at: option), as: UTF8.self)
  }

  /// The index of the chunk that holds an option.
  func chunkIndex(of option: Int) -> Int {
    var low = 0
    var high = chunks.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if chunks[middle].first <= option { low = middle } else { high = middle }
    }
    return low
  }

  /// The index of a chunk with room for this many bytes more: the last one, or a new one that
  /// begins with the unfinished line of the last. A line that no chunk has room for has one alone.
  private mutating func roomIndex(for size: Int) -> Int {
    guard let last = chunks.indices.last else {
      chunks.append(Chunk(first: 0, isSearchedOnce: isSearchedOnce))
      return 0
    }
    if chunks[last].count == 0 || chunks[last].bytes.count + size <= Chunk.capacity { return last }
    let unfinished = chunks[last].close()
    chunks.append(Chunk(first: count, isSearchedOnce: isSearchedOnce))
    unfinished.withUnsafeBytes { chunks[last + 1].append($0, separator: separator) }
    return last + 1
  }
}
