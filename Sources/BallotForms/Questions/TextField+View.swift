import BallotTerminal

extension TextField {
  /// The part of the field that fits, with the cursor in view.
  /// - Parameters:
  ///   - columns: the columns there are, the cursor's own included.
  ///   - mask: drawn in place of each grapheme of a secret; `nil` for no secret.
  ///   - placeholder: drawn dim while the field is empty.
  /// - Returns: the cells and the column of the cursor in them.
  func view(columns: Int, mask: String? = nil, placeholder: String? = nil, theme: Theme)
    -> (line: Line, cursor: Int)
  {
    let columns = max(2, columns)
    if isEmpty {
      let hint = Line(placeholder ?? "", style: theme.secondary)
      return (hint.truncated(to: columns - 1, ellipsis: theme.glyphs.ellipsis), 0)
    }
    func cell(_ character: Character) -> Line { Line(mask ?? String(character)) }
    // From the cursor back as far as there is room, then on from it with what is left.
    var before: [Line] = []
    var width = 0
    var first = cursor
    while first > 0 {
      let next = cell(characters[first - 1])
      guard width + next.width < columns else { break }
      before.append(next)
      width += next.width
      first -= 1
    }
    var line = Line()
    for part in before.reversed() { line.append(part) }
    let at = line.width
    var index = cursor
    while index < characters.count {
      let next = cell(characters[index])
      guard line.width + next.width < columns else { break }
      line.append(next)
      index += 1
    }
    return (line, at)
  }
}
