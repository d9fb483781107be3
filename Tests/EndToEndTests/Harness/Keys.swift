/// The bytes that terminals send for keys.
extension String {
  static let enter = "\r"
  static let space = " "
  static let tab = "\t"
  static let escape = "\u{1B}"
  static let backspace = "\u{7F}"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let end = "\u{1B}[F"
  static let pageDown = "\u{1B}[6~"
  static let interrupt = "\u{3}"
  static let endOfInput = "\u{4}"
  static let redraw = "\u{C}"
  static let suspend = "\u{1A}"

  /// A text as a terminal pastes it (xterm's bracketed paste).
  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
