/// Which key a complete sequence stands for: the sequences of xterm, VTE, kitty, iTerm2, rxvt,
/// tmux, screen and the Linux console. Everything else gives no key.
enum KeyTable {
  /// The key of a control sequence (CSI).
  static func key(_ sequence: ControlSequence) -> Key? {
    guard sequence.prefix == nil, sequence.intermediates.isEmpty else { return nil }
    switch sequence.final {
    case UInt8(ascii: "u"): return KittyKeyboard.key(sequence)
    case UInt8(ascii: "~") where sequence.number(0) == 27:
      return KittyKeyboard.keyOfModifyOtherKeys(sequence)
    case UInt8(ascii: "~"): return numbered(sequence)
    case UInt8(ascii: "^"), UInt8(ascii: "@"): return rxvt(sequence)
    default: return lettered(sequence)
    }
  }

  /// The key of a sequence that SS3 introduced: the application modes of cursor and keypad (DEC
  /// VT220 programmer reference, chapter 3; xterm control sequences, "PC-Style Function Keys").
  static func singleShift(_ sequence: ControlSequence) -> Key? {
    guard let modifiers = modifiers(sequence) else { return nil }
    if let code = cursorOrFunction(sequence.final) { return Key(code, modifiers) }
    switch sequence.final {
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return cursorOrFunction(sequence.final - 0x20).map { Key($0, modifiers.union(.control)) }
    case UInt8(ascii: "M"): return Key(.enter, modifiers)
    case UInt8(ascii: "I"): return Key(.tab, modifiers)
    case UInt8(ascii: "X"): return keypad("=", modifiers)
    case UInt8(ascii: " "): return keypad(" ", modifiers)
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return keypad(Character(Unicode.Scalar(sequence.final - 0x40)), modifiers)
    default: return nil
    }
  }

  /// The key of `CSI [` and a letter: F1 to F5 of the Linux console (console_codes(4)).
  static func linuxFunction(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A")...UInt8(ascii: "E"):
      Key(.function(Int(final - UInt8(ascii: "A")) + 1))
    default: nil
    }
  }

  /// The key of a single byte below 80. 7F and 08 are both Backspace, as terminals differ; 0A is
  /// Ctrl-J, as Enter sends 0D in raw mode.
  static func key(ascii byte: UInt8) -> Key {
    switch byte {
    case 0x00: .control(" ")
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0D: .enter
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1B: .escape
    case 0x1C...0x1F: .control(Character(Unicode.Scalar(byte + 0x40)))
    default: .character(Character(Unicode.Scalar(byte)))
    }
  }

  /// The key of a sequence that ends as rxvt says modifiers: `$` Shift, `^` Control, `@` both.
  static func rxvt(_ sequence: ControlSequence) -> Key? {
    guard sequence.prefix == nil, sequence.intermediates.isEmpty, sequence.parameters.count == 1,
      let code = sequence.number(0).flatMap(numberedCode)
    else { return nil }
    switch sequence.final {
    case UInt8(ascii: "$"): return Key(code, .shift)
    case UInt8(ascii: "^"): return Key(code, .control)
    case UInt8(ascii: "@"): return Key(code, [.shift, .control])
    default: return nil
    }
  }
}

extension KeyTable {
  /// `CSI n ~` and `CSI n ; m ~`.
  private static func numbered(_ sequence: ControlSequence) -> Key? {
    guard sequence.parameters.count <= 2, let code = sequence.number(0).flatMap(numberedCode)
    else { return nil }
    let parameter = sequence.parameters.count == 2 ? sequence.parameters[1] : [nil]
    return Key.Modifiers(parameter, form: .xterm).map { Key(code, $0) }
  }

  /// A letter, alone or behind its modifiers.
  private static func lettered(_ sequence: ControlSequence) -> Key? {
    guard let modifiers = modifiers(sequence) else { return nil }
    switch sequence.final {
    case UInt8(ascii: "a")...UInt8(ascii: "d") where sequence.parameters.isEmpty:
      return cursorOrFunction(sequence.final - 0x20).map { Key($0, .shift) }
    case UInt8(ascii: "Z"): return Key(.tab, modifiers.union(.shift))
    // With parameters this is where the cursor stands, an answer to somebody's question.
    case UInt8(ascii: "R") where !sequence.parameters.isEmpty: return nil
    default: return cursorOrFunction(sequence.final).map { Key($0, modifiers) }
    }
  }

  /// The modifiers before a letter: none, `m` (old tmux and xterm) or `1 ; m`.
  private static func modifiers(_ sequence: ControlSequence) -> Key.Modifiers? {
    switch sequence.parameters.count {
    case 0: []
    case 1: Key.Modifiers(sequence.parameters[0], form: .xterm)
    case 2 where sequence.number(0) == 1: Key.Modifiers(sequence.parameters[1], form: .xterm)
    default: nil
    }
  }

  /// A key of the keypad that types; its text says Shift already.
  private static func keypad(_ character: Character, _ modifiers: Key.Modifiers) -> Key {
    Key(.character(character), modifiers.subtracting(.shift))
  }

  private static func cursorOrFunction(_ final: UInt8) -> Key.Code? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final - UInt8(ascii: "P")) + 1)
    default: nil
    }
  }

  /// The number before `~`: those of the VT220, of xterm and rxvt (7, 8, 11 to 14).
  private static func numberedCode(_ number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28...29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }
}
