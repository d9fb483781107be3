/// The control functions that frames are made of (ECMA-48, DEC private modes), as bytes.
extension [UInt8] {
  /// Adds CSI, a number and a final byte; a number that is `nil` or 1, the default of those that
  /// move the cursor, is left out.
  mutating func appendControl(_ number: Int? = nil, final: Unicode.Scalar) {
    append(contentsOf: "\u{1B}[".utf8)
    if let number, number != 1 { append(contentsOf: String(number).utf8) }
    append(final)
  }

  /// Adds DECSET or DECRST of a private mode (25, 1049, 2026).
  mutating func appendMode(_ mode: Int, isOn: Bool) {
    append(contentsOf: "\u{1B}[?\(mode)\(isOn ? "h" : "l")".utf8)
  }

  /// Adds one ASCII byte several times.
  mutating func append(_ scalar: Unicode.Scalar, times: Int = 1) {
    append(contentsOf: repeatElement(UInt8(ascii: scalar), count: Swift.max(times, 0)))
  }
}

/// The private modes that the writer switches.
enum PrivateMode {
  /// DECTCEM: the cursor is shown.
  static let cursor = 25
  /// The alternate screen, with the cursor saved and restored (xterm).
  static let alternateScreen = 1049
  /// Synchronized output: what is written while it is on is shown at once (contour's extension).
  static let synchronizedOutput = 2026
}
