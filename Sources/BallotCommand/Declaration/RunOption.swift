import BallotForms

/// Every option of a run, whatever it asks, by its long name.
enum RunOption: String, CaseIterable {
  case yes, answer, open, answers, environmentPrefix = "env-prefix", suggest, suggestions, given
  case nonInteractive = "non-interactive", interactive, explain
  case title, layout, review, command, completeCommands = "complete-commands"
  case filter, timeout, onTimeout = "on-timeout", back, clear, plain, ascii, color
  case format, raw, pretty, print0, output, merge, prefix, exitStatus = "exit-status"
  case save, showCommand = "show-command", errorFormat = "error-format", result

  /// The heading of the help that it stands under, in the order of the help.
  enum Heading: Int, CaseIterable {
    case form, answers, asking, result

    /// The heading in words.
    var title: String {
      switch self {
      case .form: "The form"
      case .answers: "Answers given in advance"
      case .asking: "Asking"
      case .result: "The result"
      }
    }
  }

  /// What the option takes and means.
  struct Entry {
    /// Another long name.
    var alias: String?
    /// A letter that says the same.
    var letter: Character?
    /// What stands for the value; `nil` for a flag.
    var value: String?
    /// Whether it may be given several times.
    var repeats = false
    /// The only values that it may have; empty: any.
    var values: [String] = []
    /// Whether its value is the path of a file.
    var takesFile = false
    /// Names of options that may not stand beside it.
    var conflicts: [String] = []
    /// The heading that it stands under.
    var heading: Heading
    /// What it does.
    var help: String
  }

  /// Whether a command has the option.
  func isOffered(by command: CommandName) -> Bool {
    if command == .preview { return isOfferedByPreview }
    return switch self {
    case .yes: command == .confirm || command == .form
    case .given, .title, .layout, .review, .result: command == .form
    case .command: command == .form || command == .completions
    case .completeCommands: command == .completions
    case .errorFormat: command != .help && command != .manual
    case .exitStatus: command == .toggle
    case .filter: command == .picker
    case .format, .raw, .pretty, .print0, .output, .merge, .prefix, .save:
      command.asksQuestions && command != .confirm
    case .answer, .explain, .showCommand: command.asksQuestions
    // A confirm has no default and is answered by no file and no variable.
    case .open, .answers, .environmentPrefix, .suggest, .suggestions:
      command.asksQuestions && command != .confirm
    case .onTimeout: command.asks && command != .confirm
    case .nonInteractive, .interactive, .timeout, .back, .clear, .plain, .ascii, .color:
      command.asks
    }
  }

  /// Nothing that a preview does not show.
  private var isOfferedByPreview: Bool {
    switch self {
    case .yes, .given, .title, .layout, .review, .command, .answer, .open, .answers,
      .nonInteractive,
      .plain, .ascii, .errorFormat:
      true
    case .exitStatus, .format, .raw, .pretty, .print0, .output, .merge, .prefix,
      .environmentPrefix, .suggest, .suggestions, .onTimeout, .interactive, .filter, .timeout,
      .back, .clear, .color, .explain, .completeCommands, .save, .showCommand, .result:
      false
    }
  }

