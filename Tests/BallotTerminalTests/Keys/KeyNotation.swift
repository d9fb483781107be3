import BallotTerminal

/// How the tests of keys write down bytes and keys, so that their tables can be read.
enum KeyNotation {
  /// The bytes of a text in which `␛`, `␍` and the other control pictures (U+2400 to U+2420, and
  /// `␡`) stand for what they show.
  static func bytes(_ text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar -> [UInt8] in
      switch scalar.value {
      case 0x2400...0x2420: [UInt8(scalar.value - 0x2400)]
      case 0x2421: [0x7F]
      default: Array(String(scalar).utf8)
      }
    }
  }

  /// The keys of a text such as `control+shift+up a`; `nothing` is none. Unknown words are `nil`.
  static func keys(_ text: String) -> [Key]? {
    if text == "nothing" { return [] }
    var keys: [Key] = []
    for word in text.split(separator: " ") {
      guard let key = key(word) else { return nil }
      keys.append(key)
    }
    return keys
  }

  private static func key(_ word: Substring) -> Key? {
    var rest = word
    var modifiers: Key.Modifiers = []
    let names: [(String, Key.Modifiers)] = [
      ("shift+", .shift), ("alt+", .alt), ("control+", .control),
    ]
    while let (name, modifier) = names.first(where: { rest.hasPrefix($0.0) }) {
      rest = rest.dropFirst(name.count)
      modifiers.insert(modifier)
    }
    return code(rest).map { Key($0, modifiers) }
  }

  private static func code(_ name: Substring) -> Key.Code? {
    switch name {
    case "enter": return .enter
    case "escape": return .escape
    case "tab": return .tab
    case "backspace": return .backspace
    case "delete": return .delete
    case "insert": return .insert
    case "up": return .up
    case "down": return .down
    case "left": return .left
    case "right": return .right
    case "home": return .home
    case "end": return .end
    case "pageUp": return .pageUp
    case "pageDown": return .pageDown
    case "space": return .character(" ")
    default:
      if name.count == 1, let character = name.first { return .character(character) }
      return name.hasPrefix("f") ? Int(name.dropFirst()).map { .function($0) } : nil
    }
  }

  /// What a new decoder makes of these bytes, given in one piece and without a flush.
  static func decode(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.feed(bytes)
  }

  /// What a new decoder makes of a text in control pictures.
  static func decode(_ text: String) -> [Key] { decode(bytes(text)) }
}
