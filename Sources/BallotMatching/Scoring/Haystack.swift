/// The text a term is looked for in: places that may hold its letters, at most 64 to a word.
protocol Haystack {
  /// The number of places.
  var count: Int { get }
  /// A byte for each place, by which its worth is judged.
  var shape: UnsafePointer<UInt8> { get }
  /// The mask of the places of a word, 64 a word, that hold a letter.
  func mask(of needle: Needle, word: Int) -> UInt64
}

/// ASCII text, where each byte is a letter.
struct ASCIIHaystack: Haystack {
  let shape: UnsafePointer<UInt8>
  let count: Int
  /// The number of bytes that may be read from `shape` on.
  private let available: Int

  /// A part of the `size` bytes at a pointer.
  @inline(__always)
  init(_ bytes: UnsafePointer<UInt8>, size: Int, _ part: Range<Int>) {
    shape = bytes + part.lowerBound
    count = part.count
    available = size &- part.lowerBound
  }

  @inline(__always)
  func mask(of needle: Needle, word: Int) -> UInt64 {
    let start = word &* 64
    let mask = needle.mask(ByteBlock(shape + start, available: available &- start))
    let rest = count &- start
    return rest >= 64 ? mask : mask & ~(UInt64.max &<< UInt64(rest))
  }
}

/// Text that was decoded to letters.
struct LetterHaystack: Haystack {
  let shape: UnsafePointer<UInt8>
  let letters: UnsafeBufferPointer<Letter>

  var count: Int { letters.count }

  func mask(of needle: Needle, word: Int) -> UInt64 {
    needle.mask(letters, from: word &* 64)
  }
}
