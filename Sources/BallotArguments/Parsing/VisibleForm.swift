/// Scalars of a text from outside that a message quotes; what is longer is cut.
private let quotedLength = 60

/// A text from outside, in quotes, harmless for a terminal and short enough for a message.
func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars.prefix(quotedLength + 1)
  guard scalars.count > quotedLength else { return "\"" + harmless(text) + "\"" }
  return "\"" + harmless(String(Substring(scalars.dropLast()))) + "…\""
}

/// The text with everything that a terminal would not draw written as `\u{NN}`.
func harmless(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if isHarmless(scalar) {
      result.append(scalar)
    } else {
      result.append(contentsOf: "\\u{\(hexadecimal(scalar.value))}".unicodeScalars)
    }
  }
  return String(result)
}

/// Bytes that are not UTF-8, in quotes: ASCII as it is, every other byte as `\xNN`.
func visibleForm(ofBytes bytes: [UInt8]) -> String {
  var result = "\""
  for (count, byte) in bytes.enumerated() {
    if count == quotedLength { return result + "…\"" }
    if (0x20..<0x7F).contains(byte) {
      result.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      result += "\\x" + (byte < 16 ? "0" : "") + hexadecimal(UInt32(byte))
    }
  }
  return result + "\""
}

/// Whether a terminal draws the scalar and nothing else: control characters can move the cursor,
/// format characters (Unicode general category Cf) can reorder what stands beside them. The two
/// joiners are kept for the scripts and emoji that are written with them.
private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case " "..."~", "\u{200C}", "\u{200D}": return true
  default: break
  }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: return false
  default: return true
  }
}

private func hexadecimal(_ value: UInt32) -> String {
  String(value, radix: 16, uppercase: true)
}
