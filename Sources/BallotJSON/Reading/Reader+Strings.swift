extension Reader {
  /// Reads a string (RFC 8259, section 7).
  mutating func readString() throws(JSONError) {
    let start = offset
    offset += 1
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        appendNode(start..<offset)
        return
      case UInt8(ascii: "\\"):
        try passEscape()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw error(.lineBreakInString)
      case 0x00...0x1F:
        throw error(.controlInString(Unicode.Scalar(byte)))
      case 0x20...0x7F:
        offset += 1
      default:
        guard let length = scalarLength else { throw error(.notUTF8) }
        offset += length
      }
    }
    throw error(.endsInsideString, at: start)
  }

  private mutating func passEscape() throws(JSONError) {
    let start = offset
    offset += 1
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    case UInt8(ascii: "u"):
      try passUnicodeEscape(from: start)
    case nil:
      return
    default:
      guard let scalar else { throw error(.notUTF8) }
      throw error(.unknownEscape(scalar), at: start)
    }
  }

  /// Passes `\uXXXX`, or the two of them that make a surrogate pair.
  private mutating func passUnicodeEscape(from start: Int) throws(JSONError) {
    guard let first = hexadecimalValue(bytes.dropFirst(start + 2).prefix(4)) else {
      throw error(.shortUnicodeEscape, at: start)
    }
    offset = start + 6
    guard Unicode.Scalar(first) == nil else { return }
    let second = bytes.dropFirst(offset).prefix(6)
    guard second.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]),
      let trail = hexadecimalValue(second.dropFirst(2)),
      Unicode.Scalar(surrogatePair: first, trail) != nil
    else { throw error(.loneSurrogate, at: start) }
    offset += 6
  }

  /// How many bytes the scalar at the offset has, or nil if they are not well-formed UTF-8
  /// (Unicode 16.0, section 3.9, table 3-7).
  private var scalarLength: Int? {
    let lead = bytes[offset]
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= bytes.count, second ~= bytes[offset + 1] else { return nil }
    for index in offset + 2..<offset + length where bytes[index] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }

  /// The scalar at the offset; nil at the end, and if it is not well-formed UTF-8.
  var scalar: Unicode.Scalar? {
    guard !isAtEnd, let length = scalarLength else { return nil }
    return String(decoding: bytes[offset..<offset + length], as: UTF8.self).unicodeScalars.first
  }
}
