public import BallotJSON

/// Answers in a file: a JSON object, or KEY=VALUE lines such as Ballot itself prints.
public struct AnswerFile: Sendable {
  /// The answers that the form knows, or that a JSON object names.
  public var answers: [GivenAnswer] = []

  /// Reads the bytes of a file. KEY=VALUE lines may hold other keys, which are no answers; a JSON
  /// object may not, so that a misspelt name is found (decisions 1.15).
  /// - Parameters:
  ///   - bytes: what stands in the file.
  ///   - form: the form whose answers they are.
  ///   - source: who gave the answers.
  /// - Throws: `AnswerFileError` where the bytes are neither.
  public init(_ bytes: [UInt8], of form: Form, source: AnswerSource) throws(AnswerFileError) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .lines("not UTF-8: save it in that encoding")
    }
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      try readObject(bytes, source)
    } else {
      try readLines(bytes, form, source)
    }
  }

  private mutating func readObject(_ bytes: [UInt8], _ source: AnswerSource)
    throws(AnswerFileError)
  {
    let located: LocatedJSON
    do throws(JSONError) {
      located = try LocatedJSON(parsing: bytes)
    } catch {
      throw .json(error.message, SourceText(bytes), error.position)
    }
    guard case .object(let members) = located.value else {
      throw .json(
        "answers are an object: {\"NAME\": VALUE}", located.source, located.position)
    }
    if let twice = located.duplicate {
      throw .json(
        "\(twice.name) is answered twice: remove one", located.source,
        located.source.position(at: twice.nameRange.lowerBound))
    }
    answers = members.map { GivenAnswer($0.name, .json($0.value.json), source: source) }
  }

  private mutating func readLines(_ bytes: [UInt8], _ form: Form, _ source: AnswerSource)
    throws(AnswerFileError)
  {
    let assignments = DotenvScanner.assignments(in: bytes).filter { $0.commentMark == nil }
    guard !assignments.isEmpty || bytes.allSatisfy({ $0 <= 0x20 }) else {
      throw .lines("neither a JSON object nor KEY=VALUE lines")
    }
    for answer in form.answerNames {
      let isOwn = answer.question.name == answer.name
      let keys = [(isOwn ? answer.question.key : nil) ?? answer.name, answer.name].map(lineKey)
      guard
        let found = assignments.last(where: { assignment in
          keys.contains(String(decoding: bytes[assignment.key], as: UTF8.self))
        })
      else { continue }
      let text = unquoted(bytes[found.value])
      let value = word(text, answer.question)
      answers.append(GivenAnswer(answer.name, .texts([value]), source: source))
    }
  }

  /// A name as it stands before `=`.
  private func lineKey(_ name: String) -> String {
    String(
      name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// What a toggle's own word for on or off stands for.
  private func word(_ text: String, _ question: Question) -> String {
    if text == question.onValue { return "true" }
    if text == question.offValue { return "false" }
    return text
  }

  /// The value without its quotes. In single quotes nothing is special, in double quotes a
  /// backslash keeps a quote or a backslash.
  private func unquoted(_ value: ArraySlice<UInt8>) -> String {
    guard value.count >= 2, let quote = value.first, quote == value.last,
      quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    else { return String(decoding: value, as: UTF8.self) }
    let inner = String(decoding: value.dropFirst().dropLast(), as: UTF8.self)
    guard quote == UInt8(ascii: "\"") else { return inner }
    var text = ""
    var isEscaped = false
    for character in inner {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      if isEscaped, character != "\"", character != "\\" { text.append("\\") }
      isEscaped = false
      text.append(character)
    }
    return text
  }
}

/// Why a file holds no answers.
public enum AnswerFileError: Error, Hashable, Sendable {
  /// A JSON text at fault, with the place.
  case json(String, SourceText, SourcePosition)
  /// Another text at fault.
  case lines(String)
}
