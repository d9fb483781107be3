extension Reader {
  /// What would have been right at a place.
  enum Expectation {
    case value, name, colon, separator, end
  }

  /// The error of a fault at a byte offset; at the byte to be read next if left out.
  func error(_ fault: JSONFault, at offset: Int? = nil) -> JSONError {
    JSONError(fault: fault, position: source.position(at: offset ?? self.offset))
  }

  /// Why what comes next is not what it should be.
  func fault(expecting expectation: Expectation) -> JSONError {
    guard let byte = peek else { return faultAtEnd }
    switch byte {
    case UInt8(ascii: "}"): return faultAtClosing(.object, expectation)
    case UInt8(ascii: "]"): return faultAtClosing(.array, expectation)
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return error(.comment)
    case UInt8(ascii: "'"): return error(.singleQuotes)
    case 0x80...0xFF: return faultAtForeignCharacter
    default: break
    }
    switch expectation {
    case .value: return faultAtValue(byte)
    case .name: return faultAtName(byte)
    case .colon: return error(.missingColon)
    case .separator: return faultAtSeparator(byte)
    case .end:
      return error(byte == UInt8(ascii: ",") ? .commaBetweenValues : .textAfterValue)
    }
  }

  private var faultAtEnd: JSONError {
    guard let container = open.last else { return error(.noValue) }
    return error(.endsInside(container.kind, opened: start(of: container)))
  }

  private func faultAtClosing(
    _ closing: JSONContainer, _ expectation: Expectation
  ) -> JSONError {
    guard let container = open.last else {
      return error(.nothingToClose(closing))
    }
    guard container.kind == closing else {
      return error(.wrongClosing(container.kind, opened: start(of: container)))
    }
    // The right bracket, but in the middle of a member.
    return error(expectation == .colon ? .missingColon : .missingValue)
  }

  private func faultAtValue(_ byte: UInt8) -> JSONError {
    switch byte {
    case UInt8(ascii: ","):
      error(open.isEmpty ? .commaBetweenValues : .commaWithoutValue)
    case UInt8(ascii: "+"): error(.plusSign)
    case UInt8(ascii: "."): error(.pointWithoutDigits)
    default: error(unexpected(byte))
    }
  }

  private func faultAtName(_ byte: UInt8) -> JSONError {
    switch byte {
    case UInt8(ascii: ","): error(.commaWithoutValue)
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"): error(.missingName)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): error(.missingName)
    default: error(isWordByte(byte) ? .unquotedName(word) : unexpected(byte))
    }
  }

  private func faultAtSeparator(_ byte: UInt8) -> JSONError {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["): error(.missingComma)
    case UInt8(ascii: ":"): error(open.last?.kind == .array ? .colonInArray : .unexpected(":"))
    default: error(isWordByte(byte) ? .missingComma : unexpected(byte))
    }
  }

  /// A character beyond ASCII, outside strings.
  private var faultAtForeignCharacter: JSONError {
    switch scalar {
    case nil: error(.notUTF8)
    case "\u{2018}", "\u{2019}", "\u{201A}", "\u{201C}", "\u{201D}", "\u{201E}": error(.curlyQuotes)
    case "\u{FEFF}"?: error(.unusualSpace("\u{FEFF}"))
    case let scalar?:
      error(scalar.properties.isWhitespace ? .unusualSpace(scalar) : .unexpected(scalar))
    }
  }

  private func unexpected(_ byte: UInt8) -> JSONFault {
    // White space in other languages, but not in JSON.
    let isSpace = byte == 0x0B || byte == 0x0C
    return isSpace ? .unusualSpace(Unicode.Scalar(byte)) : .unexpected(Unicode.Scalar(byte))
  }

  private func start(of container: OpenContainer) -> SourcePosition {
    source.position(at: nodes[container.index].range.lowerBound)
  }
}

extension Reader {
  /// The letters, digits and signs from the offset on: what people write for a word or number.
  var word: String {
    word(from: offset)
  }

  /// The letters, digits and signs from there on, cut where it is too long to be said.
  func word(from start: Int) -> String {
    let limit = 40
    let word = bytes[start...].prefix(limit + 1).prefix(while: isWordByte)
    let text = String(decoding: word.prefix(limit), as: UTF8.self)
    return word.count > limit ? text + "…" : text
  }

  /// Whether the byte may stand in such a word or number.
  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default:
      false
    }
  }
}
