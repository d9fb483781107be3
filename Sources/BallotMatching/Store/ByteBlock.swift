/// 64 bytes, to be compared with one byte at a time.
struct ByteBlock {
  var first: SIMD16<UInt8>
  var second: SIMD16<UInt8>
  var third: SIMD16<UInt8>
  var fourth: SIMD16<UInt8>

  /// The 64 bytes at a pointer, of which only `available` may be read; the others are zero.
  @inline(__always)
  init(_ pointer: UnsafeRawPointer, available: Int) {
    if available >= 64 {
      first = pointer.loadUnaligned(as: SIMD16<UInt8>.self)
      second = pointer.loadUnaligned(fromByteOffset: 16, as: SIMD16<UInt8>.self)
      third = pointer.loadUnaligned(fromByteOffset: 32, as: SIMD16<UInt8>.self)
      fourth = pointer.loadUnaligned(fromByteOffset: 48, as: SIMD16<UInt8>.self)
    } else {
      var copy = SIMD64<UInt8>()
      withUnsafeMutableBytes(of: &copy) { room in
        room.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: max(available, 0)))
      }
      first = copy.lowHalf.lowHalf
      second = copy.lowHalf.highHalf
      third = copy.highHalf.lowHalf
      fourth = copy.highHalf.highHalf
    }
  }

  /// A mask whose bit i is set where byte i equals `byte` once the bits of `ignored` are set in it:
  /// 0x20 makes a small letter equal its capital.
  @inline(__always)
  func mask(of byte: SIMD16<UInt8>, ignoring ignored: SIMD16<UInt8>) -> UInt64 {
    ByteBlock.bits(first | ignored, byte) | ByteBlock.bits(second | ignored, byte) &<< 16
      | ByteBlock.bits(third | ignored, byte) &<< 32 | ByteBlock.bits(fourth | ignored, byte) &<< 48
  }

  /// One bit a lane. SSE2's and NEON's own instructions for this cannot be named in Swift, so each
  /// half keeps bit i of its lane i, and a multiplication adds the eight lanes up in the top byte.
  @inline(__always)
  private static func bits(_ bytes: SIMD16<UInt8>, _ byte: SIMD16<UInt8>) -> UInt64 {
    let equal = unsafeBitCast(bytes .== byte, to: SIMD2<UInt64>.self)
    let low = (equal[0] & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101
    let high = (equal[1] & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101
    return low &>> 56 | (high &>> 56) &<< 8
  }
}

/// Calls `body` with the offset of each `byte` from `start` on, until it returns false.
@inline(__always)
func forEachOffset(
  of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int, _ body: (Int) -> Bool
) {
  guard let base = bytes.baseAddress else { return }
  let wanted = SIMD16(repeating: byte)
  var block = start
  while block < bytes.count {
    let available = bytes.count &- block
    var mask = ByteBlock(base + block, available: available).mask(of: wanted, ignoring: .zero)
    if available < 64 { mask &= ~(UInt64.max &<< UInt64(available)) }
    while mask != 0 {
      if !body(block &+ mask.trailingZeroBitCount) { return }
      mask &= mask &- 1
    }
    block &+= 64
  }
}

/// The offset of the first `byte`, or `nil` where there is none.
func firstOffset(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
  var first: Int?
  forEachOffset(of: byte, in: bytes, from: 0) {
    first = $0
    return false
  }
  return first
}
