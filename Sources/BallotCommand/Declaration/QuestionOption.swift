import BallotForms

/// Every option of a question by its long name. What each takes and means stands in
/// `QuestionOption+Table.swift`, and only there.
enum QuestionOption: String, CaseIterable {
  case option, optionsFrom = "options-from", optionsJSON = "options-json"
  case optionsCommand = "options-command", read0, delimiter, columns
  case valueKey = "value-key", labelKey = "label-key", detailKey = "detail-key"
  case iconKey = "icon-key", ifOne = "if-one", ifNone = "if-none", other
  case name, `default`, defaultCommand = "default-command", optional, multiple, min, max, check
  case secret, `repeat`, number, path, exists, pattern, message, placeholder
  case typed, master, sources, when
  case detail, icon, style, orientation, height, query, preview
  case previewPosition = "preview-position", tint
  case onMarker = "on-marker", offMarker = "off-marker", mixedMarker = "mixed-marker"
  case labelsHidden = "labels-hidden", onLabel = "on-label", offLabel = "off-label"
  case key, onValue = "on-value", offValue = "off-value"
}

/// What an option of a question takes and means.
struct QuestionOptionEntry {
  /// Where the option is offered.
  enum Scope {
    /// On single commands and in forms.
    case everywhere
    /// On single commands.
    case singleCommand
    /// In forms.
    case form
  }

  /// The heading of the help that it stands under, in the order of the help.
  enum Heading: Int, CaseIterable {
    case options, answer, looks, keys

    /// The heading in words.
    var title: String {
      switch self {
      case .options: "Options to choose from"
      case .answer: "The answer"
      case .looks: "How it looks"
      case .keys: "In shell, dotenv and github formats"
      }
    }
  }

  /// What stands for the value; `nil` for a flag.
  var value: String?
  /// Whether it may be given several times to one question.
  var repeats = false
  /// The only values that it may have; empty: any.
  var values: [String] = []
  /// Whether its value is the path of a file.
  var takesFile = false
  /// Where it is offered.
  var scope = Scope.everywhere
  /// The heading that it stands under.
  var heading: Heading
  /// What it does.
  var help: String
}
