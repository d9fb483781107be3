/// A search over a store that is typed letter by letter: it goes on in small steps, over a store
/// that may still grow, and always has the matches found so far.
///
/// A longer query looks only at what the shorter one found; going back to an earlier query takes
/// what was remembered of it. An empty query matches every option, at no cost.
public struct Search: Sendable {
  private var current = MatchList(Query(""))
  /// What a wider query has found; the search looks there first.
  private var wider: MatchList?
  private var history = SearchHistory()
  /// The number of options in the store as of the last step.
  private var optionCount = 0

  /// A search for the empty query.
  public init() {}

  /// What is searched for.
  public var query: Query { current.query }

  /// The number of matches found so far.
  public var count: Int { query.isEmpty ? optionCount : current.count }

  /// Searches for another query from now on.
  public mutating func setQuery(_ query: Query) {
    guard query != self.query else { return }
    history.remember(current)
    wider = history.narrowest(containing: query)
    current = history.take(query) ?? MatchList(query)
  }

  /// Whether every option of the store has been looked at.
  public func isSettled(over store: OptionStore) -> Bool {
    if query.isEmpty { return optionCount == store.count }
    guard current.chunks.count == store.chunks.count else { return false }
    return current.chunks.last?.lines == store.chunks.last?.count
  }

  /// Goes on with the search: looks at about `budget` bytes of options, at least at one chunk of
  /// 64 KiB or one longer line, and says whether it is settled then. A mebibyte takes a core one to
  /// two milliseconds.
  ///
  /// The store is the one of the earlier steps, with whatever was appended since. `concurrently`
  /// runs its body with each number below a count, in any order and on any threads, and returns
  /// when all are done.
  public mutating func advance(
    over store: OptionStore, budget: Int,
    concurrently: (Int, @Sendable (Int) -> Void) -> Void = Search.serially
  ) -> Bool {
    optionCount = store.count
    if query.isEmpty { return true }
    let tasks = nextTasks(in: store, budget: budget)
    let found = SearchTask.run(tasks, query: query, store: store, concurrently: concurrently)
    for (task, matches) in zip(tasks, found) {
      current.add(
        matches, chunk: task.chunk, first: store.chunks[task.chunk].first,
        lines: task.lines.upperBound)
    }
    let isSettled = isSettled(over: store)
    if isSettled { wider = nil }
    return isSettled
  }

  /// The numbers of the matching options at these ranks, best first and equal ones in list order;
  /// fewer where there are no more matches. One pass over the matches, whatever the range.
  public func options(ranked range: Range<Int>) -> [Int] {
    query.isEmpty
      ? Array(range.clamped(to: 0..<optionCount)) : current.options(ranked: range)
  }

  /// The rank of an option among the matches found so far, or `nil` where it is none of them.
  public func rank(of option: Int) -> Int? {
    query.isEmpty ? (option < optionCount ? option : nil) : current.rank(of: option)
  }

  /// Runs a body with each number below a count, one after the other.
  public static func serially(_ count: Int, _ body: @Sendable (Int) -> Void) {
    for index in 0..<count { body(index) }
  }

  /// The lines to look at next, by chunks, of about `budget` bytes together.
  private func nextTasks(in store: OptionStore, budget: Int) -> [SearchTask] {
    var tasks: [SearchTask] = []
    var bytes = 0
    var index = max(current.chunks.count - 1, 0)
    while index < store.chunks.count, bytes < budget {
      let chunk = store.chunks[index]
      let start = index < current.chunks.count ? current.chunks[index].lines : 0
      if start < chunk.count || index >= current.chunks.count {
        let task = SearchTask(
          chunk: index, lines: start..<chunk.count,
          known: wider.flatMap { index < $0.chunks.count ? $0.chunks[index] : nil })
        bytes += task.cost(in: chunk)
        tasks.append(task)
      }
      index += 1
    }
    return tasks
  }
}
