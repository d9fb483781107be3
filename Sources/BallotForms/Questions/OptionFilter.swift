import BallotTerminal

/// What narrows an open list: the text that was typed and the options that it leaves, best first.
struct OptionFilter {
  /// What was typed.
  var field: TextField
  private var ranked: [Int]?
  private var options: OptionList

  init(_ text: String, _ options: OptionList) {
    field = TextField(text)
    self.options = options
    update()
  }

  /// Whether anything was typed that narrows the list.
  var isNarrowing: Bool { ranked != nil }
  /// How many options are left.
  var count: Int { ranked?.count ?? options.count }
  /// How many there are in all.
  var total: Int { options.count }
  /// Whether the matches are not all found yet.
  var hasWork: Bool { false }

  /// The position of the option that ranks here, zero-based.
  func position(atRank rank: Int) -> Int { ranked?[rank] ?? rank }
  /// The rank of an option; `nil` where it does not match.
  func rank(ofPosition position: Int) -> Int? {
    guard let ranked else { return position }
    return ranked.firstIndex(of: position)
  }

  /// Uses an editing key.
  /// - Returns: whether it was one.
  mutating func reduce(_ key: Key) -> Bool {
    let before = field.characters
    guard field.reduce(key) else { return false }
    if field.characters != before { update() }
    return true
  }

  /// Takes over options that arrived.
  mutating func optionsChanged(_ options: OptionList) {
    self.options = options
    update()
  }

  mutating func work(concurrently: (Int, @Sendable (Int) -> Void) -> Void) {}

  /// The graphemes of a label that the text matched.
  func highlights(_ label: String) -> [Int] {
    var found: [Int] = []
    var rest = field.characters[...]
    for (index, character) in label.enumerated() {
      guard let next = rest.first else { break }
      if character.lowercased() == next.lowercased() {
        found.append(index)
        rest = rest.dropFirst()
      }
    }
    return rest.isEmpty ? found : []
  }

  private mutating func update() {
    guard !field.isEmpty else {
      ranked = nil
      return
    }
    ranked = (0..<options.count).filter { !highlights(options[$0].label).isEmpty }
  }
}
