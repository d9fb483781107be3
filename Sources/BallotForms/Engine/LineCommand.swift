/// A line that is no answer, but asks line mode for something. Only a person at a terminal has these
/// words: a line from a pipe is an answer, whatever stands in it.
enum LineCommand: String, CaseIterable {
  /// Says the question again.
  case help = "?"
  /// Goes to the question before.
  case back

  /// What a line asks for, of the commands in force; `nil` for an answer.
  init?(_ line: String, of commands: [LineCommand]) {
    guard let command = commands.first(where: { $0.rawValue == line.trimmingBlanks }) else {
      return nil
    }
    self = command
  }

  /// The answer that a line holds. After a `=` the words in force are answers like any other:
  /// `=back` is the answer `back`, and `==back` is `=back`.
  static func answer(in line: String, of commands: [LineCommand]) -> String {
    let word = line.drop { $0 == "=" }
    let isEscaped = word.startIndex != line.startIndex
    return isEscaped && commands.contains { $0.rawValue == word } ? String(line.dropFirst()) : line
  }
}

extension String {
  /// The text without the blanks around it.
  fileprivate var trimmingBlanks: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
