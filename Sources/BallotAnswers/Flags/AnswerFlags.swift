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
  package var areOfProgram = false

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

    /// Nothing given.
    package init() {}
  }

  /// Reads the arguments.
  /// - Throws: all faults in one go.
  package func read(_ arguments: [Argument]) throws(CommandFaults) -> Reading {
    switch declaration(showingValues: false).parse(arguments) {
    case .help, .version:
      var reading = Reading()
      reading.wanted = .help
      return reading
    case .faults(let faults):
      throw CommandFaults(faults.map { CommandFault(.usage, $0.message) })
    case .run(let command):
      var reading = Reading()
      reading.isYes = command.flag(Common.yes.rawValue) ?? false
      reading.isNonInteractive = command.flag(Common.nonInteractive.rawValue) ?? false
      reading.isInteractive = command.flag(Common.interactive.rawValue) ?? false
      reading.wanted = wanted(command)
      reading.answersFile = command.value(of: Common.answers.rawValue)
      reading.given = answeredNames.compactMap { given($0, command) }
      return reading
    }
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
  var answeredNames: [Form.AnswerName] {
    form.answerNames.filter {
      $0.question.kind != .confirm && !$0.question.isSecret && hasFlag($0.name)
    }
  }

  /// The flags as a command line of the form's own.
  /// - Parameter showingValues: whether values are told, as in help and completions; in parsing they
  ///   are judged later, with all other answers.
  package func declaration(showingValues: Bool) -> CommandDeclaration {
    var groups = [OptionGroup("Answers", [])]
    var group = 0
    let flagged = answeredNames
    for item in form.items {
      switch item {
      case .section("", _): group = 0
      case .section(let title, _):
        group = groups.count
        groups.append(OptionGroup(title, []))
      case .note: break
      case .question(let question):
        let own = flagged.filter { $0.question == question }
        groups[group].options += own.map { option($0, showingValues: showingValues) }
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
