import BallotMatching

/// The options that match a query, the best first and equal ones in list order; of an empty query
/// all of them. What can not be chosen is left out. Holds what was found and nothing of its order,
/// which is made piece by piece.
public struct OptionRanking {
  /// The options that were searched.
  public let options: OptionList
  private let search: Search

  /// The positions of a piece are found in one pass over the matches, and a position takes 8 bytes.
  private static let pieceSize = 1 << 16

  /// Ranks options.
  /// - Parameters:
  ///   - options: what is searched.
  ///   - query: the terms, separated by blanks.
  ///   - concurrently: runs a body with each number below a count, in any order.
  public init(
    _ options: OptionList, by query: String,
    concurrently: (Int, @Sendable (Int) -> Void) -> Void
  ) {
    self.options = options
    var search = Search()
    search.setQuery(Query(query))
    _ = search.advance(over: options.searchStore(), budget: .max, concurrently: concurrently)
    self.search = search
  }

  /// Passes the positions in the order of their ranks, piece by piece.
  public func forEachPiece<Failure: Error>(
    _ body: ([Int]) throws(Failure) -> Void
  ) throws(Failure) {
    for start in stride(from: 0, to: search.count, by: Self.pieceSize) {
      try body(search.options(ranked: start..<start + Self.pieceSize).filter(options.isEnabled))
    }
  }
}

extension OptionList {
  /// Adds the value of the option at a position, as plain text, to the end of `output`. A line that
  /// is its own value is copied as it came.
  public func appendValue(at position: Int, to output: inout [UInt8]) {
    if case .lines(let store, let format) = content, format.delimiter == nil {
      store.append(position, to: &output)
    } else {
      output += self[position].value.plainText.utf8
    }
  }
}
