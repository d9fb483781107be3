import BallotJSON
import BallotMatching

/// What could not be read of a file, and the reading of single values, whose faults it keeps.
struct ReadingLog {
  private(set) var faults: [(offset: Int, message: String)] = []
  /// The items whose values are not known well enough to judge them.
  private(set) var incomplete: Set<Int> = []
  private var unread: Set<FormPlace> = []

  /// Adds a fault at a byte of the text.
  mutating func add(_ message: @autoclosure () -> String, at offset: Int) {
    if faults.count < FaultList.limit { faults.append((offset, message())) }
  }

  /// Adds a fault at a value.
  mutating func add(_ message: @autoclosure () -> String, at value: LocatedJSON) {
    add(message(), at: value.range.lowerBound)
  }

  /// Adds a fault about a word that is none of those known.
  mutating func add(
    _ message: @autoclosure () -> String, at offset: Int, insteadOf word: String, known: [String]
  ) {
    add(
      message()
        + (nearestWord(to: word, in: known).map { "; did you mean \(quotedText($0))?" } ?? ""),
      at: offset)
  }

  /// Adds a fault about a member that does not exist where it stands.
  mutating func addUnknown(
    _ member: LocatedJSON.Member, in owner: @autoclosure () -> String,
    _ known: @autoclosure () -> [String]
  ) {
    guard faults.count < FaultList.limit else { return }
    let nearest = nearestWord(to: member.name, in: known())
    let advice = nearest.map { "did you mean \(quotedText($0))?" } ?? "remove it"
    add(
      "\(owner()) has no \(quotedText(member.name)): \(advice)", at: member.nameRange.lowerBound)
  }

  /// Notes that a member of an item, or of the form, could not be read.
  mutating func markUnread(_ member: String, of item: Int?) {
    unread.insert(FormPlace(item: item, .member(member)))
  }

  /// Notes that what an item's answer may be could not be read.
  mutating func markIncomplete(_ item: Int) {
    incomplete.insert(item)
  }

  /// Whether a place is in a member that could not be read, and so is not to be judged.
  func isUnread(_ place: FormPlace) -> Bool {
    guard let first = place.path.first else { return false }
    var member = FormPlace(item: place.item)
    member.path = [first]
    return unread.contains(member)
  }
}

extension ReadingLog {
  /// A string.
  mutating func text(_ value: LocatedJSON) -> String? {
    if case .string(let text) = value.value { return text }
    wrongType(value, "text: put it in double quotes")
    return nil
  }

  /// A string, or a list of strings that are its lines.
  mutating func lines(_ value: LocatedJSON) -> [String]? {
    switch value.value {
    case .string(let text): return [text]
    case .array(let elements): return texts(elements)
    case .null, .bool, .number, .object:
      wrongType(value, "text or a list of lines: put it in double quotes")
      return nil
    }
  }

  /// A list of strings.
  mutating func texts(_ value: LocatedJSON) -> [String]? {
    guard case .array(let elements) = value.value else {
      wrongType(value, "a list: write [ and ] around it")
      return nil
    }
    return texts(elements)
  }

  private mutating func texts(_ elements: [LocatedJSON]) -> [String]? {
    let texts = elements.map { text($0) }
    return texts.contains(nil) ? nil : texts.compactMap(\.self)
  }

  /// `true` or `false`.
  mutating func flag(_ value: LocatedJSON) -> Bool? {
    if case .bool(let flag) = value.value { return flag }
    wrongType(value, "true or false: write one of them, without quotes")
    return nil
  }

  /// A number.
  mutating func number(_ value: LocatedJSON) -> JSONNumber? {
    if case .number(let number) = value.value { return number }
    wrongType(value, "a number: write one, without quotes")
    return nil
  }

  /// A whole number that fits `Int`.
  mutating func integer(_ value: LocatedJSON) -> Int? {
    if case .number(let number) = value.value, let integer = number.integer { return integer }
    wrongType(value, "a whole number: write one, without quotes")
    return nil
  }

  /// One of the words of a type.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ value: LocatedJSON, as type: Word.Type
  ) -> Word? {
    guard let text = text(value) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue)
    add(
      "\(quotedText(text)) is not known here: write \(words(known.map(quotedText)))",
      at: value.range.lowerBound, insteadOf: text, known: known)
    return nil
  }

  /// Text, a number, `true` or `false`.
  mutating func scalar(_ value: LocatedJSON) -> JSON? {
    switch value.value {
    case .string, .number, .bool: return value.json
    case .null, .array, .object:
      wrongType(value, "text, a number, true or false: write one of them")
      return nil
    }
  }

  /// The members of an object, without those whose name an earlier one has.
  mutating func members(_ value: LocatedJSON) -> [LocatedJSON.Member]? {
    guard case .object(let members) = value.value else {
      wrongType(value, "an object: write { and } with members between them")
      return nil
    }
    return unique(members)
  }

  /// The members whose names are new; each of the others is a fault.
  mutating func unique(_ members: [LocatedJSON.Member]) -> [LocatedJSON.Member] {
    var names: Set<String> = []
    return members.filter { member in
      if names.insert(member.name).inserted { return true }
      add(
        "\(quotedText(member.name)) is here twice: remove one", at: member.nameRange.lowerBound)
      return false
    }
  }

  private mutating func wrongType(_ value: LocatedJSON, _ expected: String) {
    let found = kind(of: value)
    add("\(found) is not \(expected)", at: value)
  }

  private func kind(of value: LocatedJSON) -> String {
    switch value.value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.text.count > 20 ? "a number" : number.text
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
