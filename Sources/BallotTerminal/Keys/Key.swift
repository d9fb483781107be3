/// One thing the person did at the keyboard: a key with its modifiers, or a whole paste.
public struct Key: Hashable, Sendable {
  /// Which key it was.
  public enum Code: Hashable, Sendable {
    /// A key that types text: one grapheme, never a control character. Space is `" "`.
    case character(Character)
    /// Text that the terminal said was pasted (bracketed paste), newlines kept as `\n`.
    case paste(String)
    /// Enter or Return.
    case enter
    /// Escape, pressed alone.
    case escape
    /// Tab; Shift-Tab is `tab` with `Modifiers.shift`.
    case tab
    /// Erases what stands before the cursor.
    case backspace
    /// Erases what stands under the cursor.
    case delete
    /// Insert.
    case insert
    /// An arrow.
    case up, down, left, right
    /// The start or the end of a line or list.
    case home, end
    /// One screenful.
    case pageUp, pageDown
    /// F1 to F24, numbered from 1.
    case function(Int)
  }

  /// The modifier keys held down. Caps Lock and Num Lock are no modifiers here.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits, in the order of xterm's modifier parameter minus one.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Shift; never set on a `character`, whose text says it already.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, Option or Meta.
    public static let alt = Modifiers(rawValue: 2)
    /// Control; the character is then the lower-case letter (`Ctrl-A` is `"a"` with `control`).
    public static let control = Modifiers(rawValue: 4)
  }

  /// Which key it was.
  public var code: Code
  /// The modifiers held down with it.
  public var modifiers: Modifiers

  /// A key with the modifiers held down, none if left out.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}

extension Key {
  /// The key that types this character.
  public static func character(_ character: Character) -> Key { Key(.character(character)) }
  /// Control held down with this lower-case letter or symbol.
  public static func control(_ character: Character) -> Key { Key(.character(character), .control) }
  /// Alt held down with this character.
  public static func alt(_ character: Character) -> Key { Key(.character(character), .alt) }
  /// Enter alone.
  public static let enter = Key(.enter)
  /// Escape alone.
  public static let escape = Key(.escape)
  /// Tab alone.
  public static let tab = Key(.tab)
  /// Shift-Tab.
  public static let backTab = Key(.tab, .shift)
  /// Backspace alone.
  public static let backspace = Key(.backspace)
  /// Space.
  public static let space = Key(.character(" "))
  /// Up alone.
  public static let up = Key(.up)
  /// Down alone.
  public static let down = Key(.down)
  /// Left alone.
  public static let left = Key(.left)
  /// Right alone.
  public static let right = Key(.right)
}
