import BallotAnswers
import BallotArguments
import BallotForms
import BallotJSON
import BallotMatching
import BallotTerminal

/// A question as its options are read one after another, with everything that is wrong with them.
struct QuestionDraft {
  /// The question as far as it is read.
  var question: Question
  /// What is wrong.
  private(set) var faults: [CommandFault] = []
  /// What messages call the question.
  private let subject: String
  /// The defaults in the order given.
  private var defaults: [String] = []
  /// The options given already, with how they were written.
  private var given: [(option: QuestionOption, spelling: String)] = []

  /// A question that was just opened.
  init(_ question: Question, subject: String) {
    self.question = question
    self.subject = subject
  }

  /// Takes one option of the question.
  mutating func apply(_ option: QuestionOption, _ occurrence: OptionOccurrence) {
    let entry = option.entry
    guard option.kinds.contains(question.kind) else {
      let kinds = option.kinds.map(\.rawValue).joined(separator: ", ")
      return fault("--\(option.rawValue) is for \(kinds), not for a \(question.kind.rawValue)")
    }
    if !entry.repeats, given.contains(where: { $0.option == option }) {
      return fault("--\(option.rawValue) may be given once to a question; remove one")
    }
    given.append((option, occurrence.spelling))
    set(option, occurrence.text ?? "")
  }

  /// The question when all its options are read.
  mutating func finish() -> Question {
    checkSources()
    setDefault()
    return question
  }

  private mutating func fault(_ message: String) {
    faults.append(CommandFault(.usage, subject.isEmpty ? message : "\(subject): \(message)"))
  }

  private mutating func set(_ option: QuestionOption, _ text: String) {
    switch option {
    case .name: question.name = text
    case .option: question.options.append(Option(.string(text)))
    case .optionsFrom: question.optionSource = .lines(text)
    case .optionsJSON: question.optionSource = .json(text)
    case .optionsCommand: question.optionSource = .command(text)
    case .read0: question.lineFormat.endsWithNull = true
    case .delimiter: question.lineFormat.delimiter = text == "\\t" ? "\t" : text
    case .columns: setColumns(text)
    case .valueKey: question.recordKeys.value = text
    case .labelKey: question.recordKeys.label = text
    case .detailKey: question.recordKeys.detail = text
    case .iconKey: question.recordKeys.icon = text
    case .ifOne: question.ifOne = IfOne(rawValue: text) ?? question.ifOne
    case .ifNone: question.ifNone = IfNone(rawValue: text) ?? question.ifNone
    case .other: question.other = text
    case .default: defaults.append(text)
    case .defaultCommand: question.defaultCommand = text
    case .optional: question.isOptional = true
    case .multiple: question.isMultiple = true
    case .min: question.minimum = number(option, text)
    case .max: question.maximum = number(option, text)
    case .check: question.check = text
    case .secret: question.isSecret = true
    case .repeat: question.isRepeated = true
    case .number: question.isNumber = true
    case .path: question.path = PathKind(rawValue: text)
    case .exists: question.mustExist = true
    case .pattern: question.pattern = text
    case .message: question.message = text
    case .placeholder: question.placeholder = text
    case .typed: question.typed = text
    case .master: question.master = text
    case .sources: setSources(text)
    case .when: addCondition(text)
    case .detail: question.detail = text
    case .icon: question.icon = text
    case .style: question.style = text
    case .orientation:
      question.orientation = Orientation(rawValue: text) ?? question.orientation
    case .height: question.height = count(option, text)
    case .query: question.query = text
    case .preview: question.preview = text
    case .previewPosition:
      question.previewPosition = PreviewPosition(rawValue: text) ?? question.previewPosition
    case .tint: setTint(text)
    case .onMarker: question.markers.on = text
    case .offMarker: question.markers.off = text
    case .mixedMarker: question.markers.mixed = text
    case .labelsHidden: question.labelsHidden = true
    case .onLabel: question.onLabel = text
    case .offLabel: question.offLabel = text
    case .key: question.key = text
    case .onValue: question.onValue = text
    case .offValue: question.offValue = text
    }
  }

  private mutating func setColumns(_ text: String) {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let columns = words.compactMap(LineFormat.Column.init(rawValue:))
    let known = LineFormat.Column.allCases.map(\.rawValue).joined(separator: ", ")
    guard columns.count == words.count else {
      return fault("--columns \(text): give \(known), with commas between")
    }
    question.lineFormat.columns = columns
  }

  private mutating func setSources(_ text: String) {
    question.sources = text.split(separator: ",", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private mutating func addCondition(_ text: String) {
    if let condition = readCondition(text) {
      question.when.add(condition)
    } else {
      fault("--when \(text): write NAME=VALUE or NAME!=VALUE")
    }
  }

  private mutating func setTint(_ text: String) {
    if let color = Color(named: text) {
      question.tint = color
      return
    }
    let nearest = nearestWord(to: text, in: Color.names).map { "; did you mean \($0)?" } ?? "."
    fault(
      "--tint: there is no colour \(text)\(nearest) Give a name, #rgb, #rrggbb, or a number from "
        + "0 to 255; names: \(Color.names.joined(separator: ", "))")
  }

  private mutating func number(_ option: QuestionOption, _ text: String) -> JSONNumber? {
    let number = JSONNumber(text)
    if number == nil { fault("--\(option.rawValue) \(text): give a number") }
    return number
  }

  private mutating func count(_ option: QuestionOption, _ text: String) -> Int? {
    if let count = Int(text), count > 0 { return count }
    fault("--\(option.rawValue) \(text): give a whole number from 1 on")
    return nil
  }

  /// Options are read from one place only.
  private mutating func checkSources() {
    let sources = given.filter { $0.option.isOptionSource }.map(\.spelling)
    guard sources.count > 1 else { return }
    fault("\(sources.joined(separator: " and ")) cannot stand together: give one of them")
  }

  /// One text each is the default; of several, none at all is the empty one (decisions 1.13).
  private mutating func setDefault() {
    guard let first = defaults.first else { return }
    if question.takesSeveral {
      question.initialValue = .array(defaults == [""] ? [] : defaults.map(JSON.string))
      return
    }
    if defaults.count > 1 {
      return fault("--default is given \(defaults.count) times, but the question takes one answer")
    }
    guard question.kind == .toggle else {
      question.initialValue = .string(first)
      return
    }
    if let flag = Toggled.value(of: first) {
      question.initialValue = .bool(flag)
    } else if first == question.onLabel || first == question.offLabel {
      question.initialValue = .bool(first == question.onLabel)
    } else {
      fault("--default \(first): a toggle is on or off")
    }
  }
}

extension QuestionOption {
  /// Whether it says where options come from.
  fileprivate var isOptionSource: Bool {
    self == .optionsFrom || self == .optionsJSON || self == .optionsCommand
  }
}
