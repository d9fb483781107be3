/// What a decoder of keys has read of something that is not complete.
enum DecoderState: Sendable {
  /// Nothing, or the first bytes of a UTF-8 character.
  case ground
  /// ESC.
  case escape
  /// ESC and the byte that introduces a sequence.
  case introducer(UInt8)
  /// CSI and some of a control sequence.
  case controlSequence
  /// SS3 and perhaps modifiers.
  case singleShift
  /// OSC, DCS, SOS, PM or APC, whose content is not kept.
  case string
  /// ESC in such a string.
  case stringEscape
  /// `CSI [`, with which the Linux console begins F1 to F5.
  case linuxFunction
  /// `CSI M`, with this many raw bytes of an X10 mouse report to come.
  case mouse(Int)
  /// The start of a bracketed paste.
  case paste

  /// For a control from 80 to 9F that introduces a sequence, what follows ESC in its two-byte form:
  /// SS3, DCS, SOS, CSI, OSC, PM and APC (ECMA-48, 5th edition, section 5.3).
  static func introducer(of control: UInt8) -> UInt8? {
    switch control {
    case 0x8F, 0x90, 0x98, 0x9B, 0x9D, 0x9E, 0x9F: control - 0x40
    default: nil
    }
  }
}
