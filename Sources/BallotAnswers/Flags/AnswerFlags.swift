package import BallotArguments
package import BallotForms
import BallotJSON

/// The flags that a form makes of its questions: the arguments of a script that passes them on
/// after `--`, or of a program that asks the form itself.
package struct AnswerFlags {
  /// The form as data.
  package let form: Form
  /// What the help calls the script or program.
  package let name: String
  /// Whether options that a command prints are completed by running it.
  package var completesCommands = false
  /// Whether the flags are a program's own, which has no `ballot` beside it: what the tool's options
  /// and commands do for a script, the program's flags do as well.
  package var isStandalone = false

  /// The options besides the answers.
  enum Common: String {
    case yes, answers, interactive, schema, completions
    case nonInteractive = "non-interactive"
  }

  /// The flags of a form, in the name of its caller.
  package init(_ form: Form, name: String) {
    self.form = form
    self.name = name
  }

  /// What was given by flags.
  package struct Reading {
    /// The answers.
    package var given: [GivenAnswer] = []
    /// Whether every confirm is answered.
    package var isYes = false
    /// Whether nothing is asked.
    package var isNonInteractive = false
    /// Whether questions are asked although a variable forbids it.
    package var isInteractive = false
    /// The path of an answers file.
    package var answersFile: String?
    /// The text that is wanted, and nothing else.
    package var wanted: Description?
    /// What is wrong with the arguments; what could be read beside it is read.
    package var faults: [CommandFault] = []

    /// Nothing given.
    package init() {}
  }

  /// Reads the arguments, also beside those at fault, so that wrong answers are told in the same go.
  package func read(_ arguments: [Argument]) -> Reading {
    switch declaration(showingValues: false).parse(arguments) {
    case .help, .version:
      var reading = Reading()
      reading.wanted = .help
      return reading
    case .faults(let faults, beside: let command):
      var reading = reading(command)
      reading.faults = faults.map { CommandFault(.usage, $0.message) }
      return reading
    case .run(let command): return reading(command)
    }
  }

  private func reading(_ command: ParsedCommand) -> Reading {
    var reading = Reading()
    reading.isYes = command.flag(Common.yes.rawValue) ?? false
    reading.isNonInteractive = command.flag(Common.nonInteractive.rawValue) ?? false
    reading.isInteractive = command.flag(Common.interactive.rawValue) ?? false
    reading.wanted = wanted(command)
    reading.answersFile = command.value(of: Common.answers.rawValue)
    reading.given = answeredNames.compactMap { given($0, command) }
    return reading
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
  var answeredNames: [Form.AnswerName] { form.answerNames.filter(\.isFlagged) }

  /// The flags as a command line of the form's own.
  /// - Parameter showingValues: whether values are told, as in help and completions; in parsing they
  ///   are judged later, with all other answers.
  package func declaration(showingValues: Bool) -> CommandDeclaration {
    var groups = [OptionGroup("Answers", [])]
    var group = 0
    var conditions: [Condition] = []
    let flagged = answeredNames
    for item in form.items {
      switch item {
      case .section(let title, let when):
        conditions = when
        guard !title.isEmpty else {
          group = 0
          continue
        }
        group = groups.count
        groups.append(OptionGroup(title, []))
      case .note: break
      case .question(let question):
        let own = flagged.filter { $0.question == question }
        groups[group].options += own.map {
          option($0, under: conditions, showingValues: showingValues)
        }
      }
    }
    groups.append(OptionGroup("Options", commonOptions))
    return CommandDeclaration(
      name, summary: form.title ?? "", discussion: showingValues ? unflaggedHelp : "",
      groups: groups.filter { !$0.options.isEmpty })
  }

  private func option(
    _ answer: Form.AnswerName, under conditions: [Condition], showingValues: Bool
  ) -> OptionDeclaration {
    let question = answer.question
    let isToggle = question.kind == .toggle && !question.isGroup
    let values = question.options.filter(\.isEnabled).map(\.value.plainText)
    return OptionDeclaration(
      flagName(answer.name), value: isToggle ? nil : question.isNumber ? "NUMBER" : "VALUE",
      isInvertible: isToggle || question.takesSeveral,
      repetition: question.takesSeveral ? .every : isToggle ? .last : .once,
      validValues: showingValues && question.other == nil ? values : [],
      help: question.help(name: answer.name, under: conditions),
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
}

extension Form.AnswerName {
  /// Whether the answer has a flag.
  var isFlagged: Bool { question.kind != .confirm && !question.isSecret && hasFlag(name) }
}
