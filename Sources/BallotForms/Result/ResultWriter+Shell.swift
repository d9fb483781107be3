import BallotJSON

extension ResultWriter {
  /// A statement for each answer. A hidden question and an optional one left open are unset, so
  /// that a script tells them from an empty text.
  func shellCode(_ entries: [ResultEntry], _ syntax: any ShellSyntax) -> [UInt8] {
    let statements = entries.map { entry in
      switch entry.content {
      case .unset: syntax.removal(key(entry))
      case .single(let value): syntax.assignment(key(entry), value.plainText)
      case .list(let values): syntax.assignment(key(entry), values.map(\.plainText))
      }
    }
    return Array(statements.joined().utf8)
  }
}
