import BallotForms
import TestSupport
import Testing

/// A pattern that knows its meaning in the slowest and plainest way: from a place in the text, all
/// the places that it can end at.
private indirect enum Reference {
  case letter(Character)
  case dot
  case letters([Character], inverted: Bool)
  case start, end, boundary
  case sequence([Reference])
  case choice([Reference])
  case repetition(Reference, minimum: Int, maximum: Int?, lazy: Bool)
  case look(Reference, isAhead: Bool, isNegated: Bool)

  var text: String {
    switch self {
    case .letter(let letter): String(letter)
    case .dot: "."
    case .letters(let letters, let inverted): "[\(inverted ? "^" : "")\(String(letters))]"
    case .start: "^"
    case .end: "$"
    case .boundary: "\\b"
    case .sequence(let parts): parts.map(\.text).joined()
    case .choice(let parts): "(\(parts.map(\.text).joined(separator: "|")))"
    case .repetition(let part, let minimum, let maximum, let lazy):
      "(?:\(part.text))" + Self.count(minimum, maximum) + (lazy ? "?" : "")
    case .look(let part, let isAhead, let isNegated):
      "(?\(isAhead ? "" : "<")\(isNegated ? "!" : "=")\(part.text))"
    }
  }

  private static func count(_ minimum: Int, _ maximum: Int?) -> String {
    switch (minimum, maximum) {
    case (0, nil): "*"
    case (1, nil): "+"
    case (0, 1): "?"
    case (_, nil): "{\(minimum),}"
    case (_, let maximum?): minimum == maximum ? "{\(minimum)}" : "{\(minimum),\(maximum)}"
    }
  }

  func ends(from place: Int, in text: [Character]) -> Set<Int> {
    func passing(_ passes: (Character) -> Bool) -> Set<Int> {
      place < text.count && passes(text[place]) ? [place + 1] : []
    }
    func isWord(_ place: Int) -> Bool {
      text.indices.contains(place) && text[place] != " "
    }
    switch self {
    case .letter(let letter): return passing { $0 == letter }
    case .dot: return passing { _ in true }
    case .letters(let letters, let inverted): return passing { letters.contains($0) != inverted }
    case .start: return place == 0 ? [place] : []
    case .end: return place == text.count ? [place] : []
    case .boundary: return isWord(place - 1) != isWord(place) ? [place] : []
    case .sequence(let parts):
      return parts.reduce([place]) { places, part in
        Set(places.flatMap { part.ends(from: $0, in: text) })
      }
    case .look(let part, let isAhead, let isNegated):
      let isThere =
        isAhead
        ? !part.ends(from: place, in: text).isEmpty
        : (0...place).contains { part.ends(from: $0, in: text).contains(place) }
      return isThere != isNegated ? [place] : []
    case .choice(let parts):
      return Set(parts.flatMap { $0.ends(from: place, in: text) })
    case .repetition(let part, let minimum, let maximum, _):
      var places: Set<Int> = [place]
      var all: Set<Int> = minimum == 0 ? places : []
      // Beyond the length of the text and the minimum, nothing new can come.
      for round in 1...max(1, min(maximum ?? .max, minimum + text.count + 1)) where maximum != 0 {
        places = Set(places.flatMap { part.ends(from: $0, in: text) })
        if round >= minimum { all.formUnion(places) }
      }
      return all
    }
  }

  func isFound(in text: [Character]) -> Bool {
    (0...text.count).contains { !ends(from: $0, in: text).isEmpty }
  }

  static func random(depth: Int, using random: inout SplitMix64) -> Reference {
    func several(_ counts: ClosedRange<Int>) -> [Reference] {
      (0..<Int.random(in: counts, using: &random)).map { _ in
        Reference.random(depth: depth - 1, using: &random)
      }
    }
    switch Int.random(in: 0...(depth > 0 ? 13 : 6), using: &random) {
    case 0, 1: return .letter("a")
    case 2: return .letter("b")
    case 3: return .dot
    case 4:
      return .letters(
        ["a", "b", " "].filter { _ in Bool.random(using: &random) },
        inverted: Bool.random(using: &random))
    case 5: return Bool.random(using: &random) ? .start : .end
    case 6: return .boundary
    case 7, 8: return .sequence(several(0...3))
    case 9: return .choice(several(1...3))
    case 10, 11:
      return .look(
        .random(depth: depth - 1, using: &random), isAhead: Bool.random(using: &random),
        isNegated: Bool.random(using: &random))
    default:
      let minimum = Int.random(in: 0...2, using: &random)
      let extra = Int.random(in: 0...3, using: &random)
      return .repetition(
        .random(depth: depth - 1, using: &random), minimum: minimum,
        maximum: extra == 3 ? nil : minimum + extra, lazy: Bool.random(using: &random))
    }
  }
}

@Test func randomPatternsMeanWhatTheReferenceSays() throws {
  let seed = UInt64(222)
  var random = SplitMix64(seed: seed)
  // Every text of up to four letters.
  var texts: [[Character]] = [[]]
  var longest = texts
  for _ in 1...4 {
    longest = longest.flatMap { text in ["a", "b", " "].map { text + [$0] } }
    texts += longest
  }
  for _ in 0..<400 {
    let reference = Reference.random(depth: 3, using: &random)
    let pattern = try Pattern(reference.text)
    for text in texts {
      let expected = reference.isFound(in: text)
      #expect(
        pattern.matches(String(text)) == expected,
        "seed \(seed): \(pattern.text) in “\(String(text))”")
    }
  }
}

@Test func damagedPatternsAreReadOrRefusedWithinTheirText() {
  let seed = UInt64(1968)
  var random = SplitMix64(seed: seed)
  let alphabet = Array(#"ab019()[]{}^$.*+?|\,-:=!<>dDwWsSbBpPuxck é😀"#.unicodeScalars)
  for round in 0..<5_000 {
    var text = ""
    for _ in 0..<Int.random(in: 0...16, using: &random) {
      alphabet.randomElement(using: &random).map { text.unicodeScalars.append($0) }
    }
    let place = Comment(rawValue: "seed \(seed), round \(round): \(text)")
    do throws(PatternError) {
      let pattern = try Pattern(text)
      // A pattern that is found in a text is found in the text after any other, unless it is tied.
      if !text.contains("^"), !text.contains("\\"), pattern.matches("ab") {
        #expect(pattern.matches("-ab"), place)
      }
    } catch {
      #expect((1...text.unicodeScalars.count + 1).contains(error.position), place)
    }
  }
}
