extension OptionStore {
  /// The zero-based offset of the first byte in an option's label that is not UTF-8, or `nil` where
  /// all are. As each line is an option, the option's number plus one is the number of the line.
  public func invalidOffset(at option: Int) -> Int? {
    let chunk = chunks[chunkIndex(of: option)]
    return chunk.invalidOffset(of: option - chunk.first)
  }

  /// The first option whose label is not UTF-8, or `nil` where all are.
  public var firstInvalidOption: Int? {
    for chunk in chunks {
      if let line = (0..<chunk.count).first(where: { chunk.invalidOffset(of: $0) != nil }) {
        return chunk.first + line
      }
    }
    return nil
  }

  /// The first option whose label is a text, as Swift compares texts: up to canonical equivalence.
  public func firstOption(equalTo text: String) -> Int? {
    let wanted = Array(text.utf8)
    return firstOption(
      equalOrContaining: wanted, bytes: { $0.elementsEqual(wanted) }, text: { $0 == text })
  }

  /// The first option whose label `isWanted`, which can only be one that contains a text, up to
  /// canonical equivalence. Bytes that are not UTF-8 are passed on as U+FFFD.
  public func firstOption(containing text: String, where isWanted: (String) -> Bool) -> Int? {
    let wanted = Array(text.utf8)
    return firstOption(equalOrContaining: wanted, bytes: { holds($0, wanted) }, text: isWanted)
  }

  /// The first option whose label passes both tests. That of the bytes rules out most lines of a long
  /// list, and is left out unless both texts are ASCII: other equal texts may differ in their bytes,
  /// and even K is canonically equivalent to the Kelvin sign.
  private func firstOption(
    equalOrContaining wanted: [UInt8], bytes isPossible: (UnsafeRawBufferPointer) -> Bool,
    text isWanted: (String) -> Bool
  ) -> Int? {
    let isASCII = wanted.allSatisfy { $0 < 0x80 }
    for chunk in chunks {
      let line = chunk.firstLine { label, isLabelASCII in
        if isASCII, isLabelASCII, !isPossible(label) { return false }
        return isWanted(String(decoding: label, as: UTF8.self))
      }
      if let line { return chunk.first + line }
    }
    return nil
  }

  private func holds(_ label: UnsafeRawBufferPointer, _ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    var isFound = false
    forEachOffset(of: first, in: label, from: 0) { offset in
      isFound = label[offset...].starts(with: wanted)
      return !isFound
    }
    return isFound
  }
}

extension Chunk {
  /// The zero-based offset of the first byte of a line's label that is not UTF-8.
  fileprivate func invalidOffset(of line: Int) -> Int? {
    guard signatures[line] & Signature.notASCII != 0 else { return nil }
    return bytes.withUnsafeBytes { bytes in
      let label = UnsafeRawBufferPointer(rebasing: bytes[label(of: line)])
      var offset = 0
      while offset < label.count {
        let (scalar, length) = decodeScalar(label, at: offset)
        if scalar == 0xFFFD, length == 1 { return offset }
        offset += length
      }
      return nil
    }
  }

  /// The number of the first line of which `isWanted` is true: it is passed the label, and whether
  /// that is all ASCII.
  fileprivate func firstLine(where isWanted: (UnsafeRawBufferPointer, Bool) -> Bool) -> Int? {
    var first: Int?
    withUnsafeLines { bytes, signatures, line in
      first = signatures.indices.first { index in
        isWanted(
          UnsafeRawBufferPointer(rebasing: bytes[line(index).0]),
          signatures[index] & Signature.notASCII == 0)
      }
    }
    return first
  }
}
