/// Finds the assignments of a dotenv file without changing or understanding anything else. It goes
/// by what python-dotenv 1.2 and node's dotenv 17 read: an optional `export`, blanks around `=`, a
/// quoted value that may span lines and in which a backslash keeps a quote from ending it, or a
/// bare one up to the end of the line or a blank and `#`.
struct DotenvScanner {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The assignments in their order, also those that are commented out. Prose in comments is none:
  /// there a value is one word, or in quotes that end on its line.
  static func assignments(in bytes: [UInt8]) -> [DotenvAssignment] {
    var scanner = DotenvScanner(bytes)
    return scanner.scan()
  }

  private mutating func scan() -> [DotenvAssignment] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    var found: [DotenvAssignment] = []
    while position < bytes.count {
      if let assignment = scanAssignment() { found.append(assignment) }
      skip { !$0.isLineEnd }
      skip(\.isLineEnd)
    }
    return found
  }

  private mutating func scanAssignment() -> DotenvAssignment? {
    skip(\.isBlank)
    let start = position
    var commentMark: Range<Int>?
    if byte(at: position) == UInt8(ascii: "#") {
      position += 1
      skip(\.isBlank)
      commentMark = start..<position
    }
    skipExport()
    let keyStart = position
    skip { !$0.isBlank && !$0.isLineEnd && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "#") }
    let key = keyStart..<position
    skip(\.isBlank)
    guard !key.isEmpty, byte(at: position) == UInt8(ascii: "=") else { return nil }
    position += 1
    guard let value = scanValue(isComment: commentMark != nil) else { return nil }
    return DotenvAssignment(key: key, value: value, start: start, commentMark: commentMark)
  }

  private mutating func skipExport() {
    let word = Array("export".utf8)
    guard bytes[position...].starts(with: word),
      let next = byte(at: position + word.count), next.isBlank
    else { return }
    position += word.count
    skip(\.isBlank)
  }

  /// The value that stands here, with the position after it; `nil` for prose in a comment.
  private mutating func scanValue(isComment: Bool) -> Range<Int>? {
    let afterEquals = position
    skip(\.isBlank)
    let start = position
    guard let first = byte(at: start), !first.isLineEnd,
      first != UInt8(ascii: "#") || start == afterEquals
    else { return afterEquals..<afterEquals }
    var quotedEnd = start
    if first.isQuote {
      if let end = endOfQuotes(staysOnLine: isComment) {
        quotedEnd = end
      } else if isComment {
        return nil
      }
    }
    position = quotedEnd
    if quotedEnd > start, byte(at: quotedEnd) == UInt8(ascii: "#") { return start..<quotedEnd }
    let end = endOfBareText()
    guard isComment, end > quotedEnd else { return start..<end }
    let isWord = quotedEnd == start && !bytes[start..<end].contains(where: \.isBlank)
    return isWord ? start..<end : nil
  }

  /// Goes to the end of the line, or to a `#` after a blank, and says where the text before it ends.
  private mutating func endOfBareText() -> Int {
    var end = position
    while let byte = byte(at: position), !byte.isLineEnd {
      if byte == UInt8(ascii: "#"), position > end { break }
      position += 1
      if !byte.isBlank { end = position }
    }
    return end
  }

  /// The position after the quote that ends the quotes which begin here; `nil` where none does, and
  /// the quote is a character as any other. A backslash keeps a quote from ending them. Quotes never
  /// end in the middle of another line: there an earlier one was left open, or `'C:\'` is whole.
  private func endOfQuotes(staysOnLine: Bool) -> Int? {
    let quote = bytes[position]
    var lastOnLine: Int?
    var isOnLine = true
    for index in bytes.indices.dropFirst(position + 1) {
      if bytes[index].isLineEnd {
        if staysOnLine { break }
        isOnLine = false
      }
      guard bytes[index] == quote else { continue }
      if bytes[index - 1] != UInt8(ascii: "\\") {
        return isOnLine || endsValue(index + 1) ? index + 1 : lastOnLine
      }
      if isOnLine { lastOnLine = index + 1 }
    }
    return lastOnLine
  }

  /// Whether nothing but blanks and a comment follows on the line.
  private func endsValue(_ index: Int) -> Bool {
    guard let next = bytes[index...].first(where: { !$0.isBlank }) else { return true }
    return next.isLineEnd || next == UInt8(ascii: "#")
  }

  private func byte(at index: Int) -> UInt8? {
    bytes.indices.contains(index) ? bytes[index] : nil
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while let byte = byte(at: position), isSkipped(byte) { position += 1 }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }

  fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  fileprivate var isQuote: Bool {
    self == UInt8(ascii: "'") || self == UInt8(ascii: "\"") || self == UInt8(ascii: "`")
  }
}
