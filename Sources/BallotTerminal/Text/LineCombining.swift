extension Line {
  /// This line with another behind it.
  public func appending(_ line: Line) -> Line {
    var joined = self
    joined.append(line)
    return joined
  }

  /// The line with attributes added to every cell.
  public func adding(_ attributes: TextStyle.Attributes) -> Line {
    styled { $0.attributes.formUnion(attributes) }
  }

  /// The line with every cell in one style.
  public func styled(_ style: TextStyle) -> Line {
    styled { $0 = style }
  }

  /// What stands from a column on; a cell that begins before it is left out.
  public func suffix(from column: Int) -> Line {
    var line = Line()
    var at = 0
    for cell in cells {
      if at >= column { line.append(cell) }
      at += Int(cell.width)
    }
    return line
  }
}
