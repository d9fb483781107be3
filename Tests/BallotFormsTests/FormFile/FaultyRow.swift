import BallotForms
import BallotJSON
import Testing

/// A faulty text, with a `▸` at the place of each fault, and the message of each.
struct FaultyRow {
  let text: String
  let messages: [String]

  init(_ text: String, _ messages: String...) {
    self.text = text
    self.messages = messages
  }

  /// What differs from the messages and places that the row asks for; nil if nothing does.
  func difference(path: String = "form.json", around: (String) -> String = { $0 }) -> String? {
    let marked = MarkedText(around(text))
    let found = faults(marked.bytes, path: path)
    if found.map(\.message) != messages { return "\(text)\n\(found.map(\.message))" }
    if found.map(\.position.offset) != marked.offsets {
      return "\(text)\n\(found.map { $0.position.description })"
    }
    return nil
  }
}
