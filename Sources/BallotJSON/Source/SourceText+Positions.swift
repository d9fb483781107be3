extension SourceText {
  /// The lines and columns of byte offsets, as `position(at:)` has them, in one pass over the text.
  ///
  /// - Parameter offsets: ascending, each at the beginning of a value or a name; beyond the text
  ///   they are those of its end.
  public func positions(at offsets: [Int]) -> [SourcePosition] {
    var line = 1
    var column = 1
    var place = startOfText
    return offsets.map { offset in
      let offset = min(max(offset, place), bytes.count)
      var start = place
      for index in place..<offset where endsLine(at: index) {
        line += 1
        start = index + 1
      }
      if start > place { column = 1 }
      // A value begins with an ASCII character, which never joins the grapheme before it: the
      // parts of a line can be counted apart.
      column += String(decoding: bytes[start..<offset], as: UTF8.self).count
      place = offset
      return SourcePosition(offset: offset, line: line, column: column)
    }
  }
}
