/// Gathers the text of a bracketed paste up to its end marker, `CSI 201 ~` (xterm control
/// sequences, "Bracketed Paste Mode"), and makes it harmless: CR and CRLF become `\n`, and of the
/// other control characters only tab stays.
struct PasteCollector: Sendable {
  /// The longest text kept, in UTF-8 bytes: 1 MiB. The rest of a longer paste is dropped.
  static let limit = 1 << 20

  private static let endMarker: [UInt8] = [0x5B, 0x32, 0x30, 0x31, 0x7E]

  private var text = String.UnicodeScalarView()
  private var length = 0
  private var characters = UTF8Decoder()
  private var isAfterCarriageReturn = false
  /// Whether the last byte was that of Ctrl-C.
  private(set) var isInterrupted = false
  /// The part of the end marker that followed an ESC, or, from 1 on, a one-byte CSI.
  private var matched: Range<Int>?

  /// The whole text, when this byte completes the end marker; the collector is then empty again.
  mutating func take(_ byte: UInt8) -> String? {
    isInterrupted = byte == 0x03
    if let part = matched {
      if byte == Self.endMarker[part.upperBound] {
        matched = part.lowerBound..<part.upperBound + 1
        return part.upperBound + 1 == Self.endMarker.count ? finish() : nil
      }
      matched = nil
      for held in Self.endMarker[part] { append(held) }
    }
    if byte == 0x1B {
      characters.reset()
      isAfterCarriageReturn = false
      matched = 0..<0
    } else if byte == 0x9B, !characters.isInside {
      matched = 1..<1
    } else {
      append(byte)
    }
    return nil
  }

  private mutating func finish() -> String {
    defer { self = PasteCollector() }
    return String(text)
  }

  private mutating func append(_ byte: UInt8) {
    let isLineFeedOfPair = isAfterCarriageReturn && byte == 0x0A
    isAfterCarriageReturn = byte == 0x0D
    if byte >= 0x80 {
      if let scalar = characters.take(byte) { append(scalar) }
      return
    }
    characters.reset()
    if byte == 0x0D {
      append("\n")
    } else if !isLineFeedOfPair {
      append(Unicode.Scalar(byte))
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    guard scalar == "\n" || scalar == "\t" || Key.Code(typed: scalar) != nil else { return }
    // Once a character does not fit, no shorter one may follow: what is kept is a beginning.
    length += UTF8.width(scalar)
    if length <= Self.limit { text.append(scalar) }
  }
}
