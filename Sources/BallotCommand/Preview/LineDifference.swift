/// The lines that only one of two texts has, after `- ` or `+ `, with the line before and the line
/// after each change, and `  ...` where equal lines are left out. Every line ends with a newline.
func lineDifference(from old: String, to new: String) -> String {
  let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let newLines = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in newLines.difference(from: oldLines) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  // All lines in order; those that both have are blank at the start.
  var lines: [(mark: String, text: String)] = []
  var next = 0
  for (index, line) in oldLines.enumerated() {
    if removed.contains(index) {
      lines.append(("- ", line))
      continue
    }
    while inserted.contains(next) {
      lines.append(("+ ", newLines[next]))
      next += 1
    }
    lines.append(("  ", line))
    next += 1
  }
  lines += newLines[next...].map { ("+ ", $0) }
  return shortened(lines)
}

/// The lines with a change on or beside them.
private func shortened(_ lines: [(mark: String, text: String)]) -> String {
  var text = ""
  var isCut = false
  for index in lines.indices {
    let near = max(index - 1, 0)...min(index + 1, lines.count - 1)
    guard near.contains(where: { lines[$0].mark != "  " }) else {
      if !isCut { text += "  ...\n" }
      isCut = true
      continue
    }
    isCut = false
    text += lines[index].mark + lines[index].text + "\n"
  }
  return text
}
