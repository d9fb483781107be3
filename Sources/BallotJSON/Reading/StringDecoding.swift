/// The text of a JSON string (RFC 8259, section 7), from what stands between its quotes.
///
/// A reader has checked the bytes; what could not be decoded would become U+FFFD.
func decodedString(_ bytes: ArraySlice<UInt8>) -> String {
  guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
  var text: [UInt8] = []
  text.reserveCapacity(bytes.count)
  var rest = bytes
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
      text.append(byte)
      continue
    }
    switch escape {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "u"): text.append(contentsOf: decodedUnicodeEscape(&rest).utf8)
    default: text.append(escape)
    }
  }
  return String(decoding: text, as: UTF8.self)
}

/// The scalar of one `\u` escape, or of the two that make a surrogate pair; `rest` begins after the
/// first `\u`.
private func decodedUnicodeEscape(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
  let first = hexadecimalValue(rest.prefix(4)) ?? 0xFFFD
  rest = rest.dropFirst(4)
  guard UTF16.isLeadSurrogate(UInt16(first)) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
  let second = hexadecimalValue(rest.dropFirst(2).prefix(4)) ?? 0xFFFD
  rest = rest.dropFirst(6)
  return Unicode.Scalar(surrogatePair: first, second) ?? "\u{FFFD}"
}

/// The value of four hexadecimal digits, or nil if they are not four or not digits.
func hexadecimalValue(_ digits: ArraySlice<UInt8>) -> UInt32? {
  guard digits.count == 4 else { return nil }
  var value: UInt32 = 0
  for digit in digits {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(digit - 0x30)
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      value = value << 4 | UInt32((digit | 0x20) - UInt8(ascii: "a") + 10)
    default: return nil
    }
  }
  return value
}

extension Unicode.Scalar {
  /// The scalar of a surrogate pair (Unicode 16.0, section 3.9, D91), or nil if it is none.
  init?(surrogatePair lead: UInt32, _ trail: UInt32) {
    guard (0xD800...0xDBFF).contains(lead), (0xDC00...0xDFFF).contains(trail) else { return nil }
    self.init(0x10000 + (lead - 0xD800) << 10 + (trail - 0xDC00))
  }
}
