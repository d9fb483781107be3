import BallotForms
import BallotJSON

/// A form while it is being answered: keeps the caller's values and the answers in step.
struct Session {
  private var plan: FormPlan

  /// How often handlers may set values that call handlers again, before that is taken as settled.
  static let rounds = 16

  init(_ plan: FormPlan) {
    self.plan = plan
    for watcher in plan.watchers { watcher.start() }
  }

  /// The form as data, with the options as they are now, and with what handlers have set for its
  /// defaults.
  var form: BallotForms.Form { plan.form }

  /// Follows the answers: sets the values behind those that changed, tells handlers and delegates,
  /// and takes over what they set in turn.
  mutating func follow(_ state: inout FormState) {
    for _ in 0..<Self.rounds {
      writeValues(state)
      let changed = announce() + refreshOptions(&state)
      readValues(changed, &state)
      if changed.isEmpty, !plan.watchers.reduce(false, { $1.look() || $0 }) { break }
    }
    for text in plan.texts { state.setText(text.text(), at: text.item) }
    for label in plan.labels { state.setLabel(label.text(), of: label.name) }
  }

  /// Sets the values of answers that have changed.
  private mutating func writeValues(_ state: FormState) {
    for index in plan.entries.indices {
      let answer = state.currentAnswer(of: plan.entries[index].name)
      let last = plan.entries[index].last
      guard answer?.value != last?.value || answer?.positions != last?.positions else { continue }
      plan.entries[index].last = answer
      _ = plan.entries[index].port.write(answer)
    }
  }

  /// Tells of values that have changed.
  /// - Returns: the entries whose values have.
  private mutating func announce() -> [Int] {
    var changed: [Int] = []
    for index in plan.entries.indices {
      guard case .some(let old) = plan.entries[index].port.announce() else { continue }
      changed.append(index)
      let entry = plan.entries[index]
      let change = FormChange(
        name: entry.name, old: old?.value ?? .null, new: entry.port.answer?.value ?? .null)
      for delegate in entry.delegates { delegate.formDidChange(change) }
    }
    return changed
  }

  /// Gives questions their options anew where they have changed.
  /// - Returns: the entries whose options have.
  private mutating func refreshOptions(_ state: inout FormState) -> [Int] {
    var changed: [Int] = []
    for index in plan.entries.indices where plan.entries[index].port.refresh() {
      changed.append(index)
      let entry = plan.entries[index]
      plan.form.changeQuestions(bearing: entry.name) { question in
        question.options = entry.port.options
        state.setOptions(question.options, of: question.name)
      }
    }
    return changed
  }

  /// Sets the answers of values that a handler has set, or that other options have made answers.
  private mutating func readValues(_ changed: [Int], _ state: inout FormState) {
    for index in changed {
      let name = plan.entries[index].name
      let answer = plan.entries[index].port.answer
      let shown = state.currentAnswer(of: name)
      guard answer?.value != shown?.value || answer?.positions != shown?.positions else { continue }
      state.setAnswer(answer, of: name)
      plan.entries[index].last = answer
      plan.form.changeQuestions(bearing: name) { $0.setInitialValue(answer?.value, of: name) }
    }
  }

  /// Sets all values from the answers. One whose question is hidden, and which cannot be none, is
  /// as it was at the start.
  /// - Returns: the name of an answer that is no value of its type; `nil` where all are.
  func finish(_ state: FormState) -> String? {
    for entry in plan.entries {
      let answer = state.answers[entry.name]
      if entry.port.write(answer) { continue }
      guard answer == nil else { return entry.name }
      entry.port.restore()
    }
    return nil
  }

  /// Sets all values as they were at the start.
  func restore() {
    for entry in plan.entries { entry.port.restore() }
  }
}

extension BallotForms.Form {
  /// Changes the questions that bear or drive the answer with this name.
  fileprivate mutating func changeQuestions(
    bearing name: String, _ change: (inout Question) -> Void
  ) {
    for index in items.indices {
      guard case .question(var question) = items[index],
        question.name == name || question.sources.contains(name)
      else { continue }
      change(&question)
      items[index] = .question(question)
    }
  }
}

extension Question {
  /// Sets the default of its answer with this name.
  fileprivate mutating func setInitialValue(_ value: JSON?, of name: String) {
    guard !sources.isEmpty else { return initialValue = value }
    initialValues.removeAll { $0.name == name }
    if let value { initialValues.append(JSON.Member(name, value)) }
  }
}
