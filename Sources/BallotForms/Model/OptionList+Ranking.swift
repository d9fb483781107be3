import BallotJSON
import BallotMatching

extension OptionList {
  /// The positions of the options that match a query, the best first and equal ones in list order;
  /// of an empty query all of them. What can not be chosen is left out.
  /// - Parameters:
  ///   - query: the terms, separated by blanks.
  ///   - concurrently: runs a body with each number below a count, in any order.
  public func ranked(
    by query: String, concurrently: (Int, @Sendable (Int) -> Void) -> Void
  ) -> [Int] {
    let store = searchStore()
    var search = Search()
    search.setQuery(Query(query))
    _ = search.advance(over: store, budget: .max, concurrently: concurrently)
    return search.options(ranked: 0..<search.count).filter(isEnabled)
  }

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
