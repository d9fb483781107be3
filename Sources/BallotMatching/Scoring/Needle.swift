/// One letter of a term, prepared for comparing.
struct Needle {
  /// The letter in ASCII text: `byte` in every lane, once the bits of `ignored` are set. What is
  /// not in ASCII at all has a byte that no ASCII text holds.
  let byte: SIMD16<UInt8>
  let ignored: SIMD16<UInt8>
  /// The letter in decoded text: the bits of `significant` must equal `code`.
  let code: UInt64
  let significant: UInt64

  init(_ letter: Letter, isCaseSensitive: Bool) {
    code = letter.code
    significant = letter.significantBits
    let isASCII = letter.code < 0x80
    let byte = isASCII ? UInt8(truncatingIfNeeded: letter.code) : 0xFF
    let isFoldable = !isCaseSensitive && isASCII && byte &- UInt8(ascii: "a") < 26
    self.byte = SIMD16(repeating: byte)
    ignored = SIMD16(repeating: isFoldable ? 0x20 : 0)
  }

  @inline(__always)
  func mask(_ block: ByteBlock) -> UInt64 {
    block.mask(of: byte, ignoring: ignored)
  }

  /// The mask of up to 64 decoded letters.
  func mask(_ letters: UnsafeBufferPointer<Letter>, from start: Int) -> UInt64 {
    var mask: UInt64 = 0
    for index in start..<min(start + 64, letters.count)
    where letters[index].code & significant == code {
      mask |= 1 &<< UInt64(index - start)
    }
    return mask
  }
}
