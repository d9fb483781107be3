import BallotJSON

extension ResultWriter {
  /// One object and a line break: keys in question order, values typed. A hidden question is
  /// absent, an optional one left open is `null`, or absent
  /// where a JSON Schema does not require it.
  func json(_ entries: [ResultEntry]) -> [UInt8] {
    let members = entries.compactMap { entry -> JSON.Member? in
      switch entry.state {
      case .value(let value): JSON.Member(entry.name, value)
      case .open: entry.isAbsentIfOpen ? nil : JSON.Member(entry.name, .null)
      case .hidden: nil
      }
    }
    return JSON.object(members).utf8(layout) + [UInt8(ascii: "\n")]
  }
}
