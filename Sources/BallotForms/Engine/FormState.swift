public import BallotJSON
import BallotMatching
public import BallotTerminal

/// A form while it is being answered: the questions as prompts, the answers, and where the focus
/// is. A value: events change it, a frame is drawn from it, and it touches nothing outside.
public struct FormState {
  /// One question of the page.
  struct Slot {
    /// The prompt with all that is typed and opened.
    var prompt: any Prompt
    /// The names of the answers that it drives, kept as every condition looks for them.
    let names: [String]
    /// Its options before their own conditions.
    var allOptions: OptionList
    /// The conditions of its section, and its own.
    let conditions: [Condition]
    /// Where it stands among the form's items.
    let item: Int
    /// Whether it was answered before anything was asked, and so is not asked.
    var isGiven = false
    /// Whether the person has accepted its answer.
    var isAccepted = false
    /// Whether it was shown when conditions were read last.
    var isShown = false
    /// When it was first seen with the focus.
    var focusedSince: Duration?
    /// Why its answer was refused; said until the next key.
    var failure: String?
    /// Which of its commands failed and what it said, a line each; said until it has run again.
    var commandFailure: [String] = []
    /// Whether its answer was given but cannot be judged yet.
    var isDeferred = false
    /// What its commands could see when such an answer was judged; `nil` for any other answer.
    var judgedIn: [String]?

    /// The question as data.
    var question: Question { prompt.question }
    /// Whether its options are lines that are shown as they arrive: nothing else is in the list.
    var readsLines: Bool { allOptions.records == nil }
    /// Whether nothing can be chosen or typed, as the command that was to list the options failed.
    var isBlocked: Bool {
      !commandFailure.isEmpty && question.hasOptions && question.other == nil
        && prompt.options.count == 0
    }
  }

  /// The form as data.
  public internal(set) var form: Form
  /// The answers so far, those of hidden questions dropped.
  public internal(set) var answers: Answers
  var slots: [Slot]
  /// The slot that has the focus.
  var focus = 0
  /// Whether the keys are shown.
  var showsKeys = false
  /// Whether the last page, with all answers, is shown, and which of its rows has the cursor.
  var review: Int?
  /// Whether a question was opened from that page, to which Enter goes back.
  var isRevising = false
  /// What the page has to say below the questions.
  var message: String?
  /// Whether Esc was pressed once at the first question.
  var escapeIsArmed = false
  /// Whether Esc at the first question goes back instead of giving up.
  public var canGoBack = false
  /// How the result will be written: what it cannot hold is refused while the person is there;
  /// `nil` where that does not matter.
  public var resultWriter: ResultWriter?
  var streams = FormStreams()
  /// The slot whose given answer is being judged before the form goes on.
  var judging: Int?
  /// Called when answers have changed, so that a program can follow them and set others.
  public var didChange: ((inout FormState) -> Void)?

  /// A form that is about to be asked.
  /// - Parameters:
  ///   - form: the form.
  ///   - given: what flags, files and the environment answered; those questions are not asked.
  ///   - options: the options of each question by name, as far as they are known.
  ///   - makePrompt: makes the prompt of a question, with its style.
  /// - Throws: `FormError` where a style has no such name.
  public init(
    _ form: Form, given: Answers = Answers(), options: OptionLists = [:],
    makePrompt: (Question, OptionList) throws(FormError) -> any Prompt = makePrompt
  ) throws(FormError) {
    self.form = form
    answers = given
    slots = []
    var sectionConditions: [Condition] = []
    for (index, item) in form.items.enumerated() {
      switch item {
      case .section(_, let when): sectionConditions = when
      case .note: break
      case .question(let question):
        let all = options[question.name] ?? OptionList(question.options)
        let prompt = try makePrompt(question, all)
        var slot = Slot(
          prompt: prompt, names: prompt.names, allOptions: all,
          conditions: sectionConditions + question.when,
          item: index)
        slot.isGiven = prompt.names.allSatisfy { given[$0] != nil }
        slots.append(slot)
      }
    }
    readConditions()
    for index in slots.indices where options[slots[index].question.name] != nil {
      streams.noteOptions(index, environment(index))
    }
    focus = nextOpen(after: -1) ?? slots.indices.first { isAsked($0) } ?? 0
  }

