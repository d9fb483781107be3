extension ResultWriter {
  /// A dotenv file with the answers put in, whatever the writer's format. Every byte that is not
  /// part of a replaced value stays: comments, order, foreign keys, line endings, a byte order mark,
  /// a missing last line break.
  ///
  /// - A key that the file has gets its value where it stands; all of them, where it stands several
  ///   times, since not all readers take the last.
  /// - A key that the file has only commented out gets its value there, and loses the `#`; the first
  ///   of them, where it stands several times.
  /// - Any other key is added at the end.
  /// - A key without an answer, as its question is hidden or was left open, becomes `# KEY=`: the
  ///   old value is no answer, and the place is kept for the next time.
  ///
  /// - Throws: as `output(_:random:)` does, and `ResultError.file` where the file is no UTF-8 text.
  public func merged(into file: [UInt8], _ entries: [ResultEntry]) throws(ResultError) -> [UInt8] {
    var writer = self
    writer.format = .dotenv
    try writer.check(entries)
    if let place = file.firstIndex(of: 0) {
      throw .file(
        "byte \(place + 1) is NUL, so it is no dotenv file in UTF-8; give another file, or leave "
          + "--merge out to replace it")
    }
    return writer.merge(entries, into: file)
  }

  private func merge(_ entries: [ResultEntry], into file: [UInt8]) -> [UInt8] {
    let assignments = DotenvScanner.assignments(in: file)
    var edits: [Edit] = []
    var addedLines: [[UInt8]] = []
    for entry in entries {
      let key = Array(key(entry).utf8)
      let found = assignments.filter { file[$0.key].elementsEqual(key) }
      let active = found.filter { $0.commentMark == nil }
      let value = dotenvValue(entry).map { Array($0.utf8) }
      guard let value else {
        for place in active {
          edits.append(Edit(place.start..<place.start, Array("# ".utf8)))
          edits.append(Edit(place.value, with: [], in: file))
        }
        continue
      }
      let places = active.isEmpty ? Array(found.prefix(1)) : active
      if places.isEmpty { addedLines.append(key + [UInt8(ascii: "=")] + value) }
      for place in places {
        if let mark = place.commentMark { edits.append(Edit(mark, [])) }
        edits.append(Edit(place.value, with: value, in: file))
      }
    }
    return Edit.applied(edits, to: file).appending(
      lines: addedLines, endedBy: file.firstLineEnd ?? [0x0A])
  }
}

/// Bytes that take the place of others.
private struct Edit {
  let range: Range<Int>
  let replacement: [UInt8]

  init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Another value. A comment may touch the old one's quotes, but would be part of a bare one.
  init(_ place: Range<Int>, with value: [UInt8], in file: [UInt8]) {
    let touchesComment = file[place.upperBound...].first == UInt8(ascii: "#")
    self.init(place, touchesComment ? value + [UInt8(ascii: " ")] : value)
  }

  /// The file after all edits, none of which overlap.
  static func applied(_ edits: [Edit], to file: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      output += file[position..<edit.range.lowerBound] + edit.replacement
      position = edit.range.upperBound
    }
    return output + file[position...]
  }
}

extension [UInt8] {
  /// A text with lines added at its end; the last line has no end where it had none.
  fileprivate func appending(lines: [[UInt8]], endedBy lineEnd: [UInt8]) -> [UInt8] {
    guard !lines.isEmpty else { return self }
    let isEmptyText = isEmpty || self == [0xEF, 0xBB, 0xBF]
    guard !isEmptyText, last != 0x0A, last != 0x0D else {
      return self + lines.flatMap { $0 + lineEnd }
    }
    return self + lines.flatMap { lineEnd + $0 }
  }

  /// How the first line ends; `nil` where no line does.
  fileprivate var firstLineEnd: [UInt8]? {
    guard let index = firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    guard self[index] == 0x0D else { return [0x0A] }
    return self[(index + 1)...].first == 0x0A ? [0x0D, 0x0A] : [0x0D]
  }
}
