import BallotJSON

extension ResultWriter {
  /// The values of the one question, each ended by a line break or NUL; nothing for an optional
  /// one left open.
  func raw(_ entries: [ResultEntry]) -> [UInt8] {
    let end: UInt8 = endsWithNull ? 0 : UInt8(ascii: "\n")
    return entries.flatMap(\.rawTexts).flatMap { Array($0.utf8) + [end] }
  }

  /// Values alone do not say whose they are: with a hidden question, the next one's value would be
  /// taken for it (decisions 2.10).
  func rawFaults(in entries: [ResultEntry]) -> [FormError] {
    guard entries.count > 1 else { return [] }
    let names = entries.map(\.name).joined(separator: ", ")
    return [
      FormError(
        "--format raw writes one answer, and this form has \(entries.count): \(names). "
          + "Use --format json or shell")
    ]
  }

  /// What would end a value before its end.
  func rawObstacle(_ text: String) -> Refusal? {
    if let refusal = nullObstacle(text) { return refusal }
    guard !endsWithNull, text.utf8.contains(UInt8(ascii: "\n")) else { return nil }
    return Refusal(
      "holds a line break, with which --format raw ends a value; leave it out, or use --print0")
  }
}

extension ResultEntry {
  /// The values as text, a toggle's as `true` or `false`.
  var rawTexts: [String] {
    guard let value else { return [] }
    if takesSeveral, case .array(let elements) = value { return elements.map(\.plainText) }
    return [value.plainText]
  }
}
