extension Line {
  /// A line of one text, cut to at most `columns` as `truncated(to:ellipsis:)` does, in time and
  /// memory for what is seen of it.
  public init(
    _ text: String, style: TextStyle = .plain, truncatedTo columns: Int, ellipsis: String = "…"
  ) {
    self.init()
    if !append(text, style: style, upTo: columns) {
      self = cut(to: columns, ellipsis: Line(ellipsis, style: style))
    }
  }

  /// Whether the line takes at most `columns`, and at most one more on any terminal.
  public func fits(in columns: Int) -> Bool {
    width <= columns && reach - 1 <= columns
  }

  /// The line cut to at most `columns`; where something is cut off it ends in the ellipsis (`…`,
  /// or `...` for terminals without it) in the style of what it stands for.
  public func truncated(to columns: Int, ellipsis: String = "…") -> Line {
    if fits(in: columns) { return self }
    let kept = prefix(columns)
    let style = cells[min(kept.cells.count, cells.count - 1)].style
    return kept.cut(to: columns, ellipsis: Line(ellipsis, style: style))
  }

  /// The cells from the left that fit into `columns`.
  public func prefix(_ columns: Int) -> Line {
    if fits(in: columns) { return self }
    var line = Line()
    for cell in cells {
      guard line.fits(cell, in: columns) else { break }
      line.append(cell)
    }
    return line
  }

  /// Adds blanks until the line takes `columns`; a longer one stays as it is.
  public mutating func pad(to columns: Int, style: TextStyle = .plain) {
    while width < columns {
      append(Cell(ascii: 0x20, style: style))
    }
  }

  /// The line with the style of every cell changed.
  public func styled(_ change: (inout TextStyle) -> Void) -> Line {
    var line = Line()
    for var cell in cells {
      change(&cell.style)
      line.append(cell)
    }
    return line
  }

  /// As much of the line as leaves room for the ellipsis, and that; without it where there is no
  /// room even for the ellipsis alone.
  private func cut(to columns: Int, ellipsis: Line) -> Line {
    guard ellipsis.fits(in: columns) else { return prefix(columns) }
    var line = prefix(columns - ellipsis.width)
    line.append(ellipsis)
    return line
  }
}
