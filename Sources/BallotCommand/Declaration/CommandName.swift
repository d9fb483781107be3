import BallotForms

/// The commands of the tool, in the order of the help: what scripts ask most comes first.
enum CommandName: String, CaseIterable {
  case confirm, radio, text, toggle, picker, form, schema, completions, preview, demo, help, manual

  /// The kind of question that a single command asks; `nil` for the other commands.
  var kind: Kind? {
    switch self {
    case .confirm: .confirm
    case .radio: .radio
    case .text: .text
    case .toggle: .toggle
    case .picker: .picker
    case .form, .schema, .completions, .preview, .demo, .help, .manual: nil
    }
  }

  /// Whether it asks questions of the caller's.
  var asksQuestions: Bool { kind != nil || self == .form }

  /// Whether it reads a form: from a file, from question options, or from both.
  var readsForm: Bool { self == .form || self == .preview }

  /// Whether it asks anything.
  var asks: Bool { asksQuestions || self == .demo }

  /// Whether help and completions leave it out: it is there for `scripts/install`.
  var isHidden: Bool { self == .manual }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .confirm: "Ask before going on: exit code 0 for yes, 1 for no"
    case .radio: "Ask for one of a few options, all in view"
    case .text: "Ask for a line of text, a number, a path or a secret"
    case .toggle: "Ask for on or off; with options, for any number of them"
    case .picker: "Ask for one or several of many options, in seven styles, with a filter"
    case .form: "Ask several questions as one form"
    case .preview: "Draw a form as it looks after keys, as text or SVG, without a terminal"
    case .schema: "Print the JSON Schema of form files, or of a form's answers"
    case .completions: "Print completions for bash, zsh or fish"
    case .demo: "Show every kind of question and every style"
    case .help: "Show the help of a command"
    case .manual: "Print the manual page, in the language of mdoc(7)"
    }
  }
}
