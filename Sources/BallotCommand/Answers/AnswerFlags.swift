import BallotArguments
import BallotForms
import BallotJSON
import BallotTerminal

/// The flags that a form makes of its questions, for what stands after `--`: a script that passes
/// its arguments on has flags and help of its own.
struct AnswerFlags {
  /// The form as data.
  let form: Form
  /// What the help calls the script.
  let name: String
  /// Whether options that a command prints are completed by running it.
  var completesCommands = false

  /// The options besides the answers.
  private enum Common: String {
    case yes, answers
    case nonInteractive = "non-interactive"
  }

  /// The flags of a form, in the name of its caller: `--command`, else the form's title or file.
  init(_ form: Form, _ command: ParsedCommand) {
    self.form = form
    let file = command.operand("FILE")?.split(separator: "/").last.map(String.init)
    let base = file.map { $0.hasSuffix(".json") ? String($0.dropLast(5)) : $0 }
    name = command.value(of: .command) ?? (form.title ?? base).flatMap(kebabCase) ?? "form"
  }

  /// What was given by flags.
  struct Reading {
    /// The answers.
    var given: [GivenAnswer] = []
    /// Whether every confirm is answered.
    var isYes = false
    /// Whether nothing is asked.
    var isNonInteractive = false
    /// The path of an answers file.
    var answersFile: String?
    /// Whether the help is asked for, and nothing else.
    var isHelp = false
  }

  /// Reads the arguments after `--`.
  /// - Throws: all faults in one go.
  func read(_ arguments: [Argument]) throws(CommandFaults) -> Reading {
    switch declaration(showingValues: false).parse(arguments) {
    case .help, .version:
      var reading = Reading()
      reading.isHelp = true
      return reading
    case .faults(let faults):
      throw CommandFaults(faults.map { CommandFault(.usage, "after --: \($0.message)") })
    case .run(let command):
      var reading = Reading()
      reading.isYes = command.flag(Common.yes.rawValue) ?? false
      reading.isNonInteractive = command.flag(Common.nonInteractive.rawValue) ?? false
      reading.answersFile = command.value(of: Common.answers.rawValue)
      reading.given = answeredNames.compactMap { given($0, command) }
      return reading
    }
  }

  /// The form's own help, laid out for this many columns.
  func help(columns: Int) -> String {
    declaration(showingValues: true).help(
      layout: HelpLayout(columns: columns, width: displayWidth))
  }

  private func given(_ answer: Form.AnswerName, _ command: ParsedCommand) -> GivenAnswer? {
    let occurrences = command.occurrences(of: flagName(answer.name))
    guard let last = occurrences.last else { return nil }
    let source = AnswerSource.flag(last.spelling)
    switch last.value {
    case .on: return GivenAnswer(answer.name, .json(.bool(true)), source: source)
    case .off:
      let none: JSON = answer.question.takesSeveral ? .array([]) : .bool(false)
      return GivenAnswer(answer.name, .json(none), source: source)
    case .text:
      let start = (occurrences.lastIndex { $0.value == .off } ?? -1) + 1
      return GivenAnswer(
        answer.name, .texts(occurrences[start...].compactMap(\.text)), source: source)
    }
  }

  /// The answers that have a flag: not confirms, which `--yes` answers, nor secrets, which would
  /// show in the list of processes, nor names that make no flag.
  private var answeredNames: [Form.AnswerName] {
    form.answerNames.filter {
      $0.question.kind != .confirm && !$0.question.isSecret && hasFlag($0.name)
    }
  }

  /// The flags as a command line of the form's own.
  /// - Parameter showingValues: whether values are told, as in help and completions; in parsing they
  ///   are judged later, with all other answers.
  func declaration(showingValues: Bool) -> CommandDeclaration {
    var groups = [OptionGroup("Answers", [])]
    let flagged = answeredNames
    for item in form.items {
      switch item {
      case .section(let title, _): groups.append(OptionGroup(title, []))
      case .note: break
      case .question(let question):
        let own = flagged.filter { $0.question == question }
        groups[groups.count - 1].options += own.map { option($0, showingValues: showingValues) }
      }
    }
    groups.append(OptionGroup("Options", commonOptions))
    return CommandDeclaration(
      name, summary: form.title ?? "", groups: groups.filter { !$0.options.isEmpty })
  }

  private func option(_ answer: Form.AnswerName, showingValues: Bool) -> OptionDeclaration {
    let question = answer.question
    let isToggle = question.kind == .toggle && !question.isGroup
    let values = question.options.filter(\.isEnabled).map(\.value.plainText)
    return OptionDeclaration(
      flagName(answer.name), value: isToggle ? nil : question.isNumber ? "NUMBER" : "VALUE",
      isInvertible: isToggle || question.takesSeveral,
      repetition: question.takesSeveral ? .every : isToggle ? .last : .once,
      validValues: showingValues && question.other == nil ? values : [],
      help: question.flagHelp(name: answer.name),
      completion: completion(of: question))
  }

  private func completion(of question: Question) -> CompletionKind {
    switch question.path {
    case .file?: return .file
    case .folder?: return .folder
    case nil: break
    }
    // A completion script takes lines up to a tab; others mean something else by theirs.
    if case .command(let script)? = question.optionSource, completesCommands,
      question.options.isEmpty, question.lineFormat == LineFormat()
    {
      return .shellCommand(script)
    }
    return .values(
      question.options.filter(\.isEnabled).map {
        let text = $0.value.plainText
        return CompletionValue(text, $0.detail ?? ($0.label == text ? "" : $0.label))
      })
  }

  private var commonOptions: [OptionDeclaration] {
    var options: [OptionDeclaration] = []
    if form.questions.contains(where: { $0.kind == .confirm }) {
      options.append(
        OptionDeclaration(
          Common.yes.rawValue, repetition: .last, help: "Answer every confirm with yes."))
    }
    return options + [
      OptionDeclaration(
        Common.answers.rawValue, value: "FILE",
        help: "Answers from FILE, JSON or KEY=VALUE lines; - is standard input.",
        completion: .file),
      OptionDeclaration(
        Common.nonInteractive.rawValue, "no-input", repetition: .last,
        help: "Ask nothing; defaults count."),
      .help,
    ]
  }
}

extension Question {
  /// The question in the help of its form: prompt, detail, limits, default and conditions.
  fileprivate func flagHelp(name: String) -> String {
    var sentences = [label] + (detail.map { [$0] } ?? [])
    if let minimum, let maximum {
      sentences.append("From \(minimum.text) to \(maximum.text)")
    } else if let minimum {
      sentences.append("At least \(minimum.text)")
    } else if let maximum {
      sentences.append("At most \(maximum.text)")
    }
    if let value = initialValues.first(where: { $0.name == name })?.value ?? initialValue {
      sentences.append("Default: \(answerWords(value))")
    }
    for condition in when { sentences.append("Only where \(condition.words)") }
    return sentences.map { sentence in
      ".?!:".contains(sentence.last ?? ".") ? sentence : sentence + "."
    }.joined(separator: " ")
  }
}

/// A text as the name of a command: lower case, dashes for all but letters and digits; `nil` where
/// nothing is left.
func kebabCase(_ text: String) -> String? {
  let words = text.lowercased().split { !($0.isLetter || $0.isNumber) }
  return words.isEmpty ? nil : words.joined(separator: "-")
}
