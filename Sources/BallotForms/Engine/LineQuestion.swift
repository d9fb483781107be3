import BallotJSON
import BallotTerminal

/// A question as lines of text, and what a line that was typed means. Pure: line mode reads and
/// writes, this only says what.
struct LineQuestion {
  /// The question as data.
  let question: Question
  /// Its options as they are now.
  let options: OptionList
  /// The answer at the start; a blank line takes it.
  let initial: Answer?
  /// Whether its answers differ, so that a blank line leaves them as they are.
  let isMixed: Bool
  /// The words that are no answers, unless a `=` stands before them.
  var reserved: [String] = []

  /// The question with its place, its help, and its options one a line, numbered.
  func lines(label: String, place: Int, total: Int) -> [String] {
    var lines = [label + (total > 1 ? " (\(place) of \(total))" : "")]
    if let detail = question.detail { lines += detail.split(separator: "\n").map { "  " + $0 } }
    if let limits { lines.append("  " + limits) }
    lines += reserved.filter(isAnswer).map { "  =\($0) is the answer \($0)" }
    guard question.hasOptions else { return lines }
    if question.takesSeveral, let master = question.master {
      lines.append("  \(master): type all")
    }
    if isLong {
      lines.append("  \(options.count) options: a part of a name lists those that hold it")
    } else {
      lines += rows(Array(0..<options.count))
    }
    if let other = question.other {
      lines.append("  \(number("\(options.count + 1)"))  \(other): type the answer itself")
    }
    return lines
  }

  /// Whether a word is known to be an answer here.
  private func isAnswer(_ word: String) -> Bool {
    if question.typed == word { return true }
    return question.hasOptions && options.position(ofText: word) != nil
  }

  /// Above so many options they are not listed, but looked for.
  static let listed = 50

  /// Whether the options are too many to be read out.
  var isLong: Bool { options.count > Self.listed }

  /// The options of a long list whose label holds a text, as far as they can be read out.
  func lines(holding text: String) -> [String] {
    let wanted = text.lowercased()
    guard isLong, !wanted.isEmpty else { return [] }
    let found = (0..<options.count).lazy.filter { options[$0].label.lowercased().holds(wanted) }
    let positions = Array(found.prefix(Self.listed + 1))
    return rows(Array(positions.prefix(Self.listed)))
      + (positions.count > Self.listed ? ["  and more: type more of the name"] : [])
  }

  /// Options with their numbers, one a line, under the headings that they have.
  private func rows(_ positions: [Int]) -> [String] {
    var lines: [String] = []
    var section: String?
    for position in positions {
      let option = options[position]
      if let next = option.section, next != section { lines.append("  \(next)") }
      section = option.section
      var text = option.label
      if let detail = option.detail, option.isEnabled { text += ": \(detail)" }
      if let reason = option.disabled {
        text += " (not available\(reason.isEmpty ? "" : ": \(reason)"))"
      } else if initial?.positions.contains(position) == true {
        text += initial?.source == .initialValue ? " (default)" : " (chosen)"
      }
      lines.append("  \(number(option.isEnabled ? "\(position + 1)" : "-"))  \(text)")
    }
    return lines
  }

  private func number(_ text: String) -> String {
    let columns = String(options.count + 1).count
    return String(repeating: " ", count: max(0, columns - text.count)) + text
  }

  /// What is asked last on the line, ending in `: `; the default in brackets.
  var prompt: String {
    let blank = blankMeaning.map { " [\($0)]" } ?? ""
    switch question.kind {
    case .confirm:
      if let word = question.typed { return "Type \(word) to go on: " }
      return "\(onWord) or \(offWord): "
    case .toggle where !question.isGroup:
      return "\(onWord) or \(offWord)\(blank): "
    case .text:
      return (question.isSecret ? "Secret (not shown)" : question.isNumber ? "Number" : "Text")
        + "\(blank): "
    case .radio, .picker, .toggle:
      if question.takesSeveral { return "Numbers, like 1 3, or 0 for none\(blank): " }
      return (numbersAreAmbiguous ? "Number" : "Number or value") + "\(blank): "
    }
  }

  /// What a blank line takes, in words; `nil` where it takes nothing.
  private var blankMeaning: String? {
    if isMixed { return "leave as they are" }
    guard let initial else { return question.isOptional ? "none" : nil }
    if question.isSecret { return "keep" }
    switch question.kind {
    case .confirm: return nil
    case .toggle where !question.isGroup:
      return initial.value == .bool(true) ? onWord : offWord
    case .text: return initial.value.isNull ? "none" : initial.value.plainText
    case .radio, .picker, .toggle:
      if initial.value.isNull { return "none" }
      if question.takesSeveral, initial.positions.isEmpty { return "0" }
      if initial.positions.isEmpty { return initial.value.plainText }
      return initial.positions.map { "\($0 + 1)" }.joined(separator: " ")
    }
  }

