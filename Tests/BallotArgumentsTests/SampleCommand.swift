import BallotArguments

/// A command line tool with everything a declaration may have, for the tests of this folder.
enum SampleCommand {
  static let format = OptionDeclaration(
    "format", short: ["f"], value: "FORMAT", validValues: ["json", "raw", "shell", "fish"],
    help: "How the answer is printed.",
    completion: .values([
      CompletionValue("json", "one line of JSON"), CompletionValue("raw", "values alone"),
      CompletionValue("shell", "lines for eval"), CompletionValue("fish"),
    ]))

  static let questionOptions = OptionGroup(
    "Question options",
    [
      OptionDeclaration(
        "option", short: ["o"], value: "VALUE", repetition: .every, help: "One option."),
      OptionDeclaration(
        "default", "preset", short: ["d"], value: "VALUE", repetition: .every,
        help: "What is chosen at the start; repeat it for several."),
      OptionDeclaration("min", value: "N", help: "How many at least."),
      OptionDeclaration(
        "options-from", value: "FILE", help: "One option a line.", completion: .file),
      OptionDeclaration("secret", value: "TEXT", isHidden: true),
    ])

  static let resultOptions = OptionGroup(
    "Result options",
    [
      format,
      OptionDeclaration("raw", short: ["r"], conflicts: ["format"], help: "As --format raw."),
      OptionDeclaration(
        "pretty", short: ["p"], isInvertible: true, repetition: .last, help: "Indents JSON."),
      OptionDeclaration("verbose", short: ["v"], repetition: .every, help: "Says more."),
      .help,
    ])

  static let radio = CommandDeclaration(
    "radio", aliases: ["choose"], summary: "One of a few, all in view.",
    discussion: "The options stand below each other.\nA digit fills the row of that number.",
    groups: [questionOptions, resultOptions],
    operands: [
      OperandDeclaration("PROMPT", help: "What is asked."),
      OperandDeclaration("OPTION", .many, help: "One option; nothing in it is special."),
    ],
    examples: [
      ExampleDeclaration(
        "env=$(ballot radio -r 'Deploy to' dev staging prod) || exit", "one of three")
    ],
    placement: .beforeOperands)

  static let confirm = CommandDeclaration(
    "confirm", summary: "Goes on, or does not.", groups: [resultOptions],
    operands: [OperandDeclaration("PROMPT", help: "What is asked.")])

  static let form = CommandDeclaration(
    "form", summary: "Several questions as one form.",
    groups: [
      OptionGroup(
        "Questions",
        [
          OptionDeclaration("radio", value: "NAME=PROMPT", repetition: .every, help: "Opens one."),
          OptionDeclaration("toggle", value: "NAME=PROMPT", repetition: .every, help: "Opens one."),
        ]), questionOptions, resultOptions,
    ],
    operands: [
      OperandDeclaration("FILE", .optional, help: "The form; - is stdin.", completion: .file)
    ],
    passThrough: OperandDeclaration("ANSWER-FLAG", .many, help: "Answers, as the form names them."))

  static let completions = CommandDeclaration(
    "completions", summary: "Prints a completion script.",
    groups: [OptionGroup("Options", [.help])],
    operands: [
      OperandDeclaration("SHELL", validValues: ["bash", "zsh", "fish"]),
      OperandDeclaration("FILE", .optional, completion: .file),
    ])

  static let preview = CommandDeclaration(
    "preview", summary: "Draws a form without a terminal.",
    groups: [
      OptionGroup(
        "Options",
        [
          OptionDeclaration(
            "keys", value: "KEYS", isRequired: true, help: "What is typed.",
            completion: .shellCommand(#"printf '%s\t%s\n' Down 'one row' 'it'\''s' "a \$HOME""#)),
          OptionDeclaration("folder", value: "FOLDER", help: "Where.", completion: .folder), .help,
        ])
    ])

  static let ballot = CommandDeclaration(
    "ballot", summary: "Asks in a terminal.",
    groups: [
      OptionGroup(
        "Options",
        [
          OptionDeclaration(
            "color", value: "WHEN", validValues: ["auto", "always", "never"], help: "Colours."),
          .help, .version,
        ])
    ],
    subcommands: [
      confirm, radio, form, completions, preview,
      CommandDeclaration(
        "help", summary: "Shows help.", operands: [OperandDeclaration("COMMAND", .many)],
        isHelp: true),
      CommandDeclaration("internal", isHidden: true),
    ])

  /// The flags that a form generates for its answers.
  static let answers = CommandDeclaration(
    "deploy", summary: "Deploys.",
    groups: [
      OptionGroup(
        "Answers",
        [
          OptionDeclaration(
            "env", value: "VALUE", validValues: ["dev", "staging", "prod"], help: "Deploy to."),
          OptionDeclaration("tests", isInvertible: true, help: "Run the tests?"),
          OptionDeclaration(
            "lists", value: "VALUE", isInvertible: true, repetition: .every,
            validValues: ["news", "offers"], help: "Notify."),
          OptionDeclaration("5", short: ["5"], help: "A digit."),
          .help,
        ])
    ])
}
