extension Key.Code {
  /// The key that types this scalar; `nil` for the control characters, which are no text (Unicode
  /// 17.0, general category Cc: 00 to 1F and 7F to 9F).
  init?(typed scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: return nil
    default: self = .character(Character(scalar))
    }
  }
}
