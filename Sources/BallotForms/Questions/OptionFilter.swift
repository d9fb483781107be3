import BallotMatching
import BallotTerminal

/// What narrows an open list: the text that was typed and the options that it leaves, best first.
struct OptionFilter {
  /// What was typed.
  private(set) var field: TextField
  private var store: OptionStore
  private var search = Search()
  /// The options at the ranks near the cursor, so that drawing a row looks nothing up.
  private var near: (first: Int, options: [Int]) = (0, [])
  /// Whether the matches of the query were on the screen, as far as they were found then.
  private var wasShown = false

  /// How much is searched at once before the next look for a key: about a millisecond's worth.
  static let slice = 1 << 20
  /// Lists up to so many options are searched whole between two keys.
  static let small = 4096
  /// Ranks kept on both sides of the cursor.
  static let reach = 128

  init(_ text: String, _ options: OptionList) {
    field = TextField(text)
    store = options.searchStore()
    restart()
  }

  /// Whether anything was typed that narrows the list.
  var isNarrowing: Bool { !search.query.isEmpty }
  /// How many options are left, as far as they are found.
  var count: Int { isNarrowing ? search.count : store.count }
  /// Whether the matches are not all found yet.
  var hasWork: Bool { !search.isSettled(over: store) }

  /// The position of the option that ranks here, zero-based.
  func position(atRank rank: Int) -> Int {
    guard isNarrowing else { return rank }
    let index = rank - near.first
    if near.options.indices.contains(index) { return near.options[index] }
    return search.options(ranked: rank..<(rank + 1)).first ?? 0
  }

  /// The positions of all options that are left, the best first.
  var positions: [Int] {
    isNarrowing ? search.options(ranked: 0..<search.count) : Array(0..<store.count)
  }

  /// The rank of an option; `nil` where it does not match.
  func rank(ofPosition position: Int) -> Int? {
    isNarrowing ? search.rank(of: position) : position
  }

  /// Uses an editing key.
  /// - Returns: whether it was one.
  mutating func reduce(_ key: Key) -> Bool {
    let before = field.characters
    guard field.reduce(key) else { return false }
    if field.characters != before { restart() }
    return true
  }

  /// Takes over options that arrived.
  mutating func optionsChanged(_ options: OptionList) {
    store = options.searchStore()
    if store.count <= Self.small { settle() }
    look(around: near.first + Self.reach)
  }

  /// Does a slice of the search, on as many cores as `concurrently` gives.
  mutating func work(concurrently: (Int, @Sendable (Int) -> Void) -> Void) {
    // Work is done when no key is waiting, and so after a frame.
    wasShown = true
    _ = search.advance(over: store, budget: Self.slice, concurrently: concurrently)
    look(around: near.first + Self.reach)
  }

  /// Finds all matches now, where a key was typed together with the query and can mean no others.
  /// One that answers a frame means what that shows, and waits for nothing.
  mutating func settleUnlessShown() {
    if !wasShown { settle() }
  }

  /// Finds all matches now.
  mutating func settle() {
    while hasWork { _ = search.advance(over: store, budget: .max) }
    look(around: near.first + Self.reach)
  }

  /// Keeps the options near a rank at hand.
  mutating func look(around rank: Int) {
    guard isNarrowing else { return }
    let first = max(0, rank - Self.reach)
    near = (first, search.options(ranked: first..<min(count, first + 2 * Self.reach)))
  }

  /// The most bytes of a label in which matches are marked: more than a screen shows of it.
  static let markedBytes = 4096

  /// The graphemes of a label that the text matched, ascending; of a longer one, of its beginning.
  func highlights(_ label: String) -> [Int] {
    guard isNarrowing else { return [] }
    if label.utf8.count <= Self.markedBytes { return search.query.highlights(in: label) }
    return search.query.highlights(
      in: String(decoding: label.utf8.prefix(Self.markedBytes), as: UTF8.self))
  }

  private mutating func restart() {
    search.setQuery(Query(field.text))
    near = (0, [])
    wasShown = false
    if store.count <= Self.small {
      settle()
    } else {
      _ = search.advance(over: store, budget: 1)
    }
    look(around: 0)
  }
}
