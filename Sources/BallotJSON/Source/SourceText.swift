/// The bytes of a text file, with the places in it.
public struct SourceText: Hashable, Sendable {
  /// The UTF-8 bytes, a byte order mark included. Bytes that are not UTF-8 count and show as
  /// U+FFFD.
  public let bytes: [UInt8]

  /// The text of these bytes.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The line and column of a byte offset; offsets beyond the text are those of its end.
  ///
  /// Reads the text from its beginning, so this is for messages, not for every value.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var line = 1
    var start = startOfText
    for index in 0..<offset where endsLine(at: index) {
      line += 1
      start = index + 1
    }
    let before = String(decoding: bytes[min(start, offset)..<offset], as: UTF8.self)
    return SourcePosition(offset: offset, line: line, column: before.count + 1)
  }

  /// Where the text begins: after the byte order mark, if there is one.
  var startOfText: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Whether a line ends with this byte. The CR of CR LF does not end one: the LF does.
  func endsLine(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
