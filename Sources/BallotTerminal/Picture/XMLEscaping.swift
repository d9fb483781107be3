/// Text as it stands in an element or an attribute of XML 1.0: `&`, `<`, `>` and quotes by their
/// entities, and U+FFFD for the characters that no document may hold (2.2, "Characters").
func xmlEscaped(_ text: String) -> String {
  var escaped = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
    case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
    case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
    case "\t", "\n", "\r", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
      escaped.append(scalar)
    default: escaped.append("\u{FFFD}")
    }
  }
  return String(escaped)
}
