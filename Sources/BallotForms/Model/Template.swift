/// Text that quotes earlier answers: `{name}` stands for an answer, `{{` for a brace.
public struct Template: Hashable, Sendable {
  /// A part of the text.
  enum Part: Hashable, Sendable {
    case text(String)
    case name(String)
  }

  let parts: [Part]

  /// Reads a text. A brace that opens no NAME stands for itself.
  public init(_ text: String) {
    var parts: [Part] = []
    var plain = ""
    var rest = Substring(text)
    while let character = rest.first {
      rest = rest.dropFirst()
      guard character == "{" else {
        plain.append(character)
        continue
      }
      if rest.first == "{" {
        plain.append("{")
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(of: "}"), isName(String(rest[..<end])) else {
        plain.append("{")
        continue
      }
      if !plain.isEmpty { parts.append(.text(plain)) }
      plain = ""
      parts.append(.name(String(rest[..<end])))
      rest = rest[rest.index(after: end)...]
    }
    if !plain.isEmpty { parts.append(.text(plain)) }
    self.parts = parts
  }

  /// The names that it quotes.
  public var names: [String] {
    parts.compactMap { part in
      switch part {
      case .text: nil
      case .name(let name): name
      }
    }
  }

  /// The text with each name replaced; one without an answer stays as it was written.
  public func text(_ answer: (String) -> String?) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .name(let name): answer(name) ?? "{\(name)}"
      }
    }.joined()
  }
}

/// Whether a text is a NAME: a letter, then letters, digits, `_` and `-` (decisions 1.12).
public func isName(_ text: String) -> Bool {
  guard let first = text.utf8.first, isASCIILetter(first) else { return false }
  return text.utf8.allSatisfy { byte in
    isASCIILetter(byte) || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x2D
  }
}

private func isASCIILetter(_ byte: UInt8) -> Bool {
  (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
}
