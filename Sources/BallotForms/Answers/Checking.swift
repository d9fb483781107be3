public import BallotJSON
import BallotMatching

/// The one place that judges a given answer, however it was given: typed, by flag, by file, by
/// environment, as a suggestion or as a default.
public enum Checking {
  /// Judges a JSON value.
  /// - Returns: the value as the result holds it, with the positions of its options.
  public static func answer(_ value: JSON, to question: Question, options: OptionList)
    throws(Refusal) -> (value: JSON, positions: [Int])
  {
    if value == .null {
      guard question.isOptional else { throw Refusal("empty, and an answer is required") }
      return (.null, [])
    }
    switch question.kind {
    case .confirm: return (.bool(try flag(value, question)), [])
    case .toggle where !question.isGroup: return (.bool(try flag(value, question)), [])
    case .radio, .picker, .toggle:
      guard question.takesSeveral else { return try one(value, question, options) }
      guard case .array(let elements) = value else {
        throw Refusal("not a list of options", allowed: allowed(options))
      }
      return try several(elements, question, options)
    case .text: return (try TextChecking.value(value, question), [])
    }
  }

  /// Judges an answer given as text, where one string is one value; where several may be chosen, a
  /// string that begins with `[` is a JSON array on one line (decisions 1.13).
  public static func answer(text: String, to question: Question, options: OptionList)
    throws(Refusal) -> (value: JSON, positions: [Int])
  {
    if question.takesSeveral {
      if text.isEmpty { return try several([], question, options) }
      if text.first == "[", case .array(let elements)? = try? JSON(parsing: Array(text.utf8)) {
        return try several(elements, question, options)
      }
      return try several([.string(text)], question, options)
    }
    return try answer(.string(text), to: question, options: options)
  }

  /// Judges an answer given as several texts, one each.
  public static func answer(texts: [String], to question: Question, options: OptionList)
    throws(Refusal) -> (value: JSON, positions: [Int])
  {
    guard question.takesSeveral else {
      guard texts.count <= 1 else { throw Refusal("given \(texts.count) times, but takes one") }
      return try answer(text: texts.first ?? "", to: question, options: options)
    }
    if texts.count == 1 { return try answer(text: texts[0], to: question, options: options) }
    return try several(texts.map(JSON.string), question, options)
  }

  /// Why this many chosen options are too few or too many; `nil` when they will do.
  public static func countRefusal(of count: Int, _ question: Question) -> Refusal? {
    guard question.takesSeveral else { return nil }
    if let least = question.minimum?.integer, count < least {
      return Refusal("choose at least \(least) (now \(count))")
    }
    if let most = question.maximum?.integer, count > most {
      return Refusal("choose at most \(most) (now \(count))")
    }
    return nil
  }

  private static func flag(_ value: JSON, _ question: Question) throws(Refusal) -> Bool {
    if case .bool(let flag) = value { return flag }
    let text = value.plainText
    if let flag = Toggled.value(of: text) { return flag }
    if text == question.onLabel { return true }
    if text == question.offLabel { return false }
    throw Refusal("neither on nor off", allowed: ["on", "off", "yes", "no", "true", "false"])
  }

  private static func one(_ value: JSON, _ question: Question, _ options: OptionList)
    throws(Refusal) -> (value: JSON, positions: [Int])
  {
    if let position = try position(of: value, options) {
      return (options[position].value, [position])
    }
    if question.other != nil, case .string(let text) = value, !text.isEmpty {
      return (try TextChecking.value(.string(text), question), [])
    }
    throw unknown(value, options)
  }

  private static func several(_ elements: [JSON], _ question: Question, _ options: OptionList)
    throws(Refusal) -> (value: JSON, positions: [Int])
  {
    var positions: [Int] = []
    for element in elements {
      guard let position = try position(of: element, options) else {
        throw unknown(element, options)
      }
      if !positions.contains(position) { positions.append(position) }
    }
    positions.sort()
    if let refusal = countRefusal(of: positions.count, question) { throw refusal }
    return (.array(positions.map { options[$0].value }), positions)
  }

  /// The option with this value, or written like this text; never a disabled one.
  private static func position(of value: JSON, _ options: OptionList) throws(Refusal) -> Int? {
    var found = options.position(of: value)
    if found == nil, case .string(let text) = value { found = options.position(ofText: text) }
    guard let found else { return nil }
    if let reason = options[found].disabled {
      throw Refusal(
        "not available" + (reason.isEmpty ? "" : ": " + reason), allowed: allowed(options))
    }
    return found
  }

  private static func unknown(_ value: JSON, _ options: OptionList) -> Refusal {
    let words = allowed(options)
    return Refusal(
      "not one of the options", allowed: words, nearest: nearestWord(to: value.plainText, in: words)
    )
  }

  /// The values that can be chosen, as far as a message can list them.
  static func allowed(_ options: OptionList) -> [String] {
    var words: [String] = []
    for position in 0..<options.count where options.isEnabled(position) {
      words.append(options[position].value.plainText)
      if words.count == Self.listed { break }
    }
    return words
  }

  /// How many allowed values a message may have to choose from.
  static let listed = 1000
}
