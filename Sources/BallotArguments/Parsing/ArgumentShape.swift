/// What an argument looks like before anything is known about the options.
///
/// Told by its UTF-8 bytes, not its characters: a combining mark after `-` or `=` must not hide
/// either.
enum ArgumentShape {
  /// Anything that does not begin with `-`, and a lone `-`.
  case operand
  /// `--` (POSIX XBD 12.2, guideline 10).
  case terminator
  /// `--name`, or `--name=value`.
  case long(name: String, value: String?)
  /// `-abc`: letters, of which the last may have its value attached (guidelines 5 and 6).
  case short(Substring.UnicodeScalarView)

  init(_ text: String) {
    let bytes = text.utf8
    let dashes = bytes.prefix(2).prefix { $0 == UInt8(ascii: "-") }.count
    if dashes == 0 || bytes.count == 1 {
      self = .operand
    } else if dashes == 1 {
      self = .short(text.unicodeScalars.dropFirst())
    } else if bytes.count == 2 {
      self = .terminator
    } else {
      let body = bytes.dropFirst(2)
      guard let equals = body.firstIndex(of: UInt8(ascii: "=")) else {
        self = .long(name: String(Substring(body)), value: nil)
        return
      }
      self = .long(
        name: String(Substring(body[..<equals])),
        value: String(Substring(body[body.index(after: equals)...])))
    }
  }
}

/// Whether the text is a negative number such as `-5`, `-0.5`, `-.5` or `-1e3`.
func isNegativeNumber(_ text: String) -> Bool {
  var bytes = text.utf8.dropFirst(0)
  func digits() -> Int {
    let count = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    bytes = bytes.dropFirst(count)
    return count
  }
  func take(_ characters: String) -> Bool {
    guard let first = bytes.first, characters.utf8.contains(first) else { return false }
    bytes = bytes.dropFirst()
    return true
  }
  guard take("-") else { return false }
  var count = digits()
  if take(".") { count += digits() }
  guard count > 0 else { return false }
  if take("eE") {
    _ = take("+-")
    guard digits() > 0 else { return false }
  }
  return bytes.isEmpty
}
