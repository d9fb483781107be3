/// Where the letters of one term stand in one text: a row of bits for each letter, a bit for each
/// place. Finds out whether the term matches, and what its best way is worth (`Scoring`).
struct Grid: ~Copyable {
  private let places = PlaceTable()
  private var rows: UnsafeMutablePointer<UInt64>
  private var rowCapacity = 64
  private var reached: UnsafeMutablePointer<Way>
  private var reachedBefore: UnsafeMutablePointer<Way>
  private var wayCapacity = 64

  /// The best way that ends at a place.
  private struct Way {
    var place: Int32
    var score: Int32
  }

  init() {
    rows = .allocate(capacity: rowCapacity)
    reached = .allocate(capacity: wayCapacity)
    reachedBefore = .allocate(capacity: wayCapacity)
  }

  deinit {
    rows.deallocate()
    reached.deallocate()
    reachedBefore.deallocate()
  }

  /// The score of a term's letters in a text, or `nil` where they are not there in order.
  @inline(__always)
  mutating func spreadScore(
    _ needles: UnsafeBufferPointer<Needle>, in text: some Haystack
  ) -> Int? {
    let words = (text.count &+ 63) / 64
    guard text.count >= needles.count else { return nil }
    reserve(rows: needles.count &* words, ways: text.count)
    let isFound =
      words == 1 ? fillWord(needles, text) : fillWords(needles, text, words)
    guard isFound else { return nil }
    let best = bestWay(letters: needles.count, words: words, text.shape)
    return Int(max(best, 0)) &+ bonus(needles, text.count, words)
  }

  /// The score of a term's letters side by side in a text, or `nil` where they are nowhere so.
  mutating func contiguousScore(
    _ needles: UnsafeBufferPointer<Needle>, isAtStart: Bool, isAtEnd: Bool,
    in text: some Haystack
  ) -> Int? {
    let words = (text.count &+ 63) / 64
    let last = text.count &- needles.count
    guard last >= 0, !isAtStart || !isAtEnd || last == 0 else { return nil }
    reserve(rows: needles.count &* words, ways: 0)
    for letter in 0..<needles.count {
      for word in 0..<words {
        rows[letter &* words &+ word] = text.mask(of: needles[letter], word: word)
      }
    }
    var best: Int?
    for word in 0..<words {
      var starts = self.starts(letters: needles.count, words: words, word)
      if isAtStart { starts &= word == 0 ? 1 : 0 }
      if isAtEnd { starts &= word == last / 64 ? 1 &<< UInt64(last % 64) : 0 }
      while starts != 0 {
        let start = word &* 64 &+ starts.trailingZeroBitCount
        starts &= starts &- 1
        let score = runScore(from: start, letters: needles.count, text.shape)
        best = max(best ?? score, score)
      }
    }
    return best.map { $0 &+ bonus(needles, text.count, words) }
  }

  private mutating func reserve(rows wantedRows: Int, ways wantedWays: Int) {
    if wantedRows > rowCapacity {
      rows.deallocate()
      rowCapacity = wantedRows
      rows = .allocate(capacity: rowCapacity)
    }
    if wantedWays > wayCapacity {
      reached.deallocate()
      reachedBefore.deallocate()
      wayCapacity = wantedWays
      reached = .allocate(capacity: wayCapacity)
      reachedBefore = .allocate(capacity: wayCapacity)
    }
  }

  /// Fills the rows for a text of up to 64 letters: in each only places after the first place of
  /// the row above, and then before the last place of the row below.
  @inline(__always)
  private func fillWord(
    _ needles: UnsafeBufferPointer<Needle>, _ text: some Haystack
  ) -> Bool {
    var allowed = UInt64.max
    for letter in 0..<needles.count {
      let mask = text.mask(of: needles[letter], word: 0) & allowed
      guard mask != 0 else { return false }
      rows[letter] = mask
      // All bits above the lowest one of the mask.
      allowed = ~(mask ^ (mask &- 1))
    }
    var letter = needles.count &- 1
    while letter > 0 {
      let highest = 63 &- rows[letter].leadingZeroBitCount
      letter &-= 1
      rows[letter] &= (1 &<< UInt64(highest)) &- 1
    }
    return true
  }

