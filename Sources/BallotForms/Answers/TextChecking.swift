import BallotJSON

/// Judges text and numbers against the limits of their question.
enum TextChecking {
  static func value(_ value: JSON, _ question: Question) throws(Refusal) -> JSON {
    guard question.isNumber else {
      guard case .string(let text) = value else {
        throw refused(question, "not text")
      }
      return .string(try self.text(text, question))
    }
    let number: JSONNumber
    switch value {
    case .number(let given): number = given
    case .string(let text):
      guard case .number(let parsed)? = try? JSON(parsing: Array(text.utf8)) else {
        throw refused(question, "not a number")
      }
      number = parsed
    case .null, .bool, .array, .object: throw refused(question, "not a number")
    }
    if question.isInteger, number.integer == nil { throw refused(question, "not a whole number") }
    if let least = question.minimum, number.isLess(than: least) {
      throw refused(question, "below \(least.text)")
    }
    if let most = question.maximum, most.isLess(than: number) {
      throw refused(question, "above \(most.text)")
    }
    return .number(number)
  }

  private static func text(_ text: String, _ question: Question) throws(Refusal) -> String {
    if text.isEmpty, !question.isOptional, question.minimum == nil {
      throw refused(question, "empty, and an answer is required")
    }
    if question.kind == .text {
      // Code points, as JSON Schema counts them (Validation, section 6.3.1), and most databases.
      let length = text.unicodeScalars.count
      if let least = question.minimum?.integer, length < least {
        throw refused(question, "shorter than \(characters(least))")
      }
      if let most = question.maximum?.integer, length > most {
        throw refused(question, "longer than \(characters(most))")
      }
    }
    if let source = question.pattern, let pattern = try? Pattern(source) {
      switch pattern.search(text) {
      case .found: break
      case .notFound: throw refused(question, "does not match \(source)")
      case .givenUp: throw Refusal("too long to be compared with its pattern: shorten it")
      }
    }
    return text
  }

  private static func characters(_ count: Int) -> String {
    count == 1 ? "1 character" : "\(count) characters"
  }

  /// The question's own words for a refusal, where it has some.
  private static func refused(_ question: Question, _ reason: String) -> Refusal {
    Refusal(question.message ?? reason)
  }
}
