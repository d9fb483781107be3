extension HelpLayout {
  /// Wraps text at its blanks, `indent` columns from the left margin. A newline begins a new line,
  /// a line that begins with a blank stays as it is, and a word wider than the page is cut.
  func wrap(_ text: String, indent: Int, hanging: Int = 0) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if paragraph.first == " " {
        lines.append(blanks(indent) + harmless(String(paragraph)))
      } else {
        lines += fill(
          paragraph.split(separator: " ").map(String.init), indent: indent, hanging: hanging)
      }
    }
    return lines
  }

  /// Sets words into lines; lines after the first stand `hanging` columns further in.
  func fill(_ words: [String], indent: Int, hanging: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    var margin: Int { lines.isEmpty ? indent : indent + hanging }
    func finishLine() {
      lines.append(line.isEmpty ? "" : blanks(margin) + line)
      line = ""
      used = 0
    }
    for word in words {
      for piece in pieces(of: harmless(word), upTo: columns - indent - hanging) {
        let pieceWidth = width(piece)
        if used > 0, margin + used + 1 + pieceWidth > columns { finishLine() }
        if used > 0 {
          line += " "
          used += 1
        }
        line += piece
        used += pieceWidth
      }
    }
    if !line.isEmpty || lines.isEmpty { finishLine() }
    return lines
  }

  /// The word in pieces that fit `limit` columns: one piece for almost every word.
  private func pieces(of word: String, upTo limit: Int) -> [String] {
    guard width(word) > limit else { return [word] }
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for character in word {
      let characterWidth = width(String(character))
      if used + characterWidth > limit, !piece.isEmpty {
        pieces.append(piece)
        piece = ""
        used = 0
      }
      piece.append(character)
      used += characterWidth
    }
    return pieces + [piece]
  }

  /// Blanks of the left margin.
  func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
