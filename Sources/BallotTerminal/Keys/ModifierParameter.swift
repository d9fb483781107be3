extension Key.Modifiers {
  /// Which protocol gave a modifier parameter; they disagree on the fourth bit.
  enum ParameterForm: Sendable {
    /// xterm and iTerm2: the fourth bit is Meta, which is Alt here.
    case xterm
    /// The kitty keyboard protocol: the fourth bit is Super.
    case kitty
  }

  /// The modifiers that the parameter of a key sequence says, one more than the sum of its bits;
  /// none if it is left out.
  ///
  /// `nil` when the sequence must not count as a key: the key was released, or is held with Super,
  /// Hyper or Meta, and such a key must not do what the plain one does. Caps Lock and Num Lock are
  /// ignored. A second subparameter says press, repeat or release, and that the form is kitty's
  /// (kitty keyboard protocol, "Modifiers" and "Event types").
  init?(_ parameter: ControlSequence.Parameter, form: ParameterForm) {
    let value = parameter[0] ?? 1
    guard (1...256).contains(value), parameter.count <= 2 else { return nil }
    var bits = UInt8(value - 1) & ~(Self.capsLock | Self.numLock)
    if parameter.count == 2 {
      guard (1...2).contains(parameter[1] ?? 1) else { return nil }
    } else if form == .xterm, bits & Self.fourth != 0 {
      bits = bits & ~Self.fourth | Key.Modifiers.alt.rawValue
    }
    guard bits & ~0b111 == 0 else { return nil }
    self.init(rawValue: bits)
  }

  private static let fourth: UInt8 = 8
  private static let capsLock: UInt8 = 64
  private static let numLock: UInt8 = 128
}
