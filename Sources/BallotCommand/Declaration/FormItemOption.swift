import BallotForms

/// The options that open an item of a form; the question options that follow belong to it.
enum FormItemOption: String, CaseIterable {
  case radio, toggle, picker, text, confirm, section, note

  /// The kind of question that it opens; `nil` for a section or a note.
  var kind: Kind? {
    switch self {
    case .radio: .radio
    case .toggle: .toggle
    case .picker: .picker
    case .text: .text
    case .confirm: .confirm
    case .section, .note: nil
    }
  }

  /// What stands for its value.
  var value: String {
    switch self {
    case .section: "TITLE"
    case .note: "TEXT"
    case .radio, .toggle, .picker, .text, .confirm: "NAME=PROMPT"
    }
  }

  /// What it opens.
  var help: String {
    switch self {
    case .radio: "One of a few options."
    case .toggle: "On or off; with --option, any number of them."
    case .picker: "One or several of many options."
    case .text: "A line of text."
    case .confirm: "A guard: a no ends the form with exit code 1."
    case .section: "A heading; --when hides all below it."
    case .note: "Text between questions."
    }
  }
}
