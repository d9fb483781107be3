public import BallotJSON
public import BallotTerminal

/// What a question asks for.
public enum Kind: String, Hashable, Sendable, CaseIterable {
  /// One of a few, all in view.
  case radio
  /// On or off; with options, any number of them.
  case toggle
  /// One of many, or several.
  case picker
  /// A line of text, a number, a path, a secret.
  case text
  /// A guard: goes on or does not.
  case confirm
}

/// Which way options lie.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// One below the other.
  case vertical
  /// Side by side, as long as they fit.
  case horizontal
}

/// What happens where exactly one option is left.
public enum IfOne: String, Hashable, Sendable, CaseIterable {
  /// The question is asked all the same.
  case ask
  /// The option is the answer.
  case take
}

/// What happens where no option is left.
public enum IfNone: String, Hashable, Sendable, CaseIterable {
  /// The form fails: a required answer is missing.
  case fail
  /// The question is passed over, as if it were hidden.
  case skip
}

/// The glyphs or words that show a state, each at any width.
public struct Markers: Hashable, Sendable {
  /// Shown where chosen or on; `nil` for the style's own.
  public var on: String?
  /// Shown where not chosen or off; `nil` for the style's own.
  public var off: String?
  /// Shown where some are and some are not; `nil` for the style's own.
  public var mixed: String?
  /// The colour of `on`; `nil` for the tint.
  public var onTint: Color?
  /// The colour of `off`; `nil` for the terminal's own.
  public var offTint: Color?
  /// Markers; those left out are the style's own.
  public init(on: String? = nil, off: String? = nil, mixed: String? = nil) {
    self.on = on
    self.off = off
    self.mixed = mixed
  }
}

/// Where a question's options come from, besides those given one by one.
public enum OptionSource: Hashable, Sendable {
  /// One option a line of a file, by its path; `-` is standard input.
  case lines(String)
  /// JSON values in a file, by its path; `-` is standard input.
  case json(String)
  /// What `sh -c` prints, one option a line, run when the question is reached.
  case command(String)
}

/// What kind of path a text question takes.
public enum PathKind: String, Hashable, Sendable, CaseIterable {
  /// A file.
  case file
  /// A folder.
  case folder
}

/// One question of a form, as plain data: what the command line, a form file and the builder of
/// the Swift library all make.
public struct Question: Hashable, Sendable {
  /// What it asks for.
  public var kind: Kind
  /// The key of its answer.
  public var name: String
  /// The prompt; several lines are drawn one below the other.
  public var label: String
  /// A glyph or emoji before the prompt.
  public var icon: String?
  /// Help under the prompt.
  public var detail: String?
  /// The options given one by one.
  public var options: [Option] = []
  /// Where further options come from.
  public var optionSource: OptionSource?
  /// How lines become options.
  public var lineFormat = LineFormat()
  /// How JSON values become options.
  public var recordKeys = RecordKeys()
  /// What to do where exactly one option can be chosen.
  public var ifOne = IfOne.ask
  /// What to do where no option can be chosen.
  public var ifNone = IfNone.fail
  /// The label of a last row that takes text.
  public var other: String?
  /// The answer at the start; `nil` for none.
  public var initialValue: JSON?
  /// The answer at the start of each answer that `sources` names, where they differ.
  public var initialValues: [JSON.Member] = []
  /// Whether it may stay unanswered.
  public var isOptional = false
  /// Whether its answer is left out where it stays unanswered, as JSON Schema does with what it does
  /// not require; else it is `null`.
  public var isAbsentIfOpen = false
  /// What must hold for it to be asked.
  public var when: [Condition] = []
  /// A command that judges an answer.
  public var check: String?
  /// A command whose first line is the default.
  public var defaultCommand: String?
  /// Which way its options lie.
  public var orientation = Orientation.vertical
  /// The name of its style; `automatic` chooses by what there is to show.
  public var style = "automatic"
  /// Its markers.
  public var markers = Markers()
  /// Its accent colour.
  public var tint: Color?
  /// Whether the control is drawn without its label.
  public var labelsHidden = false
  /// The word for on, or for yes.
  public var onLabel: String?
  /// The word for off, or for no.
  public var offLabel: String?
  /// The word that must be typed to go on.
  public var typed: String?
  /// The label of a toggle for all options.
  public var master: String?
  /// The answers that it drives.
  public var sources: [String] = []
  /// Whether several options may be chosen.
  public var isMultiple = false
  /// The fewest options, the lowest number, or the shortest text in code points.
  public var minimum: JSONNumber?
  /// The most options, the highest number, or the longest text in code points.
  public var maximum: JSONNumber?
  /// Rows of the open list.
  public var height: Int?
  /// The filter's text at the start.
  public var query: String?
  /// A command that shows more of the option at the cursor.
  public var preview: String?
  /// Where its preview stands.
  public var previewPosition = PreviewPosition.automatic
  /// Text that is never shown.
  public var isSecret = false
  /// Whether the text is typed twice.
  public var isRepeated = false
  /// Whether the text is a number.
  public var isNumber = false
  /// Whether the number is whole.
  public var isInteger = false
  /// The kind of path that the text is.
  public var path: PathKind?
  /// Whether the path must exist.
  public var mustExist = false
  /// A regular expression that the text must match somewhere.
  public var pattern: String?
  /// What is said when an answer is refused.
  public var message: String?
  /// Dim text in an empty field.
  public var placeholder: String?
  /// The name of the answer in the shell, dotenv and github formats.
  public var key: String?
  /// The word for on in those formats.
  public var onValue: String?
  /// The word for off in those formats.
  public var offValue: String?

  /// A question of a kind; everything else is as if not given.
  public init(_ kind: Kind, name: String, label: String) {
    self.kind = kind
    self.name = name
    self.label = label
  }

  /// Whether its answer is a list: a toggle with options, or a picker of several.
  public var takesSeveral: Bool {
    switch kind {
    case .toggle: isGroup
    case .picker: isMultiple
    case .radio, .text, .confirm: false
    }
  }

  /// Whether it is a toggle with options.
  public var isGroup: Bool { kind == .toggle && (!options.isEmpty || optionSource != nil) }

  /// Whether a command lists its options.
  var optionsAreCommanded: Bool {
    switch optionSource {
    case .command?: true
    case .lines?, .json?, nil: false
    }
  }

  /// Whether a command says what its answer may be.
  var usesCommands: Bool { check != nil || defaultCommand != nil || optionsAreCommanded }

  /// Whether it has options to choose from.
  public var hasOptions: Bool {
    switch kind {
    case .radio, .picker: true
    case .toggle: isGroup
    case .text, .confirm: false
    }
  }
}

/// How a line becomes an option.
public struct LineFormat: Hashable, Sendable {
  /// What a column of a line may be.
  public enum Column: String, Hashable, Sendable, CaseIterable {
    /// The option's value.
    case value
    /// The option's label.
    case label
    /// The option's detail.
    case detail
  }

  /// What separates the columns; without it a line is taken verbatim.
  public var delimiter: String?
  /// What the columns are, in order.
  public var columns: [Column] = [.value, .label, .detail]
  /// Whether options end with NUL, not newline.
  public var endsWithNull = false

  /// Lines that are taken verbatim.
  public init() {}
}

/// The members of an object that make an option of it; `nil` where none was named.
public struct RecordKeys: Hashable, Sendable {
  /// The member that is the value.
  public var value: String?
  /// The member that is the label.
  public var label: String?
  /// The member that is the detail.
  public var detail: String?
  /// The member that is the icon.
  public var icon: String?

  /// No member named: an object with a `value` is an option record, any other is itself the value.
  public init() {}
}
