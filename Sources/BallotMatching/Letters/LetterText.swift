/// A text as the letters it is compared by, for text that is not all ASCII.
struct LetterText: Sendable {
  /// The letters as they stand, for terms that tell cases apart.
  private(set) var letters: [Letter] = []
  /// The letters with their case folded.
  private(set) var folded: [Letter] = []
  /// For each letter an ASCII byte of the same kind, so that places are judged by one rule.
  private(set) var shape: [UInt8] = []
  /// For each letter the offset of its first byte.
  private(set) var offsets: [Int] = []

  init() {}

  init(_ text: String) {
    var text = text
    text.withUTF8 { decode(UnsafeRawBufferPointer($0)) }
  }

  /// Replaces the letters by those of this UTF-8 text. Each byte that is not UTF-8 counts as
  /// U+FFFD.
  mutating func decode(_ bytes: UnsafeRawBufferPointer) {
    letters.removeAll(keepingCapacity: true)
    folded.removeAll(keepingCapacity: true)
    shape.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = decodeScalar(bytes, at: offset)
      decompose(scalar) { part in
        if isMark(part), !letters.isEmpty {
          letters[letters.count - 1].attach(mark: part)
          folded[folded.count - 1].attach(mark: part)
        } else {
          let letter = Letter(base: part)
          letters.append(letter)
          folded.append(letter.folded)
          shape.append(shapeByte(of: part, folded: folded[folded.count - 1].base))
          offsets.append(offset)
        }
      }
      offset += length
    }
  }

  /// An ASCII byte that is of the same kind as the scalar: a capital, a blank or a small letter.
  private func shapeByte(of scalar: UInt32, folded: UInt32) -> UInt8 {
    if scalar < 0x80 { return UInt8(truncatingIfNeeded: scalar) }
    if folded != scalar, Unicode.Scalar(scalar)?.properties.isUppercase == true {
      return UInt8(ascii: "A")
    }
    switch scalar {
    case 0x80...0xA0, 0x2000...0x206F, 0x3000...0x303F: return UInt8(ascii: " ")
    default: return UInt8(ascii: "a")
    }
  }
}

/// The scalar at an offset and the bytes it takes; U+FFFD and 1 where the bytes are not UTF-8
/// (Unicode Standard, table 3-7).
@inline(__always)
func decodeScalar(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> (UInt32, Int) {
  let lead = UInt32(bytes[offset])
  if lead < 0x80 { return (lead, 1) }
  func next(_ distance: Int) -> UInt32? {
    guard offset + distance < bytes.count, bytes[offset + distance] & 0xC0 == 0x80 else {
      return nil
    }
    return UInt32(bytes[offset + distance] & 0x3F)
  }
  let replacement: (UInt32, Int) = (0xFFFD, 1)
  guard lead >= 0xC2, lead < 0xF5, let second = next(1) else { return replacement }
  if lead < 0xE0 { return ((lead & 0x1F) << 6 | second, 2) }
  guard let third = next(2) else { return replacement }
  if lead < 0xF0 {
    let scalar = (lead & 0x0F) << 12 | second << 6 | third
    return scalar < 0x800 || scalar >> 11 == 0x1B ? replacement : (scalar, 3)
  }
  guard let fourth = next(3) else { return replacement }
  let scalar = (lead & 0x07) << 18 | second << 12 | third << 6 | fourth
  return scalar < 0x10000 || scalar > 0x10FFFF ? replacement : (scalar, 4)
}
