/// A place in a text file, as people and editors count.
public struct SourcePosition: Hashable, Sendable {
  /// UTF-8 bytes before the place, a byte order mark included.
  public let offset: Int
  /// The line, from 1. Lines end with LF, CR LF or CR.
  public let line: Int
  /// The column, from 1, in characters (extended grapheme clusters; a tab counts one).
  public let column: Int
}

extension SourcePosition: CustomStringConvertible {
  /// `LINE:COLUMN`, as compilers write it after a file's name.
  public var description: String {
    "\(line):\(column)"
  }
}
