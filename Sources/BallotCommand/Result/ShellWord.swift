import BallotTerminal

/// A text as one word of a POSIX shell (POSIX XCU 2.2), bare where nothing in it is special. What
/// a terminal would obey is written in octal, for `printf` to make it again.
func shellWord(_ text: String) -> String {
  if !text.isEmpty, text.utf8.allSatisfy(isBare) { return text }
  var word = ""
  var plain = ""
  func close() {
    if !plain.isEmpty { word += "'\(plain)'" }
    plain = ""
  }
  for scalar in text.unicodeScalars {
    let character = String(scalar)
    if scalar == "'" {
      close()
      word += "\\'"
    } else if scalar == "\n" || harmless(character) == character {
      plain += character
    } else {
      close()
      let bytes = character.utf8.map { "\\" + octal($0) }.joined()
      word += "\"$(printf '\(bytes)')\""
    }
  }
  close()
  return word.isEmpty ? "''" : word
}

/// Three digits, as `printf` reads them.
private func octal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 8)
  return String(repeating: "0", count: 3 - digits.count) + digits
}

private func isBare(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"),
    UInt8(ascii: "@"), UInt8(ascii: "%"), UInt8(ascii: "+"), UInt8(ascii: ","),
    UInt8(ascii: "="), UInt8(ascii: "-"):
    true
  case _: false
  }
}
