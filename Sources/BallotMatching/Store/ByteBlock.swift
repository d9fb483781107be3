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
  ///
  /// SSE2's and NEON's own instructions for this cannot be named in Swift. So each half of each
  /// vector keeps a bit of its own, a row of an 8 by 8 matrix whose columns are bytes.
  @inline(__always)
  func mask(of byte: SIMD16<UInt8>, ignoring ignored: SIMD16<UInt8>) -> UInt64 {
    let rows =
      ByteBlock.equal(first | ignored, byte) & ByteBlock.rows(0x01, 0x02)
      | ByteBlock.equal(second | ignored, byte) & ByteBlock.rows(0x04, 0x08)
      | ByteBlock.equal(third | ignored, byte) & ByteBlock.rows(0x10, 0x20)
      | ByteBlock.equal(fourth | ignored, byte) & ByteBlock.rows(0x40, 0x80)
    let halves = unsafeBitCast(rows, to: SIMD2<UInt64>.self)
    return ByteBlock.transpose(halves[0] | halves[1])
  }

  @inline(__always)
  private static func equal(_ left: SIMD16<UInt8>, _ right: SIMD16<UInt8>) -> SIMD16<UInt8> {
    unsafeBitCast(left .== right, to: SIMD16<UInt8>.self)
  }

  @inline(__always)
  private static func rows(_ low: UInt8, _ high: UInt8) -> SIMD16<UInt8> {
    SIMD16(lowHalf: SIMD8(repeating: low), highHalf: SIMD8(repeating: high))
  }

  /// Swaps rows and columns of 8 by 8 bits: bit 8i + j and bit 8j + i (Warren, Hacker's Delight,
  /// section 7-3).
  @inline(__always)
  private static func transpose(_ matrix: UInt64) -> UInt64 {
    var result = matrix
    var swapped = (result ^ result &>> 7) & 0x00AA_00AA_00AA_00AA
    result ^= swapped ^ swapped &<< 7
    swapped = (result ^ result &>> 14) & 0x0000_CCCC_0000_CCCC
    result ^= swapped ^ swapped &<< 14
    swapped = (result ^ result &>> 28) & 0x0000_0000_F0F0_F0F0
    return result ^ swapped ^ swapped &<< 28
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
