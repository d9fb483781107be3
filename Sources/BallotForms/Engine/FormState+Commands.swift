import BallotJSON
import BallotTerminal

/// What the commands of a question bring, and what happens where they fail or take their time.
extension FormState {
  /// Starts what brings the options and the default of a question, where that is to be had anew.
  /// Options that another command listed count no longer.
  mutating func prepare(_ index: Int) -> [Effect] {
    let effects = streams.focused(index, slots[index], environment(index))
    guard !effects.isEmpty else { return [] }
    slots[index].commandFailure = []
    guard streams.isListing(index) else { return effects }
    let slot = slots[index]
    slots[index].isAccepted = false
    slots[index].allOptions =
      slot.readsLines
      ? OptionList(lines: slot.question.lineFormat)
      : OptionList(slot.question.options, isLoading: true)
    replaceOptions(index, slots[index].allOptions)
    return effects
  }

  /// What is said of a command that did its work and listed nothing.
  static let listedNothing = "the command listed no options"

  /// The keys of a question whose options are not there: Esc goes back, whatever is open, Enter tries
  /// once more what failed, and nothing opens. `nil` for any other key and question.
  mutating func reduceUnready(_ key: Key, _ page: Context, armed: Bool) -> [Effect]? {
    let slot = slots[focus]
    switch key {
    case .escape:
      let isEmpty = slot.question.hasOptions && slot.prompt.options.count == 0
      guard slot.isBlocked || isEmpty && streams.isPreparing(focus) else { return nil }
      return retreat(page, armed: armed)
    case .enter:
      guard slot.isBlocked else { return nil }
      return moveFocus(to: focus, page)
    case .tab, .backTab, Key(.function(1)), .character("?"): return nil
    default: return slot.isBlocked ? [] : nil
    }
  }

  /// Options have arrived, or their command failed.
  mutating func listed(_ index: Int, _ output: [UInt8], _ failure: CommandFailure?) {
    let question = slots[index].question
    if let failure {
      fail(.options(index), at: index, failure.report(on: "the options cannot be listed"))
      slots[index].allOptions.finish()
    } else if slots[index].readsLines {
      slots[index].allOptions.finish()
    } else {
      do throws(OptionError) {
        slots[index].allOptions = OptionList(
          question.options + (try LineOptions.options(output, question.lineFormat)))
      } catch {
        let failure = CommandFailure(error.reason)
        fail(.options(index), at: index, failure.report(on: "the options cannot be listed"))
        slots[index].allOptions.finish()
      }
    }
    if slots[index].commandFailure.isEmpty, slots[index].allOptions.count == 0,
      question.ifNone == .fail, !question.isOptional
    {
      fail(.options(index), at: index, [Self.listedNothing])
    }
    readConditions()
  }

  /// The default has arrived, or its command failed.
  mutating func takeDefault(
    _ index: Int, _ output: [UInt8], _ failure: CommandFailure?, _ page: Context
  ) {
    if let failure {
      fail(.initialValue(index), at: index, failure.report(on: "there is no default"))
      return
    }
    let line = output.split(separator: 0x0A, maxSplits: 1).first ?? []
    guard let text = String(validating: line, as: UTF8.self) else { return }
    let slot = slots[index]
    guard
      let checked = try? Checking.answer(
        text: text, to: slot.question, options: slot.prompt.options)
    else { return }
    for name in slot.names where answers[name]?.source != .person {
      answers[name] = Answer(checked.value, positions: checked.positions, source: .initialValue)
    }
    readConditions()
    if index == focus { slots[index].prompt.focus(context(index, page), answers) }
  }

  /// A command that judges has ended. One that could not do its work says nothing of the answer: all
  /// that it wrote is shown, and the person may try again.
  mutating func checked(_ index: Int, _ failure: CommandFailure?, _ page: Context) -> [Effect] {
    guard let failure else { return accepted(index, page) }
    guard failure.isJudgement else {
      fail(.check(index), at: index, failure.report(on: "the answer cannot be checked"))
      return refused(index, nil, page)
    }
    let question = slots[index].question
    return refused(index, question.message.map { Refusal($0) } ?? failure.refusal, page)
  }

  /// Notes that a command failed, and that it is to be run again when the person comes back to its
  /// question.
  private mutating func fail(
    _ purpose: FormStreams.Purpose, at index: Int, _ report: [String]
  ) {
    streams.forget(purpose)
    slots[index].commandFailure = report
  }
}
