extension Unicode.Scalar {
  /// Whether printing it could steer a terminal or turn text around: the controls of C0 and C1,
  /// DEL, the line and paragraph separators, and the controls of the Unicode Bidirectional
  /// Algorithm (UAX #9, table 4).
  var isHarmfulInTerminal: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Its escape in a JSON string (RFC 8259, section 7): the short one if there is one. For scalars
  /// of the Basic Multilingual Plane; no other needs one.
  var jsonEscape: String {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\u{8}": "\\b"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\u{C}": "\\f"
    case "\r": "\\r"
    default:
      "\\u" + String(repeating: "0", count: max(0, 4 - hexadecimal.count)) + hexadecimal
    }
  }

  private var hexadecimal: String {
    String(value, radix: 16)
  }
}