  /// The same for longer texts, without the step back up.
  private func fillWords(
    _ needles: UnsafeBufferPointer<Needle>, _ text: some Haystack, _ words: Int
  ) -> Bool {
    var next = 0
    for letter in 0..<needles.count {
      let row = rows + letter &* words
      var first: Int?
      for word in 0..<words {
        guard word >= next / 64 else {
          row[word] = 0
          continue
        }
        var mask = text.mask(of: needles[letter], word: word)
        if word == next / 64 { mask &= .max &<< UInt64(next % 64) }
        row[word] = mask
        if first == nil, mask != 0 { first = word &* 64 &+ mask.trailingZeroBitCount }
      }
      guard let first else { return false }
      next = first &+ 1
    }
    return true
  }

  /// The score of the best way through the rows. The ways that reach a row are in the order of their
  /// places. As each further letter of a gap costs the same, the best of the ways that leave a gap
  /// before a place stays the best before later places: a running maximum.
  @inline(__always)
  private mutating func bestWay(
    letters: Int, words: Int, _ shape: UnsafePointer<UInt8>
  ) -> Int32 {
    var count = 0
    var best = Int32.min
    forEachPlace(row: 0, words: words) { place in
      let score = letterWorth &+ 2 &* places.place(shape, place)
      reached[count] = Way(place: Int32(truncatingIfNeeded: place), score: score)
      count &+= 1
      best = max(best, score)
    }
    for letter in 1..<max(letters, 1) {
      swap(&reached, &reachedBefore)
      let before = count
      var passed = 0
      var running = Int32.min / 2
      count = 0
      best = Int32.min
      forEachPlace(row: letter, words: words) { index in
        let place = Int32(truncatingIfNeeded: index)
        while passed < before, reachedBefore[passed].place < place &- 1 {
          let way = reachedBefore[passed]
          running = max(running, way.score &+ widerGap &* way.place)
          passed &+= 1
        }
        let worth = places.place(shape, index)
        var score = running &- widerGap &* (place &- 2) &- gap &+ worth
        if passed < before, reachedBefore[passed].place == place &- 1 {
          score = max(score, reachedBefore[passed].score &+ max(worth, run))
        }
        score &+= letterWorth
        reached[count] = Way(place: place, score: score)
        count &+= 1
        best = max(best, score)
      }
    }
    return best
  }

  /// What letters side by side are worth.
  private func runScore(from start: Int, letters: Int, _ shape: UnsafePointer<UInt8>) -> Int {
    var score = letterWorth &+ 2 &* places.place(shape, start)
    for index in start &+ 1..<start &+ letters {
      score &+= letterWorth &+ max(places.place(shape, index), run)
    }
    return Int(score)
  }

  /// What a text gets that begins with the term or is the term.
  @inline(__always)
  private func bonus(_ needles: UnsafeBufferPointer<Needle>, _ count: Int, _ words: Int) -> Int {
    for letter in 0..<needles.count
    where rows[letter &* words &+ letter / 64] &>> UInt64(letter % 64) & 1 == 0 {
      return 0
    }
    return needles.count == count ? Scoring.exact : Scoring.prefix
  }

  /// The places in a word at which all letters stand side by side.
  private func starts(letters: Int, words: Int, _ word: Int) -> UInt64 {
    var starts = UInt64.max
    for letter in 0..<letters where starts != 0 {
      let row = rows + letter &* words
      let index = word &+ letter / 64
      let shift = UInt64(letter % 64)
      var mask = index < words ? row[index] &>> shift : 0
      if shift != 0, index &+ 1 < words { mask |= row[index &+ 1] &<< (64 &- shift) }
      starts &= mask
    }
    return starts
  }

  @inline(__always)
  private func forEachPlace(row: Int, words: Int, _ body: (Int) -> Void) {
    for word in 0..<words {
      var bits = rows[row &* words &+ word]
      while bits != 0 {
        body(word &* 64 &+ bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }
}

private let letterWorth = Int32(Scoring.letter)
private let run = Int32(Scoring.run)
private let gap = Int32(Scoring.gap)
private let widerGap = Int32(Scoring.widerGap)
