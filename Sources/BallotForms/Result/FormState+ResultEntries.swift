import BallotJSON

extension FormState {
  /// The answers as the result formats take them: one for each name that a question or a control's
  /// `sources` bear, where it stands first; never one for a confirm. A name is hidden while all
  /// questions that bear it are.
  public var resultEntries: [ResultEntry] {
    let bearers = slots.filter { $0.question.kind != .confirm }
    // Only the names of a control's sources can be borne twice.
    let shared = bearers.filter { $0.names != [$0.question.name] }.flatMap(\.names)
    var entries: [ResultEntry] = []
    for bearer in bearers {
      for name in bearer.names {
        guard shared.contains(name) else {
          entries.append(entry(name, of: bearer, isShown: bearer.isShown))
          continue
        }
        guard !entries.contains(where: { $0.name == name }) else { continue }
        let bearing = bearers.filter { $0.names.contains(name) }
        let owner = bearing.first { $0.question.name == name } ?? bearer
        entries.append(entry(name, of: owner, isShown: bearing.contains(where: \.isShown)))
      }
    }
    return entries
  }

  private func entry(_ name: String, of slot: Slot, isShown: Bool) -> ResultEntry {
    ResultEntry(slot.question, name: name, state(of: name, isShown: isShown))
  }

  private func state(of name: String, isShown: Bool) -> ResultEntry.State {
    guard isShown else { return .hidden }
    guard let value = answers[name]?.value, value != .null else { return .open }
    return .value(value)
  }
}
