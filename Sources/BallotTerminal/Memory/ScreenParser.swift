/// Cuts the bytes a terminal receives into what they ask for: text, controls and control sequences
/// (ECMA-48, 5.4; UTF-8). A sequence may be cut anywhere between two calls.
struct ScreenParser: Hashable, Sendable {
  /// What a terminal is asked to do.
  enum Action: Hashable {
    /// Shows a character or adds it to the one before.
    case text(Unicode.Scalar)
    /// A control character of C0.
    case control(UInt8)
    /// ESC with intermediates and a final byte.
    case escape(String)
    /// CSI with all that came after it.
    case sequence(ControlSequence)
  }

  /// CSI, parameters, intermediates, final byte.
  struct ControlSequence: Hashable {
    /// `?`, `>`, `=` or `<` where the sequence is a private one.
    var marker: Character?
    /// The numbers between the semicolons, `nil` where there is none. A colon counts as semicolon.
    var parameters: [Int?]
    /// Intermediates and the final byte.
    var final: String

    /// As it came, without CSI.
    var description: String {
      let numbers = parameters.map { $0.map(String.init) ?? "" }.joined(separator: ";")
      return (marker.map(String.init) ?? "") + numbers + final
    }

    /// A parameter, 1 where it is missing or 0.
    func count(_ index: Int) -> Int {
      let number = index < parameters.count ? parameters[index] ?? 0 : 0
      return max(number, 1)
    }

    /// A parameter, 0 where it is missing.
    func number(_ index: Int) -> Int {
      index < parameters.count ? parameters[index] ?? 0 : 0
    }
  }

  private enum State: Hashable {
    case ground
    case character(bytes: [UInt8], length: Int)
    case escape(String)
    case control(String)
    /// OSC, DCS, SOS, PM or APC: skipped up to BEL or ST.
    case string(sawEscape: Bool)
  }

  private var state = State.ground

  /// What one more byte completes: nothing, one action, or two where it also ends a cut character.
  mutating func feed(_ byte: UInt8) -> [Action] {
    switch state {
    case .ground: return ground(byte)
    case .character(let bytes, let length): return character(bytes + [byte], length)
    case .escape(let intermediates): return escape(byte, after: intermediates)
    case .control(let text): return control(byte, after: text)
    case .string(let sawEscape):
      let isOver = byte == 0x07 || byte == 0x18 || (sawEscape && byte == UInt8(ascii: "\\"))
      state = isOver ? .ground : .string(sawEscape: byte == 0x1B)
      return []
    }
  }

  private mutating func ground(_ byte: UInt8) -> [Action] {
    switch byte {
    case 0x1B: state = .escape("")
    case 0x20..<0x7F: return [.text(Unicode.Scalar(byte))]
    case 0xC2..<0xE0: state = .character(bytes: [byte], length: 2)
    case 0xE0..<0xF0: state = .character(bytes: [byte], length: 3)
    case 0xF0..<0xF5: state = .character(bytes: [byte], length: 4)
    case 0x80...: return [.text("\u{FFFD}")]
    default: return [.control(byte)]
    }
    return []
  }

  private mutating func character(_ bytes: [UInt8], _ length: Int) -> [Action] {
    if let last = bytes.last, last & 0xC0 != 0x80 {
      state = .ground
      return [.text("\u{FFFD}")] + ground(last)
    }
    if bytes.count < length {
      state = .character(bytes: bytes, length: length)
      return []
    }
    state = .ground
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    // C1 controls: 8-bit terminals are no more, so they are neither obeyed nor shown.
    return text.filter { !(0x80..<0xA0).contains($0.value) }.map { .text($0) }
  }

  private mutating func escape(_ byte: UInt8, after intermediates: String) -> [Action] {
    let text = intermediates + String(Unicode.Scalar(byte))
    switch byte {
    case 0x1B: state = .escape("")
    case 0x00..<0x20: return [.control(byte)]
    case 0x20..<0x30: state = .escape(text)
    case UInt8(ascii: "[") where intermediates.isEmpty: state = .control("")
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(sawEscape: false)
    default:
      state = .ground
      return [.escape(text)]
    }
    return []
  }

  private mutating func control(_ byte: UInt8, after text: String) -> [Action] {
    switch byte {
    case 0x1B: state = .escape("")
    case 0x18, 0x1A: state = .ground
    case 0x00..<0x20: return [.control(byte)]
    case 0x40..<0x7F:
      state = .ground
      return [.sequence(Self.sequence(text, final: Unicode.Scalar(byte)))]
    default: state = .control(text + String(Unicode.Scalar(byte)))
    }
    return []
  }

  private static func sequence(_ text: String, final: Unicode.Scalar) -> ControlSequence {
    let marker = text.first.flatMap { "<=>?".contains($0) ? $0 : nil }
    let numbers = text.drop { $0 == marker }.prefix { $0.isNumber || $0 == ";" || $0 == ":" }
    let intermediates = text.drop { $0 == marker || $0.isNumber || $0 == ";" || $0 == ":" }
    return ControlSequence(
      marker: marker,
      parameters: numbers.split(omittingEmptySubsequences: false) { $0 == ";" || $0 == ":" }
        .map { Int($0) },
      final: String(intermediates) + String(final))
  }
}
