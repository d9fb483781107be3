public import BallotJSON
public import BallotMatching

/// The options of one question as they are now, by position: records, or lines of text of which a
/// `String` is made only when one is drawn or chosen, so that a million cost little.
public struct OptionList: Sendable {
  enum Content: Sendable {
    case records([Option])
    case lines(OptionStore, LineFormat)
  }

  private(set) var content: Content
  /// Whether more may still arrive.
  public var isLoading: Bool
  /// Whether any is in the list only where a condition holds.
  public let hasConditions: Bool
  /// Whether any stands under a heading.
  public let hasSections: Bool

  /// A list of options; nothing more arrives unless `isLoading`.
  public init(_ records: [Option] = [], isLoading: Bool = false) {
    content = .records(records)
    self.isLoading = isLoading
    hasConditions = records.contains { !$0.when.isEmpty }
    hasSections = records.contains { $0.section != nil }
  }

  /// An empty list of lines, which are still to arrive. Where they `areSearchedOnce`, what makes
  /// each letter of a query fast is left out.
  public init(lines format: LineFormat, areSearchedOnce: Bool = false) {
    let separator: UInt8 = format.endsWithNull ? 0 : 0x0A
    content = .lines(
      OptionStore(separator: separator, isSearchedOnce: areSearchedOnce), format)
    isLoading = true
    hasConditions = false
    hasSections = false
  }

  /// How many there are.
  public var count: Int {
    switch content {
    case .records(let records): records.count
    case .lines(let store, _): store.count
    }
  }

  /// The option at a position, zero-based; must be below `count`. Bytes of a line that are not
  /// UTF-8 are replaced by U+FFFD; see `fault(at:)`.
  public subscript(position: Int) -> Option {
    switch content {
    case .records(let records): return records[position]
    case .lines(let store, let format):
      return LineOptions.option(String(decoding: store.bytes(at: position), as: UTF8.self), format)
    }
  }

  /// The options as records; `nil` for lines.
  public var records: [Option]? {
    switch content {
    case .records(let records): records
    case .lines: nil
    }
  }

  /// Why the option at a position can be no answer: its line is not UTF-8.
  public func fault(at position: Int) -> String? {
    switch content {
    case .records: return nil
    case .lines(let store, _):
      guard let offset = store.invalidOffset(at: position) else { return nil }
      return LineOptions.notUTF8(line: position + 1, byte: offset + 1)
    }
  }

  /// Why the first line that is not UTF-8 can be no answer; `nil` where all can.
  public var firstFault: String? {
    switch content {
    case .records: nil
    case .lines(let store, _): store.firstInvalidOption.flatMap(fault(at:))
    }
  }

  /// Adds the next bytes of the input to a list of lines; a list of records stays as it is.
  public mutating func append(_ bytes: [UInt8]) {
    guard case .lines(var store, let format) = content else { return }
    content = .records([])
    store.append(bytes)
    content = .lines(store, format)
  }

  /// Says that nothing more arrives. A last line without its end is an option too.
  public mutating func finish() {
    isLoading = false
    guard case .lines(var store, let format) = content else { return }
    content = .records([])
    store.finish()
    content = .lines(store, format)
  }

  /// What a filter searches: labels, and with less weight details and keywords.
  public func searchStore() -> OptionStore {
    switch content {
    case .lines(let store, _): return store
    case .records(let records):
      var store = OptionStore()
      for option in records {
        store.append(
          label: option.label, searched: (option.detail.map { [$0] } ?? []) + option.keywords)
      }
      return store
    }
  }

  /// Whether the option at a position can be chosen.
  public func isEnabled(_ position: Int) -> Bool {
    switch content {
    case .records(let records): records[position].isEnabled
    case .lines: true
    }
  }

  /// The first option that has this value and can be chosen, or has it and cannot.
  public func position(of value: JSON) -> Int? {
    if case .lines = content {
      // A line is a text.
      guard case .string(let text) = value else { return nil }
      return position(ofText: text)
    }
    if let position = firstPosition({ $0.value == value }) { return position }
    // 1 may be written 1.0, and an object in another order.
    return value.string == nil ? firstPosition { $0.value.isSame(as: value) } : nil
  }

  /// The first option whose value is written like this, one that can be chosen before others.
  public func position(ofText text: String) -> Int? {
    switch content {
    case .records: return firstPosition { $0.value.plainText == text }
    case .lines(let store, let format):
      guard format.delimiter?.isEmpty == false else { return store.firstOption(equalTo: text) }
      return store.firstOption(containing: text) {
        LineOptions.option($0, format).value.plainText == text
      }
    }
  }

  private func firstPosition(_ isWanted: (Option) -> Bool) -> Int? {
    var disabled: Int?
    for position in 0..<count {
      let option = self[position]
      guard isWanted(option) else { continue }
      if option.isEnabled { return position }
      disabled = disabled ?? position
    }
    return disabled
  }

  /// The nearest position after `position` in `direction` (1 or -1) that can be chosen; `nil` when
  /// there is none. `nil` as the start means before the first or after the last.
  public func enabledPosition(after position: Int?, by direction: Int) -> Int? {
    var next = (position ?? (direction > 0 ? -1 : count)) + direction
    while next >= 0, next < count {
      if isEnabled(next) { return next }
      next += direction
    }
    return nil
  }

  /// Whether another list surely holds the same options: compared without looking at lines.
  func isSame(as other: OptionList) -> Bool {
    guard isLoading == other.isLoading else { return false }
    switch (content, other.content) {
    case (.records(let left), .records(let right)): return left == right
    case (.lines(let left, _), .lines(let right, _)): return left.count == right.count
    case (.records, .lines), (.lines, .records): return false
    }
  }
}
