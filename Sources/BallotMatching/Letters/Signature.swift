/// Which letters a text holds, in 32 bits: a line without the letters of a query is passed over
/// after one comparison.
///
/// Bits 0 to 25 stand for the letters a to z in either case, 26 for digits, 27 for `/`, 28 for
/// `-` and `_`, 29 for `.`, 30 for the rest of ASCII. Bit 31 says that the text is not all ASCII.
/// Other scalars share the bits of the letters, as a single bit for all of them would tell no two
/// Chinese lines apart.
enum Signature {
  static let notASCII: UInt32 = 1 << 31

  static func bits(ofASCII byte: UInt8) -> UInt32 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): 1 << UInt32(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 1 << UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): 1 << 26
    case UInt8(ascii: "/"): 1 << 27
    case UInt8(ascii: "-"), UInt8(ascii: "_"): 1 << 28
    case UInt8(ascii: "."): 1 << 29
    default: 1 << 30
    }
  }

  /// The bits a text must have to hold this letter in any case.
  static func bits(of letter: Letter) -> UInt32 {
    let base = letter.folded.base
    if base >= 0x80 { return notASCII | 1 << (base % 26) }
    let bits = bits(ofASCII: UInt8(truncatingIfNeeded: base))
    return letter.isMarked ? bits | notASCII : bits
  }

  /// The bits of every byte: those of ASCII, and `notASCII`.
  static let table: [UInt32] = (0...255).map { byte in
    byte < 0x80 ? bits(ofASCII: UInt8(byte)) : notASCII
  }

  /// The signature of a text, by the table of its bytes; `letters` is room to decode into.
  static func of(
    _ text: UnsafeRawBufferPointer, _ table: UnsafeBufferPointer<UInt32>, letters: inout LetterText
  ) -> UInt32 {
    var even: UInt32 = 0
    var odd: UInt32 = 0
    var index = 0
    while index &+ 1 < text.count {
      even |= table[Int(text[index])]
      odd |= table[Int(text[index &+ 1])]
      index &+= 2
    }
    if index < text.count { even |= table[Int(text[index])] }
    let signature = even | odd
    guard signature & notASCII != 0 else { return signature }
    letters.decode(text)
    return letters.folded.reduce(notASCII) { $0 | bits(of: $1) }
  }

  /// A signature that rules no letter out, for a fifth of the time.
  static func unknown(_ text: UnsafeRawBufferPointer) -> UInt32 {
    var bytes: UInt64 = 0
    var index = 0
    while index &+ 8 <= text.count {
      bytes |= text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      index &+= 8
    }
    while index < text.count {
      bytes |= UInt64(text[index])
      index &+= 1
    }
    return bytes & 0x8080_8080_8080_8080 == 0 ? ~notASCII : .max
  }
}
