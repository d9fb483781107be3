extension LocatedJSON {
  /// Reads the one JSON value (RFC 8259) that a text holds; a byte order mark before it is passed.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8, up to 4 GiB.
  ///   - depthLimit: the most arrays and objects inside each other. A value is taken apart by
  ///     recursion, so a limit of many thousands risks the stack.
  /// - Throws: `JSONError` at the first fault.
  public init(parsing bytes: [UInt8], depthLimit: Int = 512) throws(JSONError) {
    var reader = Reader(SourceText(bytes), depthLimit: depthLimit)
    try reader.begin()
    try reader.readValue()
    try reader.readEnd()
    self.init(source: reader.source, nodes: reader.nodes, index: 0)
  }

  /// Reads JSON values that stand one after another, with white space between them or nothing:
  /// also NDJSON, a value a line. There may be none.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8, up to 4 GiB.
  ///   - depthLimit: the most arrays and objects inside each other.
  /// - Throws: `JSONError` at the first fault.
  public static func parseSequence(
    _ bytes: [UInt8], depthLimit: Int = 512
  ) throws(JSONError) -> [LocatedJSON] {
    var reader = Reader(SourceText(bytes), depthLimit: depthLimit)
    try reader.begin()
    var indices: [Int] = []
    while !reader.isAtEnd {
      indices.append(reader.nodes.count)
      try reader.readValue()
    }
    return indices.map { LocatedJSON(source: reader.source, nodes: reader.nodes, index: $0) }
  }
}

extension JSON {
  /// Reads the one JSON value that a text holds, as `LocatedJSON.init(parsing:depthLimit:)` does,
  /// without places.
  ///
  /// - Throws: `JSONError` at the first fault.
  public init(parsing bytes: [UInt8], depthLimit: Int = 512) throws(JSONError) {
    self = try LocatedJSON(parsing: bytes, depthLimit: depthLimit).json
  }
}