  /// Says that a stream that runs already brings the options of the question with this name.
  public mutating func attach(_ stream: StreamID, toOptionsOf name: String) {
    guard let index = slots.firstIndex(where: { $0.question.name == name }) else { return }
    streams.running.append(FormStreams.Running(id: stream, purpose: .options(index)))
  }

  /// Whether anything is left to ask.
  public var isComplete: Bool { nextOpen(after: -1) == nil }

  /// Whether a question is on the page: shown, and not answered before.
  func isAsked(_ index: Int) -> Bool { slots[index].isShown && !slots[index].isGiven }

  /// Whether a question is still open: asked and not accepted.
  func isOpen(_ index: Int) -> Bool { isAsked(index) && !slots[index].isAccepted }

  /// Whether a question keeps the form from being submitted: it is open, and not one that may be
  /// left without an answer and was.
  func isMissing(_ index: Int) -> Bool {
    let slot = slots[index]
    let isLeftOpen = slot.question.isOptional && slot.names.allSatisfy { answers[$0] == nil }
    return isOpen(index) && !isLeftOpen
  }

  /// The next question after a slot that the person has to answer.
  func nextOpen(after index: Int) -> Int? {
    slots.indices.first { $0 > index && isOpen($0) }
  }

  /// The questions that have no answer and need one, in order.
  public var unanswered: [Question] {
    slots.indices.filter { index in
      let slot = slots[index]
      guard slot.isShown, !slot.question.isOptional else { return false }
      return slot.names.contains { answers[$0] == nil }
    }.map { slots[$0].question }
  }

  /// The answers as the result has them: typed, in question order, hidden questions and confirms
  /// left out, optional ones left open `null`.
  public var result: JSON {
    var members: [JSON.Member] = []
    for slot in slots where slot.isShown && slot.question.kind != .confirm {
      for name in slot.names where !members.contains(where: { $0.name == name }) {
        guard let answer = answers[name] else {
          members.append(JSON.Member(name, .null))
          continue
        }
        members.append(JSON.Member(name, answer.value))
      }
    }
    return .object(members)
  }

  /// Whether work is waiting that is done between keys.
  public var hasWork: Bool { slots.indices.contains(focus) && slots[focus].prompt.hasWork }

  /// Does a slice of the waiting work.
  public mutating func work(concurrently: (Int, @Sendable (Int) -> Void) -> Void) {
    guard slots.indices.contains(focus) else { return }
    slots[focus].prompt.work(concurrently: concurrently)
  }

  /// The surroundings of a slot.
  func context(_ index: Int, _ page: Context) -> Context {
    var context = page
    let asked = form.layout == .steps ? 1 : slots.indices.filter(isAsked).count
    context.isAlone = asked <= 1
    context.isFocused = index == focus
    context.focusedSince = slots[index].focusedSince
    context.label = quoted(slots[index].question.label)
    return context
  }
}

/// A fault in a form that was built wrong: by a caller of the library, or by the command line.
public struct FormError: Error, Hashable, Sendable {
  /// The question it is about; `nil` for the form.
  public var name: String?
  /// What is wrong and what to do instead.
  public var reason: String
  /// A fault of a question, or of the form.
  public init(_ reason: String, name: String? = nil) {
    self.reason = reason
    self.name = name
  }
}

/// Makes the prompt of a question in the style that it names.
/// - Throws: `FormError` where there is no such style.
public func makePrompt(_ question: Question, _ options: OptionList) throws(FormError)
  -> any Prompt
{
  switch question.kind {
  case .radio: return ChoicePrompt(question, options: options, style: RadioGroupPickerStyle())
  case .picker:
    guard let style = pickerStyle(named: question.style) else {
      throw FormError(
        unknownStyle(question.style, pickerStyles().map(\.name)), name: question.name)
    }
    return ChoicePrompt(question, options: options, style: style)
  case .toggle where question.isGroup:
    return ChoicePrompt(question, options: options, style: CheckboxGroupPickerStyle())
  case .toggle:
    guard let style = toggleStyle(named: question.style) else {
      throw FormError(
        unknownStyle(question.style, toggleStyles().map(\.name)), name: question.name)
    }
    return TogglePrompt(question, style: style)
  case .confirm: return ConfirmPrompt(question)
  case .text: return TextPrompt(question)
  }
}

private func unknownStyle(_ name: String, _ known: [String]) -> String {
  let nearest = nearestWord(to: name, in: known).map { "; did you mean \($0)?" } ?? "."
  return "no style \(name)\(nearest) Styles: \(known.joined(separator: ", "))"
}
