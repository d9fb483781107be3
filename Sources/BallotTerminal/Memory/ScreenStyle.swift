extension TextStyle {
  /// Does what the parameters of an SGR sequence ask for (ECMA-48, 8.3.117). Attributes that a
  /// style does not have are skipped.
  mutating func apply(_ parameters: [Int?]) {
    var numbers = parameters.map { $0 ?? 0 }[...]
    while let number = numbers.popFirst() {
      switch number {
      case 0: self = .plain
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.dim)
      case 3: attributes.insert(.italic)
      case 4: attributes.insert(.underline)
      case 7: attributes.insert(.inverse)
      case 9: attributes.insert(.strikethrough)
      case 22: attributes.subtract([.bold, .dim])
      case 23: attributes.remove(.italic)
      case 24: attributes.remove(.underline)
      case 27: attributes.remove(.inverse)
      case 29: attributes.remove(.strikethrough)
      case 30...37: foreground = .standard(UInt8(number - 30))
      case 38: foreground = Color(&numbers) ?? foreground
      case 39: foreground = nil
      case 40...47: background = .standard(UInt8(number - 40))
      case 48: background = Color(&numbers) ?? background
      case 49: background = nil
      case 90...97: foreground = .standard(UInt8(number - 90 + 8))
      case 100...107: background = .standard(UInt8(number - 100 + 8))
      default: break
      }
    }
  }
}

extension Color {
  /// The colour after SGR 38 or 48: `5` and a number, or `2` and three (ISO 8613-6).
  fileprivate init?(_ numbers: inout ArraySlice<Int>) {
    switch numbers.popFirst() {
    case 5:
      guard let number = numbers.popFirst().flatMap(UInt8.init(exactly:)) else { return nil }
      self = .indexed(number)
    case 2:
      let parts = numbers.prefix(3).compactMap(UInt8.init(exactly:))
      numbers = numbers.dropFirst(3)
      guard parts.count == 3 else { return nil }
      self = .rgb(red: parts[0], green: parts[1], blue: parts[2])
    default: return nil
    }
  }
}
