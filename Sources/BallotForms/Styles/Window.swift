/// The rows of a long list that are in view.
public enum Window {
  /// Which of `count` rows are in a window of `height` rows that starts near `offset` and holds
  /// the cursor. The window moves only as far as it must, so that the list does not jump.
  public static func range(count: Int, height: Int, offset: Int, cursor: Int?) -> Range<Int> {
    guard count > height else { return 0..<count }
    var first = max(0, min(offset, count - height))
    if let cursor {
      if cursor < first { first = cursor }
      if cursor >= first + height { first = cursor - height + 1 }
    }
    return first..<(first + height)
  }
}
