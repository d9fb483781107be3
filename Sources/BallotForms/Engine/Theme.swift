public import BallotTerminal

/// The glyphs of the page. Those that are East Asian Neutral come first; where an Ambiguous one
/// stays because everyone knows it, the frame writer places what follows by absolute column.
public struct Glyphs: Hashable, Sendable {
  /// Before the prompt of a question that is being asked.
  public var question: String
  /// At the row or question that has the focus.
  public var pointer: String
  /// Before a question that is answered.
  public var answered: String
  /// Before a question that was cancelled.
  public var cancelled: String
  /// A radio option that is chosen.
  public var radioOn: String
  /// A radio option that is not.
  public var radioOff: String
  /// An option that cannot be chosen.
  public var disabled: String
  /// A checkbox that is on.
  public var boxOn: String
  /// A checkbox that is off.
  public var boxOff: String
  /// A checkbox over things that differ.
  public var boxMixed: String
  /// A checkbox that nobody has set.
  public var boxUndecided: String
  /// The chosen row of a list.
  public var check: String
  /// A switch's track.
  public var track: String
  /// A switch's knob.
  public var knob: String
  /// Behind a menu that is closed.
  public var opensBelow: String
  /// Behind a row that opens a screen of its own.
  public var opensScreen: String
  /// Before the name of the page to which Esc leads back from such a screen.
  public var wayBack: String
  /// Before the value of a control over things that differ.
  public var mixed: String
  /// Between segments.
  public var separator: String
  /// A swatch of a palette.
  public var swatch: String
  /// On both sides of a wheel's centre row.
  public var wheelLeft: String, wheelRight: String
  /// One grapheme of a secret.
  public var secret: String
  /// Between the parts of a footer.
  public var dot: String
  /// Where text was cut.
  public var ellipsis: String
  /// The names of the arrow keys in a footer.
  public var upDown: String, leftRight: String
  /// Before the row of a wheel farther than one from its centre.
  public var far: String

  /// The glyphs of a UTF-8 terminal.
  public static let unicode = Glyphs(
    question: "?", pointer: "❯", answered: "✔", cancelled: "✘", radioOn: "◉", radioOff: "○",
    disabled: "◌", boxOn: "☑", boxOff: "☐", boxMixed: "▣", boxUndecided: "[?]", check: "✓",
    track: "━", knob: "●", opensBelow: "▾", opensScreen: "›", wayBack: "‹", mixed: "—",
    separator: "│",
    swatch: "■", wheelLeft: "▸", wheelRight: "◂", secret: "•", dot: "·", ellipsis: "…",
    upDown: "↑↓", leftRight: "←→", far: "·")

  /// The glyphs of a terminal or locale that takes ASCII only.
  public static let ascii = Glyphs(
    question: "?", pointer: ">", answered: "+", cancelled: "x", radioOn: "(*)", radioOff: "( )",
    disabled: "(-)", boxOn: "[x]", boxOff: "[ ]", boxMixed: "[-]", boxUndecided: "[?]", check: "*",
    track: "=", knob: "O", opensBelow: "v", opensScreen: ">", wayBack: "<", mixed: "-",
    separator: "|",
    swatch: "#", wheelLeft: ">", wheelRight: "<", secret: "*", dot: "-", ellipsis: "...",
    upDown: "Up/Down", leftRight: "Left/Right", far: ".")
}

/// How a page looks: its glyphs and the styles of its parts. No state is told by colour alone.
public struct Theme: Hashable, Sendable {
  /// The glyphs.
  public var glyphs: Glyphs
  /// The colour of what is chosen or in focus, where a question has no tint.
  public var accent: Color
  /// Titles and the prompt in focus.
  public var strong = TextStyle(attributes: .bold)
  /// What is secondary: details, footers, disabled options.
  public var secondary = TextStyle(attributes: .dim)
  /// Faults.
  public var fault = TextStyle(foreground: .standard(1))
  /// Marks of answered questions.
  public var success = TextStyle(foreground: .standard(2))

  /// A theme with these glyphs.
  public init(glyphs: Glyphs = .unicode, accent: Color = .standard(6)) {
    self.glyphs = glyphs
    self.accent = accent
  }

  /// Text in the question's tint, or in the accent.
  public func tinted(_ tint: Color?, _ attributes: TextStyle.Attributes = []) -> TextStyle {
    TextStyle(foreground: tint ?? accent, attributes: attributes)
  }
}
