/// What was found for earlier queries, the latest last.
struct SearchHistory: Sendable {
  /// The most bytes that are kept: the matches of a letter that a million options have.
  static let capacity = 4 << 20

  private var lists: [MatchList] = []

  /// Keeps a list, and drops the oldest ones where they take too much.
  mutating func remember(_ list: MatchList) {
    if list.query.isEmpty { return }
    lists.append(list)
    var size = lists.reduce(0) { $0 + $1.size }
    while size > SearchHistory.capacity {
      size -= lists.removeFirst().size
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
