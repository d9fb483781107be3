extension Reader {
  /// Reads `true`, `false` or `null`.
  mutating func readWord() throws(JSONError) {
    let word = self.word
    switch word {
    case "true", "false", "null":
      appendNode(offset..<offset + word.utf8.count)
      offset += word.utf8.count
    case "NaN", "Infinity":
      throw error(.nonFinite(word))
    default:
      throw error(.unknownWord(word))
    }
  }

  /// Reads a number (RFC 8259, section 6).
  mutating func readNumber() throws(JSONError) {
    let start = offset
    let isNegative = peek == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    let first = peek
    guard readDigits() else {
      let word = self.word
      if word == "NaN" || word == "Infinity" { throw error(.nonFinite("-" + word), at: start) }
      let isPoint = peek == UInt8(ascii: ".")
      throw error(isPoint ? .pointWithoutDigits : .minusWithoutDigits, at: start)
    }
    if first == UInt8(ascii: "0"), offset > start + (isNegative ? 2 : 1) {
      throw error(.leadingZero, at: start)
    }
    if peek == UInt8(ascii: ".") {
      offset += 1
      guard readDigits() else { throw error(.pointWithoutDigits, at: start) }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      guard readDigits() else { throw error(.exponentWithoutDigits, at: start) }
    }
    if let next = peek, isWordByte(next) { throw error(.notANumber(word(from: start)), at: start) }
    appendNode(start..<offset)
  }

  /// Passes digits; says whether there were any.
  private mutating func readDigits() -> Bool {
    let start = offset
    while let byte = peek, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { offset += 1 }
    return offset > start
  }
}
