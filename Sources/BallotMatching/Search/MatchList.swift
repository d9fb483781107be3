/// What a search has found so far for one query, and up to where it has looked.
///
/// Nothing here is sorted. The number of matches of each score tells where the ranks of a score
/// begin, so any range of ranks is one pass over the matches.
struct MatchList: Sendable {
  let query: Query
  private(set) var count = 0
  /// The number of matches of each score.
  private var histogram: [UInt32]
  /// The matches of each chunk.
  private(set) var chunks: [ChunkMatches] = []

  struct ChunkMatches: Sendable {
    /// The number of the chunk's first option.
    let first: Int
    /// The number of lines that have been looked at.
    var lines = 0
    var matches: [Match] = []
    var bestScore = -1
  }

  /// About how many bytes the list takes.
  var size: Int {
    4 * (count + histogram.count) + MemoryLayout<ChunkMatches>.stride * chunks.count
  }

  init(_ query: Query) {
    self.query = query
    histogram = Array(repeating: 0, count: Scoring.maximum(for: query) + 1)
  }

  /// Takes what was found in the next lines of a chunk, of which `lines` have been looked at now.
  mutating func add(_ matches: [Match], chunk index: Int, first: Int, lines: Int) {
    if index == chunks.count { chunks.append(ChunkMatches(first: first)) }
    chunks[index].lines = lines
    if chunks[index].matches.isEmpty {
      chunks[index].matches = matches
    } else {
      chunks[index].matches += matches
    }
    var best = chunks[index].bestScore
    for match in matches {
      histogram[match.score] &+= 1
      best = max(best, match.score)
    }
    chunks[index].bestScore = best
    count += matches.count
  }

  /// The numbers of the options at these ranks: higher scores first, equal ones in list order.
  func options(ranked range: Range<Int>) -> [Int] {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return [] }
    var ranks = [Int](repeating: 0, count: histogram.count)
    var rank = 0
    var scores = 0..<0
    for score in histogram.indices.reversed() {
      ranks[score] = rank
      rank += Int(histogram[score])
      if rank > range.lowerBound, scores.isEmpty { scores = score..<score + 1 }
      if !scores.isEmpty { scores = score..<scores.upperBound }
      if rank >= range.upperBound { break }
    }
    var options = [Int](repeating: 0, count: range.count)
    var missing = range.count
    for chunk in chunks where chunk.bestScore >= scores.lowerBound && missing > 0 {
      for match in chunk.matches where scores.contains(match.score) {
        let rank = ranks[match.score]
        ranks[match.score] = rank &+ 1
        guard range.contains(rank) else { continue }
        options[rank &- range.lowerBound] = chunk.first &+ match.line
        missing &-= 1
      }
    }
    return options
  }

  /// The rank of an option, or `nil` where it is not among the matches.
  func rank(of option: Int) -> Int? {
    guard
      let chunk = chunks.last(where: { $0.first <= option }),
      let match = chunk.matches.first(where: { $0.line == option - chunk.first })
    else { return nil }
    let higher = histogram[(match.score + 1)...].reduce(0) { $0 + Int($1) }
    return chunks.prefix { $0.first <= option }.reduce(higher) { rank, chunk in
      rank
        + chunk.matches.count { $0.score == match.score && chunk.first + $0.line < option }
    }
  }
}
