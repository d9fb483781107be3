/// The word nearest to what was typed, for messages that suggest; `nil` where none is near enough.
/// Near is a distance of at most a third of its length (Damerau–Levenshtein, restricted to adjacent
/// transpositions), case ignored.
public func nearestWord(to typed: String, in words: [String]) -> String? {
  let typed = Array(typed.lowercased().prefix(64))
  var best: (word: String, distance: Int)?
  for word in words {
    let candidate = Array(word.lowercased().prefix(64))
    let limit = max(1, max(typed.count, candidate.count) / 3)
    guard abs(typed.count - candidate.count) <= limit else { continue }
    let distance = editDistance(typed, candidate)
    if distance <= limit, distance < best?.distance ?? .max { best = (word, distance) }
  }
  return best?.word
}

/// Insertions, deletions, substitutions and swaps of neighbours that turn one word into another.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in 1...max(1, left.count) where row <= left.count {
    var next = [row]
    for column in 1...max(1, right.count) where column <= right.count {
      let cost = left[row - 1] == right[column - 1] ? 0 : 1
      var value = min(last[column] + 1, next[column - 1] + 1, last[column - 1] + cost)
      if row > 1, column > 1, left[row - 1] == right[column - 2],
        left[row - 2] == right[column - 1]
      {
        value = min(value, beforeLast[column - 2] + 1)
      }
      next.append(value)
    }
    beforeLast = last
    last = next
  }
  return last[right.count]
}
