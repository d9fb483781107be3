/// The candidate that was probably meant by a mistyped word, or `nil` when none is near.
///
/// Near is, in this order: equal but for case; within one edit for short words and at most three
/// for long ones (an edit inserts, removes or replaces a letter or swaps two neighbours); begun
/// alike, one being the start of the other. The first of equally near candidates wins.
public func nearestWord(to word: String, in candidates: [String]) -> String? {
  let longestWord = 100
  let letters = Array(word.lowercased().unicodeScalars)
  guard !letters.isEmpty, letters.count <= longestWord else { return nil }
  // One edit in two letters is another word; one in three to five is a slip.
  let limit = letters.count < 2 ? 0 : min(3, (letters.count + 1) / 3)

  var best: (candidate: String, distance: Int)?
  var begun: (candidate: String, difference: Int)?
  for candidate in candidates where candidate.utf8.count <= 4 * longestWord {
    let others = Array(candidate.lowercased().unicodeScalars)
    let difference = abs(others.count - letters.count)
    if difference <= limit, difference < best?.distance ?? .max {
      let distance = editDistance(letters, others)
      if distance <= limit, distance < best?.distance ?? .max {
        best = (candidate, distance)
        if distance == 0 { return candidate }
      }
    }
    let isStart = letters.count >= 2 && others.starts(with: letters)
    let isStarted = others.count >= 3 && letters.starts(with: others)
    if isStart || isStarted, difference < begun?.difference ?? .max {
      begun = (candidate, difference)
    }
  }
  return best?.candidate ?? begun?.candidate
}

/// Edits between two words: insertions, removals, replacements and swaps of neighbours, no letter
/// edited twice (optimal string alignment distance).
func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    current.reserveCapacity(right.count + 1)
    for column in right.indices {
      var distance = min(last[column + 1], current[column]) + 1
      distance = min(distance, last[column] + (left[row] == right[column] ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
