public import BallotArguments
import BallotForms
import BallotTerminal

/// The whole command line of the tool as data: for parsing, help, completions and the manual page.
public func ballotDeclaration() -> CommandDeclaration {
  ballotDeclaration(detailing: CommandName.allCases)
}

/// The command line with the options of these commands only: a run needs those of one, and no
/// discussions and examples.
func ballotDeclaration(detailing commands: [CommandName], isRead: Bool = true)
  -> CommandDeclaration
{
  var ballot = CommandDeclaration(
    "ballot", groups: [OptionGroup("Options", [.help, .version])],
    subcommands: CommandName.allCases.map { name in
      commands.contains(name) ? declaration(of: name, isRead: isRead) : bareDeclaration(of: name)
    })
  if isRead { addTexts(to: &ballot) }
  return ballot
}

private func addTexts(to ballot: inout CommandDeclaration) {
  ballot.summary = "Ask people in the terminal, and take answers from flags where nobody is."
  ballot.discussion =
    "Every question takes its answer from --answer, a file or the environment first, then from "
    + "the person, then from its default. Standard output gets the answer and nothing else, and "
    + "stays empty on every exit code but 0.\n"
    + "Exit codes: 0 answered, 1 refused, 2 usage, 3 an answer is missing and nobody is there, "
    + "4 an answer is not allowed, 5 input or output failed, 6 a form's help was shown, 7 back, "
    + "124 timed out, 130 cancelled."
  ballot.examples = [
    ExampleDeclaration("ballot confirm 'Deploy to production?' && ./deploy", "Go on or do not."),
    ExampleDeclaration(
      "env=$(ballot radio -r 'Deploy to' dev staging prod) || exit",
      "One of a short list."),
    ExampleDeclaration("name=$(ballot text -r 'Release name') || exit", "A line of text."),
    ExampleDeclaration("ballot toggle 'Notify' team ops sales", "Several of a list, as JSON."),
  ]
}

private func bareDeclaration(of name: CommandName) -> CommandDeclaration {
  CommandDeclaration(name.rawValue, summary: name.summary, isHidden: name.isHidden)
}

private func declaration(of name: CommandName, isRead: Bool) -> CommandDeclaration {
  var command = bareDeclaration(of: name)
  if isRead {
    command.examples = examples(of: name)
    command.discussion = discussion(of: name)
  }
  switch name {
  case .confirm, .text: command.operands = [prompt]
  case .radio, .picker, .toggle:
    command.operands = [
      name == .picker ? promptOrFilter : prompt,
      OperandDeclaration(
        "OPTION", .many,
        help: "What can be chosen. Write -- before PROMPT where one may begin "
          + "with a dash."),
    ]
    command.placement = .beforeOperands
  case .form, .preview:
    command.operands = [formFile]
    command.passThrough = OperandDeclaration(
      "ANSWER FLAGS", .many,
      help: "Answers as flags that the form makes: --NAME VALUE, --NAME or --no-NAME, --yes, "
        + "--answers FILE, --non-interactive, --help.")
  case .schema: command.operands = [formFile]
  case .completions:
    command.operands = [
      OperandDeclaration(
        "SHELL", help: "The shell.", validValues: CompletionShell.allCases.map(\.rawValue)),
      formFile,
    ]
  case .demo, .manual: break
  case .help:
    command.operands = [
      OperandDeclaration(
        "COMMAND", .optional, help: "The command.",
        completion: .values(
          CommandName.allCases.filter { !$0.isHidden }.map {
            CompletionValue($0.rawValue, $0.summary)
          }))
    ]
    command.isHelp = true
  }
  command.groups = groups(of: name)
  return command
}

private let prompt = OperandDeclaration("PROMPT", help: "The question.")

private let promptOrFilter = OperandDeclaration(
  "PROMPT", .optional, help: "The question; it may be left out with --filter.")

private let formFile = OperandDeclaration(
  "FILE", .optional, help: "A form file; - is standard input.", completion: .file)

private func groups(of name: CommandName) -> [OptionGroup] {
  var groups: [OptionGroup] = []
  if name == .preview {
    groups.append(OptionGroup("The picture", PreviewOption.allCases.map(\.declaration)))
  }
  if name.readsForm {
    groups.append(OptionGroup("Questions", FormItemOption.allCases.map(\.declaration)))
  }
  var run = runGroups(of: name)
  let form = run.removeFirst()
  groups.append(form)
  groups += questionGroups(of: name) + run
  groups.append(OptionGroup("Help", [.help]))
  return groups.filter { !$0.options.isEmpty }
}

/// The options of a command's questions, by their headings.
private func questionGroups(of name: CommandName) -> [OptionGroup] {
  var groups = QuestionOptionEntry.Heading.allCases.map { OptionGroup($0.title, []) }
  for option in QuestionOption.allCases {
    if let kind = name.kind, !option.kinds.contains(kind) { continue }
    let entry = option.entry
    let isOffered: Bool =
      switch entry.scope {
      case .everywhere: name.asksQuestions || name == .preview
      case .singleCommand: name.kind != nil
      case .form: name.readsForm
      }
    // A preview has a height too, and declares it for both.
    guard isOffered, name != .preview || option != .height else { continue }
    groups[entry.heading.rawValue].options.append(option.declaration(entry, in: name))
  }
  return groups
}

/// The options of a command's run, by their headings.
private func runGroups(of name: CommandName) -> [OptionGroup] {
  var groups = RunOption.Heading.allCases.map { OptionGroup($0.title, []) }
  for option in RunOption.allCases where option.isOffered(by: name) {
    let entry = option.entry
    groups[entry.heading.rawValue].options.append(option.declaration(entry))
  }
  return groups
}

extension QuestionOption {
  /// The option as a command has it. In a form it may be given to each question, so what it may be
  /// is checked question by question.
  fileprivate func declaration(_ entry: QuestionOptionEntry, in command: CommandName)
    -> OptionDeclaration
  {
    OptionDeclaration(
      rawValue, value: entry.value, repetition: entry.repeats || command.readsForm ? .every : .once,
      validValues: entry.values, help: entry.help, completion: completion(entry, command.kind))
  }

  private func completion(_ entry: QuestionOptionEntry, _ kind: Kind?) -> CompletionKind {
    if entry.takesFile { return .file }
    if self == .style { return .values(styleNames(kind).map { CompletionValue($0) }) }
    if self == .tint { return .values(Color.names.map { CompletionValue($0) }) }
    return .none
  }

  private func styleNames(_ kind: Kind?) -> [String] {
    switch kind {
    case .toggle: toggleStyles().map(\.name)
    case .picker: pickerStyles().map(\.name)
    case .radio, .text, .confirm: []
    case nil: toggleStyles().map(\.name) + pickerStyles().map(\.name)
    }
  }
}

extension RunOption {
  fileprivate func declaration(_ entry: Entry) -> OptionDeclaration {
    var declaration = OptionDeclaration(
      rawValue, short: entry.letter.map { [$0] } ?? [], value: entry.value,
      repetition: entry.repeats ? .every : .once, validValues: entry.values,
      conflicts: entry.conflicts, help: entry.help, completion: entry.takesFile ? .file : .none)
    if let alias = entry.alias { declaration.longNames.append(alias) }
    return declaration
  }
}

extension FormItemOption {
  fileprivate var declaration: OptionDeclaration {
    OptionDeclaration(rawValue, value: value, repetition: .every, help: help)
  }
}
