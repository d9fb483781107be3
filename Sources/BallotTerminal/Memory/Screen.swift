/// A terminal's screen in memory: fed with the bytes a terminal would get, it shows what that
/// would show. It knows the part of ECMA-48 and xterm's modes that programs like this one use.
///
/// Line feeds move straight down, as on a terminal without output processing, unless line feed
/// new line mode (ECMA-48 LNM, `CSI 20 h`) is set.
public struct Screen: Hashable, Sendable {
  /// How many columns the terminal gives a grapheme about which terminals disagree.
  public enum Widths: Hashable, Sendable, CaseIterable {
    /// The fewest.
    case low
    /// As many as the present Unicode Standard and most terminals say.
    case usual
    /// The most.
    case high
  }

  /// Modes that are on or off.
  public struct Modes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The cursor is shown (DEC private mode 25).
    public static let cursorVisible = Modes(rawValue: 1)
    /// Text goes on in the next row at the end of a row (DEC private mode 7).
    public static let autowrap = Modes(rawValue: 2)
    /// The alternate screen is shown (DEC private mode 1049).
    public static let alternateScreen = Modes(rawValue: 4)
    /// Pastes are marked (DEC private mode 2004).
    public static let bracketedPaste = Modes(rawValue: 8)
    /// Output is held back (DEC private mode 2026).
    public static let synchronizedOutput = Modes(rawValue: 16)
    /// A line feed also returns to column 0 (ECMA-48 mode 20).
    public static let newline = Modes(rawValue: 32)
  }

  /// The widths of the terminal that this stands for.
  public let widths: Widths
  /// The size in columns and rows, each 1 or more.
  public internal(set) var size: Size
  /// The rows that are shown, from the top.
  public internal(set) var rows: [ScreenRow]
  /// The rows that have scrolled away at the top, oldest first.
  public internal(set) var scrollback: [ScreenRow] = []
  /// Where the cursor is.
  public internal(set) var cursor = Position(column: 0, row: 0)
  /// The modes that are on.
  public internal(set) var modes: Modes = [.cursorVisible, .autowrap]
  /// The style in which text is shown.
  public internal(set) var style = TextStyle.plain
  /// The sequences that were not understood and did nothing, oldest first.
  public internal(set) var ignored: [String] = []

  /// Whether the last column has been written and the next text goes to the next row.
  var isWrapPending = false
  /// What DECSC or the alternate screen has saved.
  var saved = SavedCursor()
  /// The rows of the screen that is not shown while the alternate one is.
  var mainRows: [ScreenRow] = []
  /// The last grapheme that was written, which the next character may add to.
  var last: LastGrapheme?
  private var parser = ScreenParser()

  /// An empty screen with the cursor at the top left. Sizes below 1 are taken as 1.
  public init(size: Size, widths: Widths = .usual) {
    self.widths = widths
    self.size = Size(columns: max(size.columns, 1), rows: max(size.rows, 1))
    rows = []
    rows = Array(repeating: blankRow, count: self.size.rows)
  }

  /// Shows what the bytes say. They may be cut anywhere.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      for action in parser.feed(byte) { perform(action) }
    }
  }

  /// Shows what the text says.
  public mutating func feed(_ text: String) { feed(text.utf8) }

  /// What is shown, a line a row, without blanks and empty rows at the end.
  public var text: String {
    var lines = rows.map(\.text)
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// What has been written, the oldest line first: rows that have scrolled away and rows shown,
  /// those that the terminal itself has broken in one again, without empty ones at the end.
  public var lines: [String] {
    var lines = Self.unbroken(scrollback + rows).map { ScreenRow(cells: $0).text }
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}

/// One column of a row on a screen.
public struct ScreenCell: Hashable, Sendable {
  /// The grapheme that begins here, with whatever was added to it; empty where the one before
  /// reaches into this column.
  public var text: String
  /// How it looks.
  public var style: TextStyle

  /// A column without text.
  public static let blank = ScreenCell(text: " ", style: .plain)

  /// A column with text in a style.
  public init(text: String, style: TextStyle) {
    self.text = text
    self.style = style
  }
}

/// One row of a screen.
public struct ScreenRow: Hashable, Sendable {
  /// The columns from the left.
  public var cells: [ScreenCell]
  /// Whether the text goes on in the next row because it did not fit.
  public var isWrapped = false

  /// What is shown, without blanks at the end.
  public var text: String {
    var end = cells.endIndex
    while end > 0 && cells[end - 1].text == " " { end -= 1 }
    return cells[..<end].map(\.text).joined()
  }
}

/// What DECSC saves and DECRC brings back.
struct SavedCursor: Hashable {
  var position = Position(column: 0, row: 0)
  var style = TextStyle.plain
  var isWrapPending = false
}

/// A grapheme and where it stands.
struct LastGrapheme: Hashable {
  var position: Position
  var text: String
}
