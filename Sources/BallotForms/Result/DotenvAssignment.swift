/// One `KEY=value` of a dotenv file, by where its parts stand, in bytes from the file's start.
struct DotenvAssignment: Hashable {
  /// The bytes of the key.
  let key: Range<Int>
  /// The value with its quotes, which may span lines; empty right after `=` where there is none.
  let value: Range<Int>
  /// The first byte after the line's indentation: of `KEY`, of `export`, or of `#`.
  let start: Int
  /// The `#` before an assignment that is commented out, with the blanks after it; `nil` for one
  /// that readers obey.
  let commentMark: Range<Int>?
}
