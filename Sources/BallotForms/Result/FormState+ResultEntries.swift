import BallotJSON

extension FormState {
  /// The answers as the result formats take them: one for each name that a question or a control's
  /// `sources` bear, where it stands first; never one for a confirm. A name is hidden while all
  /// questions that bear it are.
  public var resultEntries: [ResultEntry] {
    let bearers = slots.filter { $0.question.kind != .confirm }
    var entries: [ResultEntry] = []
    for name in bearers.flatMap(\.names) where !entries.contains(where: { $0.name == name }) {
      let bearing = bearers.filter { $0.names.contains(name) }
      guard let owner = bearing.first(where: { $0.question.name == name }) ?? bearing.first else {
        continue
      }
      entries.append(
        ResultEntry(
          owner.question, name: name, state(of: name, isShown: bearing.contains(where: \.isShown))))
    }
    return entries
  }

  private func state(of name: String, isShown: Bool) -> ResultEntry.State {
    guard isShown else { return .hidden }
    guard let value = answers[name]?.value, value != .null else { return .open }
    return .value(value)
  }
}
