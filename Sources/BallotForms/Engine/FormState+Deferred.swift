import BallotJSON
import BallotTerminal

/// Answers that were given in advance, but that only what the person answers makes it possible to
/// judge: options come from a command that sees earlier answers, or depend on them.
extension FormState {
  /// Says that these answers were given and not judged. Each is judged as soon as nothing before it
  /// is open; one that is not allowed is asked for then, with the reason.
  public mutating func judgeLater(_ names: [String]) {
    for index in slots.indices where slots[index].isGiven {
      slots[index].isDeferred = slots[index].names.contains(where: names.contains)
    }
  }

  /// The names of shown questions whose given answers nobody has judged.
  public var unjudged: [String] {
    slots.filter { $0.isDeferred && $0.isShown }.flatMap { $0.names }
  }

  /// The first question whose given answer can be judged now.
  var nextDeferred: Int? {
    guard let index = slots.firstIndex(where: { $0.isDeferred && $0.isShown }) else { return nil }
    return slots[..<index].indices.contains(where: isMissing) ? nil : index
  }

  /// Whether an answer is being judged, so that keys wait.
  var isWaiting: Bool { judging != nil || streams.isWaiting }

  /// Ends what judges an answer: the person does not want to wait.
  mutating func abandon() -> [Effect] {
    let effects = judging.map { streams.stopPreparing($0) } ?? []
    judging = nil
    return effects + streams.abandon()
  }

  /// Judges a given answer, for which its options may have to be listed first.
  mutating func judge(_ index: Int, _ page: Context) -> [Effect] {
    judging = index
    let effects = prepare(index)
    return streams.isListing(index) ? effects : effects + judgeListed(index, page)
  }

  /// Judges a given answer whose options are there.
  mutating func judgeListed(_ index: Int, _ page: Context) -> [Effect] {
    let slot = slots[index]
    do throws(Refusal) {
      for name in slot.names {
        guard let answer = answers[name] else { continue }
        let checked = try Checking.answer(
          answer.value, to: slot.question, options: slot.prompt.options)
        answers[name] = Answer(
          checked.value, positions: checked.positions, source: answer.source)
      }
    } catch {
      return refused(index, slot.isBlocked ? nil : error, page)
    }
    return accept(at: index, page)
  }

  /// Notes that a given answer was judged, and what its commands could see then.
  mutating func noteJudged(_ index: Int) {
    guard slots[index].isDeferred else { return }
    slots[index].isDeferred = false
    slots[index].judgedIn = FormStreams.state(environment(index))
    judging = nil
  }

  /// An answer was refused. One that was given is asked for from now on, with where it came from.
  /// - Parameter refusal: why; `nil` where its question says that already.
  mutating func refused(_ index: Int, _ refusal: Refusal?, _ page: Context) -> [Effect] {
    guard slots[index].isGiven else {
      slots[index].failure = refusal?.reason
      return []
    }
    judging = nil
    let slot = slots[index]
    let given = slot.names.compactMap { answers[$0] }.first
    slots[index].isGiven = false
    slots[index].isAccepted = false
    slots[index].isDeferred = false
    slots[index].judgedIn = nil
    // An option that is none has nothing that could be shown; a text can be mended.
    if slot.question.hasOptions, refusal != nil {
      slot.prompt.takeBack(&answers)
      applyDefault(index)
    }
    readConditions()
    // What has failed just now is tried again when the person says so.
    let effects = slot.commandFailure.isEmpty ? moveFocus(to: index, page) : enter(index, page)
    slots[index].failure = refusal.map { words(for: $0, of: given, slot.question) }
    return [.discardInput] + effects
  }

  private func words(for refusal: Refusal, of answer: Answer?, _ question: Question) -> String {
    guard let answer, let source = answer.source.description else { return refusal.reason }
    let value = question.isSecret ? "" : "\"\(answer.value.plainText)\" "
    return "\(value)from \(source): \(refusal.reason)"
  }
}
