public import BallotJSON

/// Writes the answers of a form in one format. A value without state: all that it does is a
/// function of what it is given.
public struct ResultWriter: Hashable, Sendable {
  /// The format.
  public var format: ResultFormat
  /// How JSON is laid out.
  public var layout = JSONLayout.compact
  /// Whether each raw value ends with NUL, not with a line break.
  public var endsWithNull = false
  /// What all keys begin with, except in JSON; `nil` for nothing.
  public var prefix: String?

  /// A writer of a format; everything else is as if not given.
  public init(_ format: ResultFormat) {
    self.format = format
  }

  /// What keeps the form from being written in this format, whatever is answered: too many
  /// questions, or keys that cannot be. To be asked before the first question is.
  public func faults(in entries: [ResultEntry]) -> [FormError] {
    switch format {
    case .json: []
    case .raw: rawFaults(in: entries)
    case .shell, .bash, .fish, .dotenv, .github: keyFaults(in: entries)
    }
  }

  /// Why an answer cannot be written in this format; `nil` when it can. To be asked while the
  /// person is still there.
  public func obstacle(_ entry: ResultEntry) -> Refusal? {
    switch (format, entry.content) {
    case (.json, _), (_, .unset): nil
    case (.raw, _): entry.rawTexts.lazy.compactMap(rawObstacle).first
    case (.dotenv, .single(let value)): dotenvObstacle(value)
    case (.shell, .single(let value)), (.bash, .single(let value)), (.fish, .single(let value)),
      (.github, .single(let value)):
      nullObstacle(value.plainText)
    case (.shell, .list(let values)), (.bash, .list(let values)), (.fish, .list(let values)):
      values.lazy.compactMap { nullObstacle($0.plainText) }.first
    // A list is JSON there, which escapes what cannot be written.
    case (.dotenv, .list), (.github, .list): nil
    }
  }

  /// The answers in UTF-8.
  /// - Parameters:
  ///   - entries: the answers, in question order.
  ///   - random: 64 fresh random bits; only called in the `github` format, twice a value.
  /// - Throws: `ResultError.form` for `faults(in:)`, `ResultError.answer` for the first
  ///   `obstacle(_:)`.
  public func output(_ entries: [ResultEntry], random: () -> UInt64) throws(ResultError) -> [UInt8]
  {
    try check(entries)
    switch format {
    case .json: return json(entries)
    case .raw: return raw(entries)
    case .shell: return shellCode(entries, POSIXShellSyntax())
    case .bash: return shellCode(entries, BashSyntax())
    case .fish: return shellCode(entries, FishSyntax())
    case .dotenv: return dotenv(entries)
    case .github: return github(entries, random: random)
    }
  }

  /// Throws the first reason why the answers cannot be written.
  func check(_ entries: [ResultEntry]) throws(ResultError) {
    let faults = faults(in: entries)
    if !faults.isEmpty { throw .form(faults) }
    for entry in entries {
      if let refusal = obstacle(entry) { throw .answer(name: entry.name, refusal) }
    }
  }

  /// NUL ends a string in every shell and in the environment of every process.
  func nullObstacle(_ text: String) -> Refusal? {
    guard text.utf8.contains(0) else { return nil }
    return Refusal(
      "holds the character NUL, which --format \(format.rawValue) cannot write; leave it out, or "
        + "use --format json")
  }
}
