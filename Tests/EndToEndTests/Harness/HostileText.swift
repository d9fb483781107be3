/// What strangers may put into a text: every control character, and sequences that do something in
/// some terminal.
enum HostileText {
  /// All of them; NUL, which no argument can hold, is left out.
  static let sequences: [String] = {
    let controls = (0x01...0x1F).map { $0 } + (0x7F...0x9F).map { $0 }
    let scalars =
      controls + [0x2028, 0x2029, 0x200B, 0x200E, 0x200F, 0x202A, 0x202B, 0x202D]
      + [0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0xFEFF, 0x061C]
    var sequences = scalars.compactMap { Unicode.Scalar($0) }.map { String(Character($0)) }
    // CSI with every last byte, bare and with parameters, in two forms (ECMA-48, DEC, xterm).
    for final in (0x40...0x7E).compactMap({ Unicode.Scalar($0) }) {
      for parameters in ["", "2", "1;1", "?1049", ">4;1"] {
        sequences.append("\u{1B}[\(parameters)\(final)")
      }
      sequences.append("\u{9B}3\(final)")
    }
    // Two-byte escape sequences: resets, character sets, cursors that are saved.
    sequences += (0x30...0x7E).compactMap { Unicode.Scalar($0) }.map { "\u{1B}\($0)" }
    sequences += ["\u{1B}(0", "\u{1B})A", "\u{1B}#8", "\u{1B}%G", "\u{1B} F"]
    // Titles, links, the clipboard, notifications, colours, files (xterm, iTerm2, kitty).
    for number in [0, 1, 2, 4, 7, 8, 9, 10, 11, 12, 22, 50, 52, 99, 104, 133, 633, 777, 1337] {
      for end in ["\u{7}", "\u{1B}\\", "\u{9C}", ""] {
        sequences.append("\u{1B}]\(number);x;c3RvbGVu\(end)")
      }
      sequences.append("\u{9D}\(number);x\u{7}")
    }
    // Device control, status requests, programs, private messages.
    for introducer in ["\u{1B}P", "\u{1B}X", "\u{1B}^", "\u{1B}_", "\u{90}", "\u{98}", "\u{9F}"] {
      for text in ["$q\"p", "+q544e", "Gf=100,a=T", "1$r0m", "tmux;\u{1B}\u{1B}[2J"] {
        sequences.append("\(introducer)\(text)\u{1B}\\")
      }
    }
    return sequences
  }()

  /// What of a text that was drawn could come from one of these sequences, which stood between `x`
  /// and `y`: controls that we never send, and the sequence as it is.
  static func controls(in drawn: String, of sequence: String) -> [String] {
    var found: [String] = []
    let ours: Set<Unicode.Scalar> = ["\u{1B}", "\r", "\n", "\u{8}"]
    for scalar in drawn.unicodeScalars
    where scalar.properties.generalCategory == .control && !ours.contains(scalar) {
      found.append("U+\(String(scalar.value, radix: 16))")
    }
    if drawn.unicodeScalars.contains("\u{202E}") { found.append("U+202E") }
    let isPlain = sequence.unicodeScalars.allSatisfy { !["\r", "\n", "\u{8}"].contains($0) }
    if isPlain, drawn.contains("x\(sequence)y") { found.append("the sequence") }
    for introducer in ["\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}^", "\u{1B}X", "\u{1B}c"]
    where drawn.contains(introducer) {
      found.append(introducer.debugDescription)
    }
    return found
  }
}
