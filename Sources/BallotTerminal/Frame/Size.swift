/// The size of a screen in terminal columns and rows.
public struct Size: Hashable, Sendable {
  /// Columns, 0 or more; 0 means that the terminal does not know.
  public var columns: Int
  /// Rows, 0 or more; 0 means that the terminal does not know.
  public var rows: Int

  /// A size in columns and rows.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A place on a screen or in a block of lines.
public struct Position: Hashable, Sendable {
  /// The column, zero-based, in terminal columns.
  public var column: Int
  /// The row, zero-based, from the top.
  public var row: Int

  /// A place at a zero-based column and row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
