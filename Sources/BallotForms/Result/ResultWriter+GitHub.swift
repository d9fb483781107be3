import BallotJSON

extension ResultWriter {
  /// `KEY<<DELIMITER`, the value, and the delimiter, for each answer that there is; several values
  /// are a JSON array on one line.
  ///
  /// The form is that of GitHub's documentation, "Workflow commands", section "Multiline strings".
  /// The delimiter is random, so that whoever chooses a value cannot end it early and set other
  /// outputs, and it does not occur in the value.
  func github(_ entries: [ResultEntry], random: () -> UInt64) -> [UInt8] {
    var output: [UInt8] = []
    for entry in entries {
      let text: String
      switch entry.content {
      case .unset: continue
      case .single(let value): text = value.plainText
      case .list(let values): text = JSON.array(values).text()
      }
      let value = Array(text.utf8)
      let delimiter = Self.delimiter(absentFrom: value, random: random)
      output += Array("\(key(entry))<<".utf8) + delimiter + [UInt8(ascii: "\n")]
      output += value + [UInt8(ascii: "\n")]
      output += delimiter + [UInt8(ascii: "\n")]
    }
    return output
  }

  /// A delimiter with 128 random bits, and with more as long as the value holds it.
  private static func delimiter(absentFrom value: [UInt8], random: () -> UInt64) -> [UInt8] {
    var delimiter = Array("ballot".utf8)
    repeat {
      for _ in 0..<2 { delimiter += Array("-\(String(random(), radix: 16))".utf8) }
    } while value.indices.contains { value[$0...].starts(with: delimiter) }
    return delimiter
  }

  /// The workflow commands that hide the secret answers in the job's log, to be printed there
  /// before the answers are used: a line for each line of a secret.
  public func gitHubMasks(_ entries: [ResultEntry]) -> String {
    entries.filter(\.isSecret).flatMap(\.rawTexts)
      .flatMap { $0.unicodeScalars.split { $0 == "\n" || $0 == "\r" } }
      .map { line in
        // A workflow command takes `%` as the start of an escape.
        "::add-mask::" + line.map { $0 == "%" ? "%25" : String($0) }.joined() + "\n"
      }
      .joined()
  }
}
