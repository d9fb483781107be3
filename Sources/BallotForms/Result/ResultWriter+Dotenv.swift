import BallotJSON

extension ResultWriter {
  /// A line for each answer that there is.
  func dotenv(_ entries: [ResultEntry]) -> [UInt8] {
    entries.flatMap { entry -> [UInt8] in
      guard let value = dotenvValue(entry) else { return [] }
      return Array("\(key(entry))=\(value)\n".utf8)
    }
  }

  /// What stands after `=`; `nil` where there is no answer.
  func dotenvValue(_ entry: ResultEntry) -> String? {
    switch entry.content {
    case .unset: nil
    case .single(.string(let text)): DotenvQuoting(for: text).map { $0.quoted(text) }
    case .single(let value): dotenvJSON(value)
    case .list(let values): dotenvJSON(.array(values))
    }
  }

  /// Why a value cannot be written; `nil` when it can.
  func dotenvObstacle(_ value: JSON) -> Refusal? {
    guard case .string(let text) = value, let hindrance = DotenvQuoting.hindrance(in: text) else {
      return nil
    }
    return Refusal(
      "holds \(hindrance), which dotenv readers do not all read alike; "
        + "leave it out, or use --format json")
  }

  /// JSON in which what single quotes cannot hold in every reader is escaped: it is never refused.
  private func dotenvJSON(_ value: JSON) -> String {
    var text = ""
    var isEscape = false
    for scalar in value.text().unicodeScalars {
      switch (scalar, isEscape) {
      case ("\\", false):
        isEscape = true
        continue
      case ("\\", true): text += #"\u005c"#
      case ("'", _): text += #"\u0027"#
      case ("$", _): text += #"\u0024"#
      case (_, true): text += "\\\(scalar)"
      case (_, false): text.unicodeScalars.append(scalar)
      }
      isEscape = false
    }
    return (DotenvQuoting(for: text) ?? .single).quoted(text)
  }
}
