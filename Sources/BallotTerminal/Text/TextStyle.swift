/// A colour as a terminal can show it.
public enum Color: Hashable, Sendable {
  /// One of the 16 colours of ECMA-48 SGR 30–37 and 90–97, 0 to 15, drawn from the user's palette.
  case standard(UInt8)
  /// One of xterm's 256 colours.
  case indexed(UInt8)
  /// A 24-bit colour.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// How text looks: its colours and attributes (ECMA-48, 8.3.117 SGR).
public struct TextStyle: Hashable, Sendable {
  /// What may be on at the same time.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// SGR 1.
    public static let bold = Attributes(rawValue: 1)
    /// SGR 2.
    public static let dim = Attributes(rawValue: 2)
    /// SGR 3.
    public static let italic = Attributes(rawValue: 4)
    /// SGR 4.
    public static let underline = Attributes(rawValue: 8)
    /// SGR 7.
    public static let inverse = Attributes(rawValue: 16)
    /// SGR 9.
    public static let strikethrough = Attributes(rawValue: 32)
  }

  /// The colour of the text; `nil` is the terminal's own.
  public var foreground: Color?
  /// The colour behind the text; `nil` is the terminal's own.
  public var background: Color?
  /// The attributes that are on.
  public var attributes: Attributes

  /// A style; all of it is the terminal's own unless given.
  public init(
    foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, no attributes.
  public static let plain = TextStyle()
}
