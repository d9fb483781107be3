/// The part of a step that looks at one chunk.
struct SearchTask: Sendable {
  /// The index of the chunk.
  let chunk: Int
  /// The lines to look at.
  let lines: Range<Int>
  /// What a wider query has found in the chunk: of the lines it has looked at, only these matter.
  let known: MatchList.ChunkMatches?

  /// About how many bytes are looked at, the signature of a line counted as one.
  func cost(in chunk: Chunk) -> Int {
    let lines = known.map { $0.matches.count + max(0, chunk.count - $0.lines) } ?? lines.count
    return chunk.bytes.count * min(lines, chunk.count) / max(chunk.count, 1) + chunk.count
  }

  func run(_ matcher: inout Matcher, _ chunk: Chunk) -> [Match] {
    guard let known, known.lines > lines.lowerBound else {
      return matcher.matches(in: chunk, lines: lines)
    }
    let candidates = known.matches.lazy.map(\.line).drop { $0 < lines.lowerBound }
    var matches = matcher.matches(in: chunk, lines: candidates)
    if known.lines < lines.upperBound {
      matches += matcher.matches(in: chunk, lines: known.lines..<lines.upperBound)
    }
    return matches
  }

  /// The most parts a step is cut into: enough for the cores of a common machine to be busy to the
  /// end when some parts take longer.
  private static let slices = 16
  /// The fewest chunks that are worth a second thread: starting one takes as long as looking at a
  /// chunk (some 40 microseconds).
  private static let worthThreads = 4

  /// The matches of each task, in the order of the tasks.
  static func run(
    _ tasks: [SearchTask], query: Query, store: OptionStore,
    concurrently: (Int, @Sendable (Int) -> Void) -> Void
  ) -> [[Match]] {
    let slices = tasks.count < worthThreads ? 1 : min(tasks.count, SearchTask.slices)
    return Array(unsafeUninitializedCapacity: tasks.count) { results, count in
      results.initialize(repeating: [])
      count = tasks.count
      // Each task writes its own element, and all are done before the array is read.
      nonisolated(unsafe) let results = results
      @Sendable func runSlice(_ slice: Int) {
        var matcher = Matcher(query)
        for index in tasks.count * slice / slices..<tasks.count * (slice + 1) / slices {
          results[index] = tasks[index].run(&matcher, store.chunks[tasks[index].chunk])
        }
      }
      if slices > 1 { concurrently(slices, runSlice) } else { runSlice(0) }
    }
  }
}
