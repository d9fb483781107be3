import BallotMatching

/// Something wrong in a form, wherever the form came from.
public struct FormFault: Hashable, Sendable {
  /// Where it is.
  public var place: FormPlace
  /// What is wrong and what to do instead.
  public var reason: String
  /// The word nearest to one that is not known.
  public var nearest: String?

  /// A fault at its place.
  public init(_ reason: String, at place: FormPlace, nearest: String? = nil) {
    self.place = place
    self.reason = reason
    self.nearest = nearest
  }

  /// The reason, with the nearest word where there is one.
  public var message: String {
    reason + (nearest.map { "; did you mean \(quotedText($0))?" } ?? "")
  }
}

/// The faults found so far, as many as anyone reads: a hostile form may hold millions.
struct FaultList {
  /// The most faults that are kept.
  static let limit = 100

  private(set) var faults: [FormFault] = []
  /// How many words may still be compared in search of the nearest.
  private var wordsLeft = 5_000

  mutating func add(_ reason: @autoclosure () -> String, at place: FormPlace) {
    if faults.count < Self.limit { faults.append(FormFault(reason(), at: place)) }
  }

  /// Adds a fault about a word that is none of those known.
  mutating func add(
    _ reason: @autoclosure () -> String, at place: FormPlace, insteadOf word: String,
    known: @autoclosure () -> [String]
  ) {
    guard faults.count < Self.limit else { return }
    let words = wordsLeft > 0 ? known().prefix(wordsLeft) : []
    wordsLeft -= words.count
    faults.append(
      FormFault(reason(), at: place, nearest: nearestWord(to: word, in: Array(words))))
  }
}
