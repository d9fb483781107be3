/// Joins the bytes of UTF-8 characters that may arrive one by one; what is no UTF-8 gives nothing
/// (Unicode 17.0, table 3-7, well-formed byte sequences).
///
/// Only bytes from 80 on are fed; a byte below 80 ends whatever was pending by `reset`.
struct UTF8Decoder: Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF
  /// Whether the last bytes began a character that cannot be: what continues it belongs to it.
  private var isBroken = false

  /// Whether a character has begun and waits for more bytes.
  var isIncomplete: Bool { missing > 0 }

  /// Whether a byte from 80 to BF would belong to a character, sound or broken, so that it cannot
  /// be a control of its own.
  var isInside: Bool { missing > 0 || isBroken }

  /// Whether this byte is the next one of the character that has begun.
  func isContinued(by byte: UInt8) -> Bool { missing > 0 && allowed.contains(byte) }

  /// The character that this byte completes.
  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    if isContinued(by: byte) { return takeContinuation(byte) }
    if missing > 0 { isBroken = true }
    missing = 0
    switch byte {
    case 0xC2...0xDF: begin(byte & 0x1F, missing: 1)
    case 0xE0: begin(byte & 0x0F, missing: 2, next: 0xA0...0xBF)
    case 0xED: begin(byte & 0x0F, missing: 2, next: 0x80...0x9F)
    case 0xE1...0xEF: begin(byte & 0x0F, missing: 2)
    case 0xF0: begin(byte & 0x07, missing: 3, next: 0x90...0xBF)
    case 0xF1...0xF3: begin(byte & 0x07, missing: 3)
    case 0xF4: begin(byte & 0x07, missing: 3, next: 0x80...0x8F)
    case 0x80...0xBF: break
    default: isBroken = true
    }
    return nil
  }

  /// Forgets what was pending.
  mutating func reset() {
    missing = 0
    isBroken = false
  }

  private mutating func takeContinuation(_ byte: UInt8) -> Unicode.Scalar? {
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    return missing == 0 ? Unicode.Scalar(value) : nil
  }

  private mutating func begin(
    _ bits: UInt8, missing count: Int, next: ClosedRange<UInt8> = 0x80...0xBF
  ) {
    value = UInt32(bits)
    missing = count
    allowed = next
    isBroken = false
  }
}
