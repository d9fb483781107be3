extension Query {
  /// The zero-based indexes of the characters (extended grapheme clusters) of a text that the query
  /// matches, ascending: of each term the way that its score is for. A term that does not match the
  /// text, as it was found in what is searched besides the label, adds none.
  public func highlights(in text: String) -> [Int] {
    let letters = LetterText(text)
    let places = terms.filter { !$0.isNegated }.flatMap { $0.bestWay(in: letters) ?? [] }
    guard !places.isEmpty else { return [] }
    let offsets = Set(places.map { letters.offsets[$0] }).sorted()
    var highlights: [Int] = []
    var rest = offsets[...]
    var end = 0
    for (index, character) in text.enumerated() {
      end += character.utf8.count
      let inside = rest.prefix { $0 < end }
      if !inside.isEmpty { highlights.append(index) }
      rest = rest[inside.endIndex...]
      if rest.isEmpty { break }
    }
    return highlights
  }
}

extension Term {
  /// The places of the letters in the way through a text that is worth most, the leftmost of equal
  /// ones, or `nil` where the term does not match.
  func bestWay(in text: LetterText) -> [Int]? {
    isContiguous ? bestRun(in: text) : bestSpread(in: text)
  }

  private func bestRun(in text: LetterText) -> [Int]? {
    let last = text.letters.count - letters.count
    guard last >= 0 else { return nil }
    var best: (start: Int, score: Int)?
    for start in (isAtEnd ? last : 0)...(isAtStart ? 0 : last)
    where letters.indices.allSatisfy({ matches($0, text, start + $0) }) {
      let score = (start..<start + letters.count).reduce(2 * text.worth(of: start)) {
        $0 + ($1 == start ? 0 : max(text.worth(of: $1), Scoring.run))
      }
      if best.map({ score > $0.score }) ?? true { best = (start, score) }
    }
    return best.map { Array($0.start..<$0.start + letters.count) }
  }

  private func bestSpread(in text: LetterText) -> [Int]? {
    /// The best way that ends at a place, and the index of its part before in the row above.
    typealias Way = (place: Int, score: Int, before: Int)
    var rows: [[Way]] = []
    for letter in letters.indices {
      var row: [Way] = []
      var passed = 0
      var running: (score: Int, index: Int)?
      for place in text.letters.indices where matches(letter, text, place) {
        let worth = text.worth(of: place)
        guard let above = rows.last else {
          row.append((place, Scoring.letter + 2 * worth, 0))
          continue
        }
        while passed < above.count, above[passed].place < place - 1 {
          let score = above[passed].score + Scoring.widerGap * above[passed].place
          if running.map({ score > $0.score }) ?? true { running = (score, passed) }
          passed += 1
        }
        var best = running.map {
          (score: $0.score - Scoring.widerGap * (place - 2) - Scoring.gap + worth, index: $0.index)
        }
        if passed < above.count, above[passed].place == place - 1 {
          let score = above[passed].score + max(worth, Scoring.run)
          if best.map({ score > $0.score }) ?? true { best = (score, passed) }
        }
        if let best { row.append((place, Scoring.letter + best.score, best.index)) }
      }
      rows.append(row)
    }
    guard let bottom = rows.last,
      var index = bottom.indices.max(by: {
        (bottom[$0].score, $1) < (bottom[$1].score, $0)
      })
    else { return nil }
    var places: [Int] = []
    for row in rows.reversed() {
      places.append(row[index].place)
      index = row[index].before
    }
    return places.reversed()
  }

  private func matches(_ letter: Int, _ text: LetterText, _ place: Int) -> Bool {
    let found = isCaseSensitive ? text.letters[place] : text.folded[place]
    return found.isNarrower(than: letters[letter])
  }
}

extension LetterText {
  /// What a place is worth.
  fileprivate func worth(of place: Int) -> Int {
    Scoring.place(place == 0 ? .none : Kind(shape[place - 1]), Kind(shape[place]))
  }
}
