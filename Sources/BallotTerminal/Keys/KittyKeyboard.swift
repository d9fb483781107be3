/// Keys that are sent as numbers: `CSI code ; modifiers ; text u` (the kitty keyboard protocol,
/// and xterm's `formatOtherKeys`), and `CSI 27 ; modifiers ; code ~` (xterm's `modifyOtherKeys`).
enum KittyKeyboard {
  /// The key of `CSI code:shifted:base ; modifiers:event ; text u`, where all but the code may be
  /// left out.
  static func key(_ sequence: ControlSequence) -> Key? {
    let parameters = sequence.parameters
    guard (1...3).contains(parameters.count), parameters[0].count <= 3, let code = parameters[0][0],
      let modifiers = Key.Modifiers(parameters.count > 1 ? parameters[1] : [nil], form: .kitty)
    else { return nil }
    let key = NumberedKey(
      code: code, shifted: parameters[0].count > 1 ? parameters[0][1] : nil,
      base: parameters[0].count > 2 ? parameters[0][2] : nil,
      text: parameters.count > 2 ? parameters[2].compactMap { $0 } : [])
    return key.pressed(with: modifiers)
  }

  /// The key of `CSI 27 ; modifiers ; code ~`, whose code has Shift in it already.
  static func keyOfModifyOtherKeys(_ sequence: ControlSequence) -> Key? {
    guard sequence.parameters.count == 3, let code = sequence.number(2),
      let modifiers = Key.Modifiers(sequence.parameters[1], form: .xterm)
    else { return nil }
    return NumberedKey(code: code).pressed(with: modifiers)
  }
}

/// A key as the protocol tells it, by Unicode scalars or numbers of its own.
private struct NumberedKey {
  /// What the key types without Shift, or a number from 57344 to 63743 for one that types nothing.
  var code: Int
  /// What it types with Shift.
  var shifted: Int?
  /// What the key in this place types on a US keyboard.
  var base: Int?
  /// What was typed, where the terminal says so.
  var text: [Int] = []

  /// The key with these modifiers; `nil` where it types and does nothing.
  func pressed(with modifiers: Key.Modifiers) -> Key? {
    if let named = Self.named(code) { return Key(named, modifiers) }
    if modifiers.isSubset(of: .shift), let grapheme { return .character(grapheme) }
    guard let own = Self.keypadCharacter(code) ?? Self.typed(code) else { return nil }
    let scalar = modifiers.isSubset(of: .shift) ? own : shortcut(own)
    let result = modifiers.contains(.shift) ? withShift(scalar) : scalar
    let character = Character(modifiers.contains(.control) ? Self.lower(result) : result)
    return Key(.character(character), modifiers.subtracting(.shift))
  }

  /// The text that was typed, if it is one grapheme.
  private var grapheme: Character? {
    let string = String(String.UnicodeScalarView(text.compactMap(Self.typed)))
    return string.count == 1 ? string.first : nil
  }

  /// Shortcuts go by the place of a key where the keyboard types no Latin letters.
  private func shortcut(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.isASCII ? scalar : base.flatMap(Self.typed) ?? scalar
  }

  private func withShift(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if Int(scalar.value) == code, let shifted = shifted.flatMap(Self.typed) { return shifted }
    let upper = scalar.properties.uppercaseMapping.unicodeScalars
    return upper.count == 1 ? upper.first ?? scalar : scalar
  }

  private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? scalar : scalar
  }

  /// A code that is text: no control character and not in the area of the functional keys.
  private static func typed(_ code: Int) -> Unicode.Scalar? {
    guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value),
      !(57344...63743).contains(code), Key.Code(typed: scalar) != nil
    else { return nil }
    return scalar
  }

  /// Keys that type nothing (kitty keyboard protocol, "Functional key definitions").
  private static func named(_ code: Int) -> Key.Code? {
    switch code {
    case 27, 57344: .escape
    case 13, 57345, 57414: .enter
    case 9, 57346: .tab
    case 8, 127, 57347: .backspace
    case 57348, 57425: .insert
    case 57349, 57426: .delete
    case 57350, 57417: .left
    case 57351, 57418: .right
    case 57352, 57419: .up
    case 57353, 57420: .down
    case 57354, 57421: .pageUp
    case 57355, 57422: .pageDown
    case 57356, 57423: .home
    case 57357, 57424: .end
    case 57364...57387: .function(code - 57363)
    default: nil
    }
  }

  private static func keypadCharacter(_ code: Int) -> Unicode.Scalar? {
    switch code {
    case 57399...57408: Unicode.Scalar(UInt8(ascii: "0") + UInt8(code - 57399))
    case 57409: "."
    case 57410: "/"
    case 57411: "*"
    case 57412: "-"
    case 57413: "+"
    case 57415: "="
    case 57416: ","
    default: nil
    }
  }
}
