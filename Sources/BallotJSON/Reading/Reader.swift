/// A strict reader of JSON (RFC 8259): one pass over the bytes, without recursion.
struct Reader {
  let source: SourceText
  let bytes: [UInt8]
  let depthLimit: Int
  /// The byte to be read next.
  var offset = 0
  /// What has been read. A container that is still open ends nowhere yet.
  private(set) var nodes: [Node] = []
  /// The containers that are open, the outermost first.
  private(set) var open: [OpenContainer] = []

  /// An array or object whose closing bracket has not been read.
  struct OpenContainer {
    let kind: JSONContainer
    let index: Int
  }

  init(_ source: SourceText, depthLimit: Int) {
    self.source = source
    self.bytes = source.bytes
    self.depthLimit = depthLimit
  }

  /// The byte to be read next, or nil at the end.
  var peek: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Whether nothing is left.
  var isAtEnd: Bool {
    offset >= bytes.count
  }

  /// Passes a byte order mark and white space.
  mutating func begin() throws(JSONError) {
    if bytes.count > Node.greatestOffset { throw error(.tooLarge) }
    // A text that holds a NUL within its first two characters, or this mark, can only be UTF-16.
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.prefix(2).contains(0)
    {
      throw error(.utf16)
    }
    offset = source.startOfText
    skipSpace()
  }

  /// Reads one value and the white space after it.
  mutating func readValue() throws(JSONError) {
    repeat {
      if try readValueStart() { try closeAndSeparate() }
    } while !open.isEmpty
  }

  /// Makes sure that nothing is left.
  func readEnd() throws(JSONError) {
    if !isAtEnd { throw fault(expecting: .end) }
  }

  /// Reads a whole scalar or empty container, or the beginning of another container up to its first
  /// element; says whether the value is whole.
  private mutating func readValueStart() throws(JSONError) -> Bool {
    guard let byte = peek else { throw fault(expecting: .value) }
    switch byte {
    case UInt8(ascii: "\""):
      try readString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try readNumber()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      try readWord()
    case UInt8(ascii: "["):
      try enter(.array)
      return closes(.array)
    case UInt8(ascii: "{"):
      try enter(.object)
      if closes(.object) { return true }
      try readName()
      return false
    default:
      throw fault(expecting: .value)
    }
    return true
  }

  /// After a whole value: closes the containers that end here, and passes the comma, and the name
  /// after it, where another value follows.
  private mutating func closeAndSeparate() throws(JSONError) {
    skipSpace()
    while let container = open.last?.kind {
      if closes(container) { continue }
      guard peek == UInt8(ascii: ",") else { throw fault(expecting: .separator) }
      let comma = offset
      advance()
      if peek == UInt8(ascii: container.closing) {
        throw error(.commaBeforeClosing(container), at: comma)
      }
      if container == .object { try readName() }
      return
    }
  }

  private mutating func enter(_ container: JSONContainer) throws(JSONError) {
    if open.count >= depthLimit { throw error(.tooDeep(limit: depthLimit)) }
    open.append(OpenContainer(kind: container, index: nodes.count))
    appendNode(offset..<offset + 1)
    advance()
  }

  /// Passes the closing bracket of the innermost container, if it comes next.
  private mutating func closes(_ container: JSONContainer) -> Bool {
    guard peek == UInt8(ascii: container.closing), let closed = open.popLast() else { return false }
    nodes[closed.index].close(at: offset + 1, next: nodes.count)
    advance()
    return true
  }

  /// Reads a member's name and the colon after it.
  private mutating func readName() throws(JSONError) {
    guard peek == UInt8(ascii: "\"") else { throw fault(expecting: .name) }
    try readString()
    skipSpace()
    guard peek == UInt8(ascii: ":") else { throw fault(expecting: .colon) }
    advance()
  }

  /// Adds a value that holds no others, until they are read.
  mutating func appendNode(_ range: Range<Int>) {
    nodes.append(Node(range, next: nodes.count + 1))
  }

  /// Passes one byte and the white space after it.
  private mutating func advance() {
    offset += 1
    skipSpace()
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }
}
