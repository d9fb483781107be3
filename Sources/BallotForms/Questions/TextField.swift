public import BallotTerminal

/// An editable line of text: a value that keys change. The cursor stands between graphemes.
public struct TextField: Hashable, Sendable {
  /// The graphemes.
  public private(set) var characters: [Character]
  /// Where the cursor stands: the number of graphemes before it.
  public private(set) var cursor: Int
  private var undone: [Snapshot] = []

  /// What undo goes back to.
  private struct Snapshot: Hashable, Sendable {
    var characters: [Character]
    var cursor: Int
  }

  /// How many steps undo goes back.
  static let undoLimit = 100
  /// The most UTF-8 bytes a field takes (`reliability.md` 4.3: an answer is at most 1 MiB).
  static let byteLimit = 1 << 20

  /// A field with this text, the cursor at its end.
  public init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  /// The text.
  public var text: String { String(characters) }
  /// Whether there is no text.
  public var isEmpty: Bool { characters.isEmpty }

  /// Uses an editing key.
  /// - Returns: whether the key means something in a field of text. Up, Down, Enter, Tab and Escape
  ///   never do.
  public mutating func reduce(_ key: Key) -> Bool {
    let isWord = !key.modifiers.isDisjoint(with: [.control, .alt])
    switch key.code {
    case .character(let character):
      if key.modifiers.contains(.control) { return control(character) }
      if key.modifiers.contains(.alt) { return alt(character) }
      insert(String(character))
    case .paste(let text): insert(Self.oneLine(text))
    case .backspace:
      isWord ? erase(from: wordStart) : erase(from: cursor - 1)
    case .delete: erase(to: isWord ? wordEnd : cursor + 1)
    case .left: cursor = isWord ? wordStart : max(0, cursor - 1)
    case .right: cursor = isWord ? wordEnd : min(characters.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = characters.count
    case .enter, .escape, .tab, .insert, .up, .down, .pageUp, .pageDown, .function: return false
    }
    return true
  }

  /// Puts text in at the cursor; more than a field takes is cut.
  public mutating func insert(_ text: String) {
    guard !text.isEmpty else { return }
    remember()
    let room = Self.byteLimit - characters.reduce(0) { $0 + $1.utf8.count }
    var taken = text
    if taken.utf8.count > room { taken = String(decoding: taken.utf8.prefix(room), as: UTF8.self) }
    // Joined with its neighbours, so that a combining mark becomes part of the letter before it.
    let before = String(characters[..<cursor]) + taken
    let after = String(characters[cursor...])
    let head = Array(before)
    characters = Array(before + after)
    cursor = min(head.count, characters.count)
  }

  /// A paste of several lines as one: each newline is a blank, the outer ones are dropped.
  static func oneLine(_ text: String) -> String {
    lines(of: text).map { $0.replacingTabs() }.joined(separator: " ")
  }

  /// The lines of a paste, without empty ones around them.
  static func lines(of text: String) -> ArraySlice<Substring> {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return lines
  }

  private mutating func control(_ character: Character) -> Bool {
    switch character {
    case "a": cursor = 0
    case "e": cursor = characters.count
    case "b": cursor = max(0, cursor - 1)
    case "f": cursor = min(characters.count, cursor + 1)
    case "u": erase(from: 0)
    case "k": erase(to: characters.count)
    case "w": erase(from: blankStart)
    case "d": erase(to: cursor + 1)
    case "h": erase(from: cursor - 1)
    case "_", "/": undo()
    default: return false
    }
    return true
  }

  private mutating func alt(_ character: Character) -> Bool {
    switch character {
    case "b": cursor = wordStart
    case "f": cursor = wordEnd
    case "d": erase(to: wordEnd)
    default: return false
    }
    return true
  }

  private mutating func erase(from start: Int) {
    guard start >= 0, start < cursor else { return }
    remember()
    characters.removeSubrange(start..<cursor)
    cursor = start
  }

  private mutating func erase(to end: Int) {
    guard end <= characters.count, end > cursor else { return }
    remember()
    characters.removeSubrange(cursor..<end)
  }

  private mutating func remember() {
    undone.append(Snapshot(characters: characters, cursor: cursor))
    if undone.count > Self.undoLimit { undone.removeFirst() }
  }

  private mutating func undo() {
    guard let last = undone.popLast() else { return }
    characters = last.characters
    cursor = last.cursor
  }

  /// The start of the word before the cursor: letters and digits.
  private var wordStart: Int {
    var index = cursor
    while index > 0, !characters[index - 1].isWordPart { index -= 1 }
    while index > 0, characters[index - 1].isWordPart { index -= 1 }
    return index
  }

  /// The end of the word after the cursor.
  private var wordEnd: Int {
    var index = cursor
    while index < characters.count, !characters[index].isWordPart { index += 1 }
    while index < characters.count, characters[index].isWordPart { index += 1 }
    return index
  }

  /// The start of what stands before the cursor up to a blank, as Ctrl-W erases it.
  private var blankStart: Int {
    var index = cursor
    while index > 0, characters[index - 1] == " " { index -= 1 }
    while index > 0, characters[index - 1] != " " { index -= 1 }
    return index
  }
}

extension Character {
  /// Letters and digits belong to a word; what Alt-B and Alt-F stop at does not.
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}

extension Substring {
  fileprivate func replacingTabs() -> String {
    String(map { $0 == "\t" ? " " : $0 })
  }
}
