/// One line of a file and a caret under the place in it: what a message shows beside its words.
public struct SourceExcerpt: Hashable, Sendable {
  /// The line, made harmless: a tab is a space, and what the JSON writer escapes is shown as that
  /// escape (`\u001b`). A long line is cut, with `…` at each cut.
  public let line: String
  /// Spaces up to the place, and `^`.
  public let caret: String
}

extension SourceText {
  /// The line around a byte offset, cut to a window around it.
  ///
  /// - Parameters:
  ///   - offset: the place, in UTF-8 bytes; beyond the text it is the text's end.
  ///   - columns: the most terminal columns to fill, 8 or more.
  ///   - width: the terminal columns of a character; one each if left out.
  public func excerpt(
    at offset: Int, columns: Int = 76, width: (Character) -> Int = { _ in 1 }
  ) -> SourceExcerpt {
    let columns = max(columns, 8)
    let offset = min(max(offset, startOfText), bytes.count)
    let before = measured(lineStart(before: offset)..<offset, width)
    let after = measured(offset..<lineEnd(after: offset), width)

    // Each side may use the half that the other side leaves free.
    let beforeRoom = max(columns / 2, columns - after.total)
    let shownBefore = before.suffix(fitting: beforeRoom)
    let shownAfter = after.prefix(fitting: columns - shownBefore.total)
    return SourceExcerpt(
      line: shownBefore.text + shownAfter.text,
      caret: String(repeating: " ", count: shownBefore.total) + "^")
  }

  /// As many bytes on each side of the place are looked at: more than any window shows, and little
  /// where a hostile file is one long line.
  private static let reach = 2048

  private func lineStart(before offset: Int) -> Int {
    var start = offset
    while start > max(startOfText, offset - Self.reach), !endsLine(at: start - 1) { start -= 1 }
    while start < offset, bytes[start] & 0xC0 == 0x80 { start += 1 }
    return start
  }

  private func lineEnd(after offset: Int) -> Int {
    var end = offset
    while end < min(bytes.count, offset + Self.reach),
      bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r")
    {
      end += 1
    }
    return end
  }

  private func measured(_ range: Range<Int>, _ width: (Character) -> Int) -> MeasuredText {
    let text = String(decoding: bytes[range], as: UTF8.self)
    return MeasuredText(
      pieces: text.map { character in
        let shown = harmless(character)
        return (shown, shown.reduce(0) { $0 + max(width($1), 0) })
      })
  }

  private func harmless(_ character: Character) -> String {
    if character == "\t" { return " " }
    var shown = ""
    for scalar in character.unicodeScalars {
      if scalar.isHarmfulInTerminal {
        shown += scalar.jsonEscape
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}

/// Characters as they are shown, each with its terminal columns.
private struct MeasuredText {
  var pieces: [(text: String, columns: Int)]

  var total: Int { pieces.reduce(0) { $0 + $1.columns } }
  var text: String { pieces.map(\.text).joined() }

  /// The end of the text that fits, after `…` if the whole does not.
  func suffix(fitting columns: Int) -> MeasuredText {
    MeasuredText(
      pieces: MeasuredText(pieces: pieces.reversed()).prefix(fitting: columns).pieces.reversed())
  }

  /// The beginning of the text that fits, before `…` if the whole does not.
  func prefix(fitting columns: Int) -> MeasuredText {
    if total <= columns { return self }
    var room = columns - 1
    let fitting = pieces.prefix { piece in
      room -= piece.columns
      return room >= 0
    }
    return MeasuredText(pieces: fitting + [("…", 1)])
  }
}