  /// Limits in words.
  private var limits: String? {
    let range: String
    switch (question.minimum?.text, question.maximum?.text) {
    case (let least?, let most?): range = least == most ? least : "\(least) to \(most)"
    case (let least?, nil): range = "at least \(least)"
    case (nil, let most?): range = "at most \(most)"
    case (nil, nil): return nil
    }
    if question.takesSeveral { return "Choose \(range)" }
    if question.isNumber { return "A number, \(range)" }
    return question.kind == .text ? "Characters: \(range)" : nil
  }

  /// Whether a value could be read as the number of another row; then a value is written `=VALUE`.
  private var numbersAreAmbiguous: Bool {
    (0..<options.count).contains { position in
      guard let number = Int(options[position].value.plainText) else { return false }
      return number != position + 1 && number >= 1 && number <= options.count
    }
  }

  /// What a line means: a value, or `nil` where it is blank and takes what was announced.
  /// - Throws: `Refusal` where it means nothing here.
  func value(of line: String) throws(Refusal) -> JSON? {
    if question.kind == .text || question.kind == .confirm {
      if line.isEmpty { return try blank() }
      if let word = question.typed, question.kind == .confirm {
        guard line == word else { throw Refusal("not the word \(word)") }
        return .bool(true)
      }
      return question.kind == .confirm ? try side(of: line) : .string(line)
    }
    let text = String(line.drop { $0 == " " })
    if text.isEmpty { return try blank() }
    guard question.hasOptions else { return try side(of: trimmed(text)) }
    guard question.takesSeveral else { return try one(trimmed(text)) }
    let words = text.split { $0 == " " || $0 == "," }.map(String.init)
    if words == ["0"] { return .array([]) }
    if words == ["all"] {
      return .array(
        (0..<options.count).filter { options.isEnabled($0) }.map { options[$0].value })
    }
    // A value with blanks in it can be given alone.
    if options.position(ofText: trimmed(text)) != nil, Int(trimmed(text)) == nil {
      return .array([.string(trimmed(text))])
    }
    var values: [JSON] = []
    for word in words { values.append(try one(word)) }
    return .array(values)
  }

  /// What is written for an answer in the words that were asked for.
  func words(for value: JSON?) -> String? {
    guard case .bool(let isOn)? = value, !question.hasOptions else { return nil }
    return isOn ? onWord : offWord
  }

  private var onWord: String { question.onLabel ?? "yes" }
  private var offWord: String { question.offLabel ?? "no" }

  /// One of the two words, of which the beginning will do where it says which is meant.
  private func side(of text: String) throws(Refusal) -> JSON {
    let typed = text.lowercased()
    let isOn = onWord.lowercased().hasPrefix(typed)
    let isOff = offWord.lowercased().hasPrefix(typed)
    if isOn != isOff { return .bool(isOn) }
    guard let state = Toggled.value(of: text) else {
      throw Refusal("neither \(onWord) nor \(offWord)")
    }
    return .bool(state)
  }

  private func blank() throws(Refusal) -> JSON? {
    if blankMeaning == nil { throw Refusal("an answer is required") }
    return initial == nil && !isMixed ? .null : nil
  }

  private func one(_ word: String) throws(Refusal) -> JSON {
    if word.first == "=" { return .string(String(word.dropFirst())) }
    if let number = Int(word), number >= 1, number <= options.count {
      if let reason = options[number - 1].disabled {
        throw Refusal("\(number) is not available" + (reason.isEmpty ? "" : ": \(reason)"))
      }
      return options[number - 1].value
    }
    if options.position(ofText: word) == nil {
      if question.other != nil, word == "\(options.count + 1)" {
        throw Refusal("\(word) is the row for another answer: type the answer itself")
      }
      let labelled = (0..<options.count).filter { options[$0].label == word }
      if labelled.count == 1 { return options[labelled[0]].value }
    }
    return .string(word)
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension String {
  /// Whether a text stands somewhere in this one. The standard library's own search would link all
  /// of its regular expressions, a tenth of the tool.
  fileprivate func holds(_ text: String) -> Bool {
    indices.contains { self[$0...].hasPrefix(text) }
  }
}