  /// What the option takes and means.
  var entry: Entry {
    switch self {
    case .yes: Entry(heading: .answers, help: "Answer every confirm with yes.")
    case .answer:
      Entry(
        value: "NAME=VALUE", repeats: true, heading: .answers,
        help: "Answer the question NAME; repeat it for several values.")
    case .open:
      Entry(
        value: "NAME", repeats: true, heading: .answers,
        help: "Leave the optional question NAME open, also where it has a default.")
    case .answers:
      Entry(
        value: "FILE", takesFile: true, heading: .answers,
        help: "Answers from FILE: a JSON object or KEY=VALUE lines; - is standard input.")
    case .environmentPrefix:
      Entry(
        value: "PREFIX", heading: .answers,
        help: "Answers from environment variables: PREFIX and the NAME in upper case.")
    case .suggest:
      Entry(
        value: "NAME=VALUE", repeats: true, heading: .answers,
        help: "Start with VALUE instead of the default, where a person is asked.")
    case .suggestions:
      Entry(
        value: "FILE", takesFile: true, heading: .answers,
        help: "Suggestions from FILE, as --answers reads it.")
    case .given:
      Entry(
        value: "NAME=VALUE", repeats: true, heading: .form,
        help: "A fact that conditions may use; never asked, never in the result.")
    case .nonInteractive:
      Entry(
        alias: "no-input", conflicts: ["interactive"], heading: .answers,
        help: "Ask nothing: defaults count, and what has none is missing (exit code 3).")
    case .interactive:
      Entry(heading: .answers, help: "Ask even where CI or BALLOT_NONINTERACTIVE is set.")
    case .explain:
      Entry(
        conflicts: ["output"], heading: .answers,
        help: "Ask nothing: print for each question what would happen and why, as text or with "
          + "--format json.")
    case .title: Entry(value: "TEXT", heading: .form, help: "The heading of the form.")
    case .layout:
      Entry(
        value: "LAYOUT", values: Layout.allCases.map(\.rawValue), heading: .form,
        help: "All questions on one page, or one step at a time; page if left out.")
    case .review:
      Entry(heading: .form, help: "End with a page of all answers, to check or change them.")
    case .command:
      Entry(
        value: "NAME", heading: .form,
        help: "The name of the script that asks the form, in its help and completions.")
    case .completeCommands:
      Entry(
        heading: .form,
        help: "Complete options that a command of the form prints by running it, for at most a "
          + "second.")
    case .filter:
      Entry(
        value: "QUERY",
        conflicts: ["format", "raw", "pretty", "output", "merge", "prefix", "query", "multiple"],
        heading: .asking,
        help: "Ask nothing: print the values that match QUERY, the best first, and exit with 3 "
          + "where none does.")
    case .timeout:
      Entry(
        value: "SECONDS", heading: .asking, help: "End with exit code 124 after so long.")
    case .onTimeout:
      Entry(
        value: "WHAT", values: ["fail", "default"], heading: .asking,
        help: "When the time is over: fail, or take the defaults of what is open.")
    case .back:
      Entry(heading: .asking, help: "Esc at the first question ends with exit code 7.")
    case .clear: Entry(heading: .asking, help: "Leave no summary on the screen.")
    case .plain:
      Entry(
        heading: .asking,
        help: "Ask line by line, for screen readers; lines may come from a pipe.")
    case .ascii: Entry(heading: .asking, help: "Draw with ASCII characters only.")
    case .color:
      Entry(
        value: "WHEN", values: ["auto", "always", "never"], heading: .asking,
        help: "Whether to use colours.")
    case .format:
      Entry(
        value: "FORMAT", values: ResultFormat.allCases.map(\.rawValue), conflicts: ["raw"],
        heading: .result, help: "How answers are written; json if left out.")
    case .raw:
      Entry(letter: "r", heading: .result, help: "The value alone: --format raw.")
    case .pretty: Entry(heading: .result, help: "Indent the JSON.")
    case .print0: Entry(heading: .result, help: "End each raw value with NUL.")
    case .output:
      Entry(
        value: "FILE", takesFile: true, heading: .result,
        help: "Write to FILE, whole or not at all, instead of standard output.")
    case .merge:
      Entry(
        heading: .result,
        help: "With --format dotenv: change the keys in FILE and leave the rest as it is.")
    case .prefix:
      Entry(
        value: "TEXT", heading: .result,
        help: "What every key begins with in the shell, dotenv and github formats.")
    case .save:
      Entry(
        value: "FILE", takesFile: true, heading: .result,
        help: "Write the answers to FILE too, as JSON for a later --answers; secrets never.")
    case .showCommand:
      Entry(
        heading: .result,
        help: "After asking, write to standard error the command line that gives the same answers "
          + "with nobody there.")
    case .result:
      Entry(
        value: "PROTOCOL", values: ["mcp"], heading: .result,
        help: "Print the ElicitResult of an MCP request, with exit code 0 also where the person "
          + "cancels or, by a confirm, declines.")
    case .errorFormat:
      Entry(
        value: "FORMAT", values: ["text", "json"], heading: .result,
        help: "How faults are written to standard error: text, or all of them as one JSON object.")
    case .exitStatus:
      Entry(
        conflicts: ["format", "raw", "output"], heading: .result,
        help: "Print nothing: exit with 0 for on and 1 for off.")
    }
  }
}
