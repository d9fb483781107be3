/// Why a text names no keys.
public struct KeySyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong, where, and what to write instead.
  public let description: String
  /// The offset at which the fault begins, in characters from 0.
  public let offset: Int
}

/// Keys as text, for scripts and tests: `Down Space Enter "typed text" Ctrl-C Shift-Tab F1 Alt-A`.
extension Key {
  /// The keys that a text names, in order.
  ///
  /// Names stand between blanks; upper and lower case are the same. `Ctrl-`, `Alt-` and `Shift-`
  /// before a name, in any order, hold that key down. A single character is the key that types it.
  /// Text in double quotes is typed, with `\"`, `\\`, `\n` (Enter) and `\t` (Tab) in it; after
  /// `Paste` it is pasted at once. Throws at the first word that names no key.
  public static func parse(_ text: String) throws(KeySyntaxError) -> [Key] {
    var parser = KeyParser(rest: Array(text)[...])
    var keys: [Key] = []
    while let word = try parser.next() { keys += word }
    return keys
  }
}

/// Reads one word after another.
private struct KeyParser {
  var rest: ArraySlice<Character>

  /// The keys of the next word, `nil` at the end.
  mutating func next() throws(KeySyntaxError) -> [Key]? {
    skipBlanks()
    let start = rest.startIndex
    guard let first = rest.first else { return nil }
    if first == "\"" { return try quoted().map(Self.typed) }
    let word = rest.prefix { !$0.isWhitespace && $0 != "\"" }
    rest = rest.dropFirst(word.count)
    if String(word).lowercased() == "paste" {
      skipBlanks()
      guard rest.first == "\"" else {
        throw KeySyntaxError(
          description: "Paste at \(start) needs text in quotes after it, as in Paste \"a b\"",
          offset: start)
      }
      return [Key(.paste(String(try quoted())))]
    }
    return [try named(word)]
  }

  private mutating func skipBlanks() { rest = rest.drop(while: \.isWhitespace) }

  /// The characters up to the closing quote, escapes resolved.
  private mutating func quoted() throws(KeySyntaxError) -> [Character] {
    let start = rest.startIndex
    var characters: [Character] = []
    rest = rest.dropFirst()
    while let character = rest.popFirst() {
      switch character {
      case "\"": return characters
      case "\\":
        let offset = rest.startIndex - 1
        guard let escaped = rest.popFirst(), "\"\\nt".contains(escaped) else {
          throw KeySyntaxError(
            description: "\\ at \(offset) must stand before \", \\, n or t", offset: offset)
        }
        characters.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      default: characters.append(character)
      }
    }
    throw KeySyntaxError(
      description: "the quote at \(start) is never closed: end the text with \"", offset: start)
  }

  private static func typed(_ character: Character) -> Key {
    switch character {
    case "\n": .enter
    case "\t": .tab
    default: .character(character)
    }
  }

  /// The key of a word such as `Ctrl-Shift-Left`.
  private func named(_ word: ArraySlice<Character>) throws(KeySyntaxError) -> Key {
    var name = word
    var modifiers: Key.Modifiers = []
    while let dash = name.dropFirst().firstIndex(of: "-"), dash + 1 < name.endIndex,
      let modifier = Self.modifier(String(name[..<dash]))
    {
      modifiers.insert(modifier)
      name = name[(dash + 1)...]
    }
    if let code = Self.code(String(name).lowercased()) { return Key(code, modifiers) }
    guard let character = name.first, name.count == 1 else {
      throw KeySyntaxError(
        description:
          "no key is named \(String(word)) (at \(word.startIndex)): write Enter, Up, F1, "
          + "Ctrl-C, one character, or text in quotes",
        offset: word.startIndex)
    }
    return Self.letter(character, modifiers)
  }

  private static func modifier(_ name: String) -> Key.Modifiers? {
    switch name.lowercased() {
    case "ctrl", "control": .control
    case "alt": .alt
    case "shift": .shift
    default: nil
    }
  }

  /// A character with modifiers: Shift is part of the character, and with Control or Alt the
  /// letter counts as the lower-case one, however it was written.
  private static func letter(_ character: Character, _ modifiers: Key.Modifiers) -> Key {
    let changed: String
    if modifiers.contains(.shift) {
      changed = character.uppercased()
    } else {
      changed = modifiers.isEmpty ? String(character) : character.lowercased()
    }
    let code = Key.Code.character(changed.count == 1 ? Character(changed) : character)
    return Key(code, modifiers.subtracting(.shift))
  }

  private static func code(_ name: String) -> Key.Code? {
    switch name {
    case "space": return .character(" ")
    case "enter", "return": return .enter
    case "escape", "esc": return .escape
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
    case "pageup": return .pageUp
    case "pagedown": return .pageDown
    default:
      guard name.first == "f", let number = Int(name.dropFirst()), 1...24 ~= number else {
        return nil
      }
      return .function(number)
    }
  }
}
