/// What was found for earlier queries, the latest last.
struct SearchHistory: Sendable {
  /// The number of matches kept: 4 bytes each make 4 MB.
  static let capacity = 1_000_000

  private var lists: [MatchList] = []

  /// Keeps a list, and drops the oldest ones where there are too many matches.
  mutating func remember(_ list: MatchList) {
    if list.query.isEmpty { return }
    lists.append(list)
    var total = lists.reduce(0) { $0 + $1.count }
    while total > SearchHistory.capacity {
      total -= lists.removeFirst().count
    }
  }

  /// The list of this query, which is then no longer kept here.
  mutating func take(_ query: Query) -> MatchList? {
    lists.firstIndex { $0.query == query }.map { lists.remove(at: $0) }
  }

  /// The list with the fewest matches of those that hold all matches of a query, as far as they
  /// have looked.
  func narrowest(containing query: Query) -> MatchList? {
    lists.filter { query.narrows($0.query) }.min { $0.count < $1.count }
  }
}
