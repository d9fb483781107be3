import BallotArguments
import BallotForms
import BallotJSON
import BallotTerminal

/// The command line that gives the same answers with nobody there: what `--show-command` prints.
struct ShownCommand {
  /// The command line, to be pasted into a shell.
  let text: String

  /// What has no meaning with nobody there.
  private static let dropped: [RunOption] = [
    .showCommand, .interactive, .suggest, .suggestions,
  ]

  /// Words that stand before `ballot`, options right behind the command, and flags behind `--`.
  private struct Additions {
    var variables: [String] = []
    var options: [String] = []
    var flags: [String] = []
  }

  /// Makes the command line of a form in which nothing is open.
  /// - Parameter arguments: what the tool was called with.
  init(_ command: ParsedCommand, _ state: FormState, arguments: [[UInt8]]) {
    var additions = Additions()
    let isForm = command.path == [CommandName.form.rawValue]
    var needsFile = false
    for entry in state.resultEntries {
      // What is on the command line already, or in a file that it names, stays there.
      if state.answers[entry.name]?.source.isOnCommandLine == true { continue }
      switch entry.state {
      case .hidden: break
      case .open:
        if state.hasDefault(entry.name) { additions.options += ["--open", entry.name] }
      case .value where entry.isSecret:
        if let prefix = state.form.environmentPrefix {
          let variable = prefix + variableName(entry.name)
          additions.variables.append("\(variable)=\"$\(variable)\"")
        } else {
          needsFile = true
        }
      case .value(let value):
        if isForm, hasFlag(entry.name) {
          additions.flags += entry.flags(value)
        } else {
          additions.options += entry.texts(value).flatMap { ["--answer", "\(entry.name)=\($0)"] }
        }
      }
    }
    if state.needsYes { additions.options.insert("--yes", at: 0) }
    if needsFile {
      let file = ["--answers", "secrets.json"]
      if isForm, command.value(of: .answers) != nil {
        additions.flags += file
      } else {
        additions.options += file
      }
    }
    text = Self.line(Self.kept(command, arguments), command, additions)
  }

  /// The arguments without what is dropped.
  private static func kept(_ command: ParsedCommand, _ arguments: [[UInt8]]) -> [String] {
    var removed: Set<Int> = []
    for occurrence in command.occurrences
    where dropped.contains(where: { $0.rawValue == occurrence.name }) {
      let index = occurrence.position - 1
      removed.insert(index)
      if occurrence.text != nil, arguments[index] == Array(occurrence.spelling.utf8) {
        removed.insert(index + 1)
      }
    }
    return arguments.indices.filter { !removed.contains($0) }.map {
      String(decoding: arguments[$0], as: UTF8.self)
    }
  }

  private static func line(_ kept: [String], _ command: ParsedCommand, _ additions: Additions)
    -> String
  {
    var words = ["ballot"] + kept.prefix(1) + additions.options + kept.dropFirst()
    if !additions.flags.isEmpty {
      if command.rest == nil { words.append("--") }
      words += additions.flags
    }
    return (additions.variables + words.map(shellWord)).joined(separator: " ")
  }
}

extension AnswerSource {
  /// Whether the command line says it, or a file that it names.
  fileprivate var isOnCommandLine: Bool {
    switch self {
    case .flag, .answerOption, .file: true
    case .variable, .person, .onlyOption, .suggestion, .initialValue: false
    }
  }
}

extension ResultEntry {
  /// An answer as the flags of its form.
  fileprivate func flags(_ value: JSON) -> [String] {
    let flag = flagName(name)
    switch value {
    case .bool(let isOn) where !takesSeveral: return [isOn ? "--\(flag)" : "--no-\(flag)"]
    case .array([]) where takesSeveral: return ["--no-\(flag)"]
    case .null, .bool, .number, .string, .array, .object: break
    }
    return texts(value).flatMap { text in
      // A value that looks like an option must not stand alone.
      text.hasPrefix("-") ? ["--\(flag)=\(text)"] : ["--\(flag)", text]
    }
  }

  /// An answer as the texts that give it, one each.
  fileprivate func texts(_ value: JSON) -> [String] {
    guard takesSeveral, case .array(let elements) = value else { return [value.plainText] }
    // One text that begins like an array would be read as one (decisions 1.13).
    if elements.count == 1, elements[0].plainText.hasPrefix("[") { return [value.plainText] }
    return elements.isEmpty ? [""] : elements.map(\.plainText)
  }
}

extension FormState {
  /// Whether a person said yes to a confirm.
  fileprivate var needsYes: Bool {
    form.questions.contains { $0.kind == .confirm && answers[$0.name]?.source == .person }
  }

  /// Whether nobody would leave this answer open.
  fileprivate func hasDefault(_ name: String) -> Bool {
    guard let question = form.answerNames.first(where: { $0.name == name })?.question else {
      return false
    }
    return question.defaultCommand != nil || question.initialValue != nil
      || question.initialValues.contains { $0.name == name }
  }
}
