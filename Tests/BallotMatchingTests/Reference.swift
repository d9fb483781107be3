@testable import BallotMatching

/// A letter of a test text, of which the reference knows by construction what the matcher has to
/// find out from its bytes.
struct Sign {
  /// How it is written.
  let text: String
  let base: Character
  let marks: String
  let kind: Kind

  init(_ text: String, base: Character? = nil, marks: String = "", _ kind: Kind = .small) {
    self.text = text
    self.base = base ?? Character(text)
    self.marks = marks
    self.kind = kind
  }

  /// Whether this one, in a text, is what a typed one asks for.
  func satisfies(_ typed: Sign, isCaseSensitive: Bool) -> Bool {
    let isBaseEqual =
      isCaseSensitive ? base == typed.base : base.lowercased() == typed.base.lowercased()
    return isBaseEqual && (typed.marks.isEmpty || marks == typed.marks)
  }

  static let ascii: [Sign] = [
    Sign("a"), Sign("b"), Sign("c"), Sign("A", .capital), Sign("B", .capital), Sign("1", .digit),
    Sign("_", .sign), Sign("/", .slash), Sign("-", .sign),
  ]
  static let latin: [Sign] = [
    Sign("e"), Sign("E", .capital), Sign("u"), Sign("/", .slash), Sign("\u{3000}", .blank),
    Sign("\u{E9}", base: "e", marks: "\u{301}"), Sign("e\u{301}", base: "e", marks: "\u{301}"),
    Sign("\u{C9}", base: "E", marks: "\u{301}", .capital), Sign("\u{EA}", base: "e", marks: "^"),
    Sign("e\u{302}\u{301}", base: "e", marks: "^\u{301}"),
    Sign("\u{1EBF}", base: "e", marks: "^\u{301}"), Sign("\u{F8}", base: "o", marks: "/"),
    Sign("o"),
  ]
  static let other: [Sign] = [
    Sign("中"), Sign("文"), Sign("字"), Sign("a"), Sign("я"), Sign("Я", .capital), Sign("🎈"),
    Sign("\u{AC00}", base: "\u{1100}", marks: "\u{1161}"),
    Sign("\u{1100}\u{1161}", base: "\u{1100}", marks: "\u{1161}"),
    Sign("\u{AC01}", base: "\u{1100}", marks: "\u{1161}\u{11A8}"), Sign("\u{1100}"),
  ]
}

/// A term as the reference sees it.
struct ReferenceTerm {
  enum Style: CaseIterable {
    case spread, exact, atStart, atEnd, whole, absent
  }

  let style: Style
  let signs: [Sign]

  /// How the term is typed.
  var text: String {
    let letters = signs.map(\.text).joined()
    return switch style {
    case .spread: letters
    case .exact: "'" + letters
    case .atStart: "^" + letters
    case .atEnd: letters + "$"
    case .whole: "^" + letters + "$"
    case .absent: "!" + letters
    }
  }

  var isCaseSensitive: Bool { signs.contains { $0.kind == .capital } }

  /// The score of the best of all ways to find the term in a text, or `nil` where there is none.
  func score(in text: [Sign]) -> Int? {
    let last = text.count - signs.count
    guard last >= 0 else { return nil }
    let runs = (0...last).filter { start in
      signs.indices.allSatisfy { satisfies(text, start + $0, $0) }
    }
    let best: Int? =
      switch style {
      case .spread: bestSpread(in: text).map { max($0, 0) }
      case .exact, .absent: runs.map { runScore(text, $0) }.max()
      case .atStart: runs.contains(0) ? runScore(text, 0) : nil
      case .atEnd: runs.contains(last) ? runScore(text, last) : nil
      case .whole: last == 0 && runs.contains(0) ? runScore(text, 0) : nil
      }
    guard let best else { return nil }
    if !runs.contains(0) { return best }
    return best + (last == 0 ? Scoring.exact : Scoring.prefix)
  }

  private func satisfies(_ text: [Sign], _ place: Int, _ letter: Int) -> Bool {
    text[place].satisfies(signs[letter], isCaseSensitive: isCaseSensitive)
  }

  private func worth(_ text: [Sign], _ place: Int) -> Int {
    Scoring.place(place == 0 ? .none : text[place - 1].kind, text[place].kind)
  }

  private func runScore(_ text: [Sign], _ start: Int) -> Int {
    (0..<signs.count).reduce(0) { sum, letter in
      let worth = worth(text, start + letter)
      return sum + Scoring.letter + (letter == 0 ? 2 * worth : max(worth, Scoring.run))
    }
  }

  /// Tries for each letter each place, after each place of the letter before.
  private func bestSpread(in text: [Sign]) -> Int? {
    var scores: [Int?] = text.indices.map {
      satisfies(text, $0, 0) ? Scoring.letter + 2 * worth(text, $0) : nil
    }
    for letter in 1..<max(signs.count, 1) {
      scores = text.indices.map { place in
        guard satisfies(text, place, letter) else { return nil }
        let worth = worth(text, place)
        return (0..<place).compactMap { before in
          guard let score = scores[before] else { return nil }
          let gap = place - before - 1
          let step =
            gap == 0
            ? max(worth, Scoring.run)
            : worth - Scoring.gap - (gap - 1) * Scoring.widerGap
          return score + Scoring.letter + step
        }.max()
      }
    }
    return scores.compactMap { $0 }.max()
  }
}

/// An option as the reference sees it: a label, and what is only searched.
struct ReferenceOption {
  let label: [Sign]
  var rest: [Sign] = []

  /// The sum of the terms' scores, or `nil` where one does not hold.
  func score(_ terms: [ReferenceTerm]) -> Int? {
    var sum = 0
    for term in terms {
      var found = term.score(in: label)
      if found == nil, !rest.isEmpty { found = term.score(in: rest).map { $0 / 2 } }
      if term.style == .absent {
        if found != nil { return nil }
      } else {
        guard let found else { return nil }
        sum += found
      }
    }
    return sum
  }
}

/// The options that match and their scores, ranked.
func referenceRanking(
  _ options: [ReferenceOption], _ terms: [ReferenceTerm]
) -> [(option: Int, score: Int)] {
  options.enumerated().compactMap { index, option in
    option.score(terms).map { (option: index, score: $0) }
  }
  .sorted { ($1.score, $0.option) < ($0.score, $1.option) }
}

/// A store of test options.
func store(of options: [ReferenceOption]) -> OptionStore {
  var store = OptionStore()
  for option in options {
    store.append(
      label: option.label.map(\.text).joined(),
      searched: option.rest.isEmpty ? [] : [option.rest.map(\.text).joined()])
  }
  return store
}

/// A search that has come to its end.
func settled(_ query: String, over store: OptionStore) -> Search {
  var search = Search()
  search.setQuery(Query(query))
  while !search.advance(over: store, budget: 1 << 20) {}
  return search
}

extension Search {
  /// All matches, ranked.
  var ranking: [Int] { options(ranked: 0..<count) }
}
