import BallotAnswers
import BallotArguments
import BallotForms
import BallotJSON

/// Reads the items of a form from its command line: an item option opens an item, and the question
/// options that follow belong to it.
struct InlineForm {
  /// The items in order.
  private(set) var items: [FormItem] = []
  /// What is wrong.
  private(set) var faults: [CommandFault] = []

  /// The item that takes the options that are read now.
  private enum Open {
    case none
    case question(QuestionDraft)
    case unnamed(QuestionDraft)
    case section(String, [Condition])
    case note(String, [Condition])
  }
  private var open = Open.none

  /// Reads the options of a form in their order.
  init(_ occurrences: [OptionOccurrence]) {
    for occurrence in occurrences {
      if let item = FormItemOption(rawValue: occurrence.name) {
        close()
        begin(item, occurrence.text ?? "")
      } else if let option = QuestionOption(rawValue: occurrence.name) {
        apply(option, occurrence)
      }
    }
    close()
  }

  private mutating func begin(_ item: FormItemOption, _ text: String) {
    guard let kind = item.kind else {
      open = item == .section ? .section(text, []) : .note(text, [])
      return
    }
    guard let (name, label) = readAssignment(text) else {
      faults.append(
        CommandFault(
          .usage,
          "--\(item.rawValue) \(text): write NAME=PROMPT, where NAME is a letter, then letters, "
            + "digits, _ and -"))
      // Its options still belong to a question, so that they are judged too.
      open = .unnamed(QuestionDraft(Question(kind, name: "answer", label: text), subject: text))
      return
    }
    open = .question(QuestionDraft(Question(kind, name: name, label: label), subject: name))
  }

  private mutating func apply(_ option: QuestionOption, _ occurrence: OptionOccurrence) {
    switch open {
    case .question(var draft):
      draft.apply(option, occurrence)
      open = .question(draft)
    case .unnamed(var draft):
      draft.apply(option, occurrence)
      open = .unnamed(draft)
    case .section(let title, var when):
      add(option, occurrence, to: &when)
      open = .section(title, when)
    case .note(let text, var when):
      add(option, occurrence, to: &when)
      open = .note(text, when)
    case .none:
      faults.append(
        CommandFault(
          .usage,
          "--\(option.rawValue) belongs to no question: it stands after the --radio, --toggle, "
            + "--picker, --text or --confirm that it is for"))
    }
  }

  /// Sections and notes have conditions and nothing else.
  private mutating func add(
    _ option: QuestionOption, _ occurrence: OptionOccurrence, to when: inout [Condition]
  ) {
    let text = occurrence.text ?? ""
    guard option == .when else {
      faults.append(
        CommandFault(
          .usage, "--\(option.rawValue) is for questions; a section or a note takes only --when"))
      return
    }
    if let condition = readCondition(text) {
      when.add(condition)
    } else {
      faults.append(CommandFault(.usage, "--when \(text): write NAME=VALUE or NAME!=VALUE"))
    }
  }

  private mutating func close() {
    switch open {
    case .none: break
    case .question(var draft):
      items.append(.question(draft.finish()))
      faults += draft.faults
    case .unnamed(var draft):
      _ = draft.finish()
      faults += draft.faults
    case .section(let title, let when): items.append(.section(title: title, when: when))
    case .note(let text, let when):
      items.append(.note(lines: text.split(separator: "\n").map(String.init), when: when))
    }
    open = .none
  }
}
